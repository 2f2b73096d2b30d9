// Every word of the client is there in all languages, and none is left over.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "./words";

const src = join(import.meta.dirname, "..");
const locales = join(src, "../../src/tenshu/locales");

const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(src, name), "utf8"))
  .join("\n");

const keys = (language: string): string[] =>
  [...readFileSync(join(locales, language, "web.ftl"), "utf8").matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] as string);

describe("the words of the client", () => {
  const named = new Set([...sources.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((found) => found[1] as string));
  const begun = [...sources.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] as string);

  it.each(LANGUAGES)("are all there in %s", (language) => {
    const known = new Set(keys(language));
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });

  it("are all used", () => {
    const inner = readFileSync(join(locales, "en", "web.ftl"), "utf8");
    const unused = keys("en").filter(
      (key) => !named.has(key) && !begun.some((one) => key.startsWith(one)) && !inner.includes(`{ ${key} }`),
    );
    expect(unused).toEqual([]);
  });
});
