import archive from "@locales/fr/archive.ftl?raw";
import core from "@locales/fr/core.ftl?raw";
import table from "@locales/fr/table.ftl?raw";
import web from "@locales/fr/web.ftl?raw";

export default [core, table, archive, web].join("\n");
