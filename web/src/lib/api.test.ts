import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, Table, Unreachable, games, newKey, told } from "./api";

type Call = [string, RequestInit & { headers: Record<string, string> }];

function answer(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status });
}

const problem = (key: string, more: object = {}): object => ({ error: { key, args: [] }, text: "…", ...more });

describe("the server by HTTP", () => {
  const fetched = vi.fn();
  const call = (number: number): Call => fetched.mock.calls[number] as Call;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetched);
    fetched.mockReset();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("sends the secret in a header and nowhere else", async () => {
    fetched.mockResolvedValue(answer(200, {}));
    await new Table("SECRET").at(57, 2);
    const [url, init] = call(0);
    expect(url).toBe("./api/table/at/57?seat=2");
    expect(init.headers["Authorization"]).toBe("Bearer SECRET");
  });

  it("tells why something was refused", async () => {
    fetched.mockResolvedValue(answer(409, problem("table-stale", { seq: 9, ply: 5 })));
    const error = await new Table("SECRET").answer({ ply: 3, action: 1 }).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 409, isStale: true, seq: 9, ply: 5 });
    expect(told(error).key).toBe("table-stale");
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("sends an answer again with the same key when the line breaks", async () => {
    fetched.mockRejectedValueOnce(new TypeError("network")).mockResolvedValueOnce(answer(503, problem("table-away")));
    fetched.mockResolvedValueOnce(answer(200, { seq: 4, ply: 2 }));
    const done = new Table("SECRET").answer({ ply: 1, action: 7, seat: 0, end: true });
    await vi.runAllTimersAsync();
    expect(await done).toEqual({ seq: 4, ply: 2 });
    const keys = [0, 1, 2].map((number) => (JSON.parse(String(call(number)[1].body)) as { key: string }).key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{16}$/);
  });

  it("opens no table twice", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    const done = new Table("SECRET").start().catch((one: unknown) => one);
    await vi.runAllTimersAsync();
    expect(await done).toBeInstanceOf(Unreachable);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("gives up after some tries, and says that nothing is lost", async () => {
    fetched.mockRejectedValue(new TypeError("network"));
    const done = new Table("SECRET").end(0).catch((one: unknown) => one);
    await vi.runAllTimersAsync();
    expect(told(await done).key).toBe("web-unreachable");
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  it("is not put off by the page of a proxy", async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
    const done = games().catch((one: unknown) => one);
    await vi.runAllTimersAsync();
    expect(await done).toBeInstanceOf(Unreachable);
  });

  it("makes keys that differ", () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
  });
});
