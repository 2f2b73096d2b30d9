/** What can be opened over the table. */
export type Panel = "menu" | "log" | "sheet" | "share" | "rules" | "settings" | "fair" | "people" | "keys" | "choices" | "hint";
