import archive from "@locales/ja/archive.ftl?raw";
import core from "@locales/ja/core.ftl?raw";
import table from "@locales/ja/table.ftl?raw";
import web from "@locales/ja/web.ftl?raw";

export default [core, table, archive, web].join("\n");
