// A new table is mostly the old one: whatever is equal in both is the same object in both, so that only what has changed
// is worked out and drawn anew.

type Fields = Record<string, unknown>;

const isPlain = (what: unknown): what is Fields => typeof what === "object" && what !== null && Object.getPrototypeOf(what) === Object.prototype;

/** Return what is new, made of parts of what was there wherever these are equal: all of that if nothing has changed. */
export function share<What>(was: unknown, is: What): What {
  if (Object.is(was, is)) return is;
  if (Array.isArray(is)) return (Array.isArray(was) ? shareList(was, is) : is) as What;
  return (isPlain(was) && isPlain(is) ? shareFields(was, is) : is) as What;
}

function shareList(was: unknown[], is: unknown[]): unknown[] {
  const shared = is.map((one, i) => share(was[i], one));
  return was.length === is.length && shared.every((one, i) => one === was[i]) ? was : shared;
}

function shareFields(was: Fields, is: Fields): Fields {
  const names = Object.keys(is);
  const shared: Fields = {};
  for (const name of names) shared[name] = share(was[name], is[name]);
  const isSame = names.length === Object.keys(was).length && names.every((name) => name in was && shared[name] === was[name]);
  return isSame ? was : shared;
}
