import archive from "@locales/en/archive.ftl?raw";
import core from "@locales/en/core.ftl?raw";
import table from "@locales/en/table.ftl?raw";
import web from "@locales/en/web.ftl?raw";

export default [core, table, archive, web].join("\n");
