import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules that each screen must keep: WCAG 2.2 AA and axe's own good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing wrong with the page as it stands. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Only what is wrong is put together, and in the page itself: there are no frames.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/** Expects that nothing on the page is wider than the page. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect.soft(scrollWidth, where).toBeLessThanOrEqual(clientWidth);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A text on the page: where its words stand, and what would cut them off. */
interface ShownText {
  readonly text: string;
  readonly words: readonly Box[];
  readonly frames: readonly (Box & { readonly x: boolean; readonly y: boolean })[];
}

const SLACK_PX = 1;

/** Expects that every word on the page can be read: none is cut off by what it stands in. */
export async function expectNothingCut(page: Page, where: string): Promise<void> {
  const texts = await page.evaluate(shownTexts);
  const cut = texts.filter(({ words, frames }) =>
    words.some((word) => frames.some((frame) => isOutside(word, frame))),
  );
  expect
    .soft(
      cut.map(({ text }) => text),
      where,
    )
    .toEqual([]);
}

function isOutside(word: Box, frame: ShownText['frames'][number]): boolean {
  const isBeside = word.right > frame.right + SLACK_PX || word.left < frame.left - SLACK_PX;
  const isBeyond = word.bottom > frame.bottom + SLACK_PX || word.top < frame.top - SLACK_PX;
  return (frame.x && isBeside) || (frame.y && isBeyond);
}

/** Runs in the page. What is there for screen readers only is left out. */
function shownTexts(): readonly ShownText[] {
  const boxOf = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
  const framesAround = (element: Element | null): readonly Element[] =>
    element && element !== document.body ? [element, ...framesAround(element.parentElement)] : [];
  const frameOf = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const hides = /hidden|clip/;
    const box = boxOf(element.getBoundingClientRect());
    return { ...box, x: hides.test(overflowX), y: hides.test(overflowY) };
  };
  const shown = [...document.querySelectorAll('body *')].filter(
    (element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'),
  );
  return shown.flatMap((element) => {
    const frames = framesAround(element).map(frameOf);
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return {
        text: node.textContent ?? '',
        words: [...range.getClientRects()].map(boxOf),
        frames,
      };
    });
  });
}

/** Expects that the focus is on something that can be seen to have it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { tag: 'body', outline: 0, inView: false };
    const box = element.getBoundingClientRect();
    // A box to tick or a file input may show the focus on what stands for it.
    const shown = [element, element.nextElementSibling, element.parentElement].filter(
      (each) => each !== null,
    );
    const outlines = shown.map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    return {
      tag: `${element.tagName}#${element.id}`,
      outline: Math.max(...outlines),
      inView: box.bottom > 0 && box.top < window.innerHeight,
    };
  });
  expect(focus.tag, 'the focus was lost').not.toBe('body');
  expect(focus.outline, `${focus.tag} does not show its focus`).toBeGreaterThanOrEqual(2);
  expect(focus.inView, `${focus.tag} has the focus out of sight`).toBe(true);
}
