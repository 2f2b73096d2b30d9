/** What can be opened over the table. */
export type Panel = "menu" | "log" | "recap" | "sheet" | "share" | "rules" | "settings" | "fair" | "people" | "keys" | "choices" | "hint";
