// How large somebody likes words.

/** Return how many times larger words are than browsers mostly have them; 1 where they are not. */
export function letters(): number {
  return Math.max(1, parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1);
}
