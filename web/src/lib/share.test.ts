import { expect, test } from "vitest";
import { share } from "./share";

const table = () => ({ ply: 4, areas: [{ id: "hand", slots: [1, 2] }, { id: "pile", slots: [3] }], note: null as { key: string } | null });

test("What has not changed is what was there", () => {
  const was = table();
  expect(share(was, table())).toBe(was);
});

test("What has changed is new, and all beside it is what was there", () => {
  const was = table();
  const is = { ...table(), ply: 5, note: { key: "one" } };
  is.areas[1]?.slots.push(9);
  const wanted = structuredClone(is);
  const shared = share(was, is);
  expect(shared).toEqual(wanted);
  expect(was).toEqual(table());
  expect(shared).not.toBe(was);
  expect(shared.areas[0]).toBe(was.areas[0]);
  expect(shared.areas[1]).not.toBe(was.areas[1]);
});

test.each([
  [[1, 2, 3], [1, 2]],
  [[1, 2], [1, 2, 3]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: [] }, { a: {} }],
  [{}, []],
  [null, { a: 1 }],
  [{ a: 1 }, null],
])("%j becomes %j", (was, is) => {
  const wanted: unknown = structuredClone(is);
  const shared: unknown = share(was, is);
  expect(shared).toEqual(wanted);
  expect(shared).not.toBe(was);
});

test("Whatever is neither a list nor plain fields is taken as it is", () => {
  const is = new Map([["a", { one: 1 }]]);
  expect(share(new Map([["a", { one: 1 }]]), is)).toBe(is);
});
