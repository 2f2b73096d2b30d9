// Keys for whoever plays without a pointer. They are silent while something is typed.

export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Listen for keys such as "ArrowLeft", "?", "shift+Z"; return how to stop. */
export function listen(keys: () => Keys, target: Document | HTMLElement = document): () => void {
  const heard = (raw: Event): void => {
    const event = raw as KeyboardEvent;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
    const on = event.target as HTMLElement | null;
    if (on?.closest("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]")) return;
    const inDialog = document.querySelector("dialog[open]");
    if (inDialog && !inDialog.contains(target as Node)) return; // which closes by itself on Escape
    const act = keys()[event.key];
    // Space and Enter press what has the focus.
    if (!act || ((event.key === " " || event.key === "Enter") && on?.closest("button, a, summary, [role=button]"))) return;
    // A slider moves by its own arrows.
    if (event.key.startsWith("Arrow") && on?.closest("input[type=range], [role=radiogroup], [role=tablist], [data-arrows]")) return;
    event.preventDefault();
    act(event);
  };
  target.addEventListener("keydown", heard);
  return () => target.removeEventListener("keydown", heard);
}
