// What a page brings when it is needed, such as the drawings that belong to one game.

/**
 * Return what is loaded, as soon as it is there: nothing until then, and nothing where a game has none.
 *
 * It is loaded again when what it is loaded for changes; whatever comes after that for what was before is too late.
 */
export function brought<T>(load: () => Promise<T | null>): { readonly it: T | null } {
  let it = $state.raw<T | null>(null);
  $effect(() => {
    let isLate = false;
    it = null;
    void load().then((found) => {
      if (!isLate) it = found;
    });
    return () => void (isLate = true);
  });
  return {
    get it() {
      return it;
    },
  };
}
