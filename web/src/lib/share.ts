// A new table is mostly the old one: whatever is equal in both is the same object in both, so that only what has changed
// is worked out and drawn anew.

type Fields = Record<string, unknown>;

const isPlain = (what: unknown): what is Fields => typeof what === "object" && what !== null && Object.getPrototypeOf(what) === Object.prototype;

/** Return what is new, made of parts of what was there wherever these are equal: all of that if nothing has changed. What
 *  is new is given away: its parts are exchanged in place, since a copy of each would be as much again to clear away;
 *  each for an equal one, so that whoever holds it still reads the same. Nothing frozen may be given. */
export function share<What>(was: unknown, is: What): What {
  if (Object.is(was, is)) return is;
  if (Array.isArray(is)) return (Array.isArray(was) ? shareList(was, is) : is) as What;
  return (isPlain(was) && isPlain(is) ? shareFields(was, is) : is) as What;
}

function shareList(was: unknown[], is: unknown[]): unknown[] {
  let isSame = was.length === is.length;
  for (let i = 0; i < is.length; i++) {
    is[i] = share(was[i], is[i]);
    if (is[i] !== was[i]) isSame = false;
  }
  return isSame ? was : is;
}

function shareFields(was: Fields, is: Fields): Fields {
  let isSame = true;
  for (const name in is) {
    is[name] = share(was[name], is[name]);
    if (is[name] !== was[name] || !(name in was)) isSame = false;
  }
  for (const name in was) if (!(name in is)) isSame = false;
  return isSame ? was : is;
}
