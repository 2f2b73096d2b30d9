"""What axe finds on a page."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


async def check_axe(page: Page, where: str) -> None:
    """Let axe look at a page."""
    assert AXE.is_file(), "axe-core is missing: run `make web` first"
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    told = await page.evaluate(
        """async () => {
          // Judged at rest: half-way from one colour to another there is no contrast that anybody chose.
          const moving = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity);
          await Promise.allSettled(moving.map((one) => one.finished));
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          // Single letters and figures of a drawing are signs, and no label: "S 8" on a card is told as "gray 8", and
          // nobody would want to hear both. As outlines axe would not see them, but then they would be no text, which
          // grows with the reader's. Whoever speaks to the page needs what they read: each word, and the first figure.
          const isDrawn = (id, [target]) => {
            const one = id === 'label-content-name-mismatch' && document.querySelector(target);
            if (!one) return false;
            const clone = one.cloneNode(true);
            for (const hidden of clone.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
            const text = one.innerText;
            const said = [...(text.match(/(?<![\\p{L}\\d])\\p{L}{2,}/gu) ?? []), ...(text.match(/\\d+/) ?? [])];
            const name = (one.ariaLabel ?? '').toLowerCase();
            return !clone.textContent.trim() && said.every((word) => name.includes(word.toLowerCase()));
          };
          return violations.flatMap(({ id, nodes }) =>
            nodes.filter((node) => !isDrawn(id, node.target)).map((node) => [id, node.html, node.failureSummary]));
        }"""
    )
    found = [f"{where}: {fault}: {html[:300]}: {why[:300]}" for fault, html, why in told[:9]]
    assert not found, "\n".join(found)
