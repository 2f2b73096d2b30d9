// The welcome: who is new to a game may have it shown, or play at once.
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../lib/app.svelte";
import type { Guide } from "../lib/guide.svelte";
import { learn } from "../lib/lesson.svelte";
import { findTable, keepTable } from "../lib/store";
import Welcome from "./Welcome.svelte";

vi.mock("../lib/lesson.svelte", () => ({ learn: vi.fn(() => Promise.resolve()) }));

const guide = { sitting: { title: "catte", secret: "aaaaaaaa" }, toggle: vi.fn(), decline: vi.fn() };

describe("the welcome", () => {
  beforeEach(async () => {
    localStorage.clear();
    await app.speak("en");
    keepTable({ table: "t", secret: "aaaaaaaa", role: "seat", title: "catte" });
    render(Welcome, { guide: guide as unknown as Guide });
  });

  it("leads to the lesson, and nobody is expected at the table that was left", async () => {
    await fireEvent.click(screen.getByRole("button", { name: "3-minute lesson" }));
    expect(learn).toHaveBeenCalledWith("catte");
    await vi.waitFor(() => expect(findTable("aaaaaaaa")).toBeUndefined());
  });

  it("brings the guide, or goes", async () => {
    await fireEvent.click(screen.getByRole("button", { name: "Guide me" }));
    expect(guide.toggle).toHaveBeenCalledOnce();
    await fireEvent.click(screen.getByRole("button", { name: /without/ }));
    expect(guide.decline).toHaveBeenCalledOnce();
  });
});
