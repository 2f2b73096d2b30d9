// Who plays by keys is not thrown out of the table when the card under the focus is played.
export class Focus {
  #byKeys = false;

  /** Listen on a table; return how to stop. */
  attend(root: HTMLElement): () => void {
    const keyed = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") this.#byKeys = true;
    };
    const pointed = (): void => void (this.#byKeys = false);
    root.addEventListener("keydown", keyed);
    document.addEventListener("pointerdown", pointed, true);
    return () => {
      root.removeEventListener("keydown", keyed);
      document.removeEventListener("pointerdown", pointed, true);
    };
  }

  /** Call after the table has changed: if the focus was lost with what it was on, it goes to the first legal thing. */
  restore(root: HTMLElement | undefined): void {
    if (!root || !this.#byKeys || (document.activeElement && document.activeElement !== document.body)) return;
    const legal = [...root.querySelectorAll<HTMLElement>("[data-legal]")];
    (legal.find((one) => one.tabIndex === 0) ?? legal[0])?.focus();
  }
}
