import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { Violation, ViolationPlace } from './audits.ts';

/** The rules for every screen: WCAG 2.2 AA and axe's own good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Characters of an element's markup that suffice to identify it. */
const MARKUP = 160;

/** Returns the violations that axe finds on the current page. */
export async function violationsOf(page: Page): Promise<readonly Violation[]> {
  // Injected once per page: the script has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(axeViolations, RULES);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    places: nodes.map(({ target, html }) => ({
      selector: target.join(' '),
      html: html.slice(0, MARKUP),
    })),
  }));
}

/** Runs in the page. It returns only violations. */
async function axeViolations(rules: string[]) {
  const run = (window as unknown as { axe: Pick<typeof axe, 'run'> }).axe.run;
  const runOnly = { type: 'tag' as const, values: rules };
  const { violations } = await run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, html }) => ({ target, html })),
  }));
}

/** Expects no violation of axe on the current page. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const found = (await violationsOf(page)).map(
    ({ rule, places }) => `${rule}: ${places.map(({ html }) => html).join(' | ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/**
 * Returns a violation with the elements that make the page scroll sideways (WCAG 1.4.10); empty
 * when the page does not scroll.
 */
export async function sidewaysScrollOf(page: Page): Promise<readonly Violation[]> {
  const places = await page.evaluate(widerThanPage, MARKUP);
  if (places.length === 0) return [];
  return [{ rule: 'reflow', help: 'The page must not scroll sideways', places }];
}

/** Expects that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const wide = (await sidewaysScrollOf(page)).flatMap(({ places }) => places);
  expect
    .soft(
      wide.map(({ selector }) => selector),
      where,
    )
    .toEqual([]);
}

/**
 * Runs in the page. Returns at most five innermost elements beyond its right edge; empty when the
 * page does not scroll.
 */
function widerThanPage(markup: number): readonly ViolationPlace[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const reaches = (element: Element) => element.getBoundingClientRect().right > clientWidth;
  const all = [...document.querySelectorAll('body *')].filter(reaches);
  const inner = all.filter((element) => ![...element.children].some(reaches));
  const nameOf = (element: Element) =>
    element.id ? `#${element.id}` : [element.localName, ...element.classList].join('.');
  // Content without an element may make the page scroll, for example a margin.
  const places = inner.length > 0 ? inner : [document.documentElement];
  return places.slice(0, 5).map((element) => ({
    selector: nameOf(element),
    html: element.outerHTML.slice(0, markup),
  }));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A text on the page: the boxes of its lines, and the elements that may clip these lines. */
interface ShownText {
  readonly text: string;
  readonly words: readonly Box[];
  readonly frames: readonly (Box & { readonly x: boolean; readonly y: boolean })[];
}

const SLACK_PX = 1;

/** Expects that no element clips a text on the page. */
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

/** Runs in the page. Returns the visible texts, without content for screen readers only. */
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

/** Expects that the focused element shows its focus, and that nothing covers it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const { tag, outline, inView, onTop } = await shownFocus(page);
  expect(tag, 'the focus was lost').not.toBe('body');
  expect(outline, `${tag} does not show its focus`).toBeGreaterThanOrEqual(2);
  expect(inView, `${tag} has the focus out of sight`).toBe(true);
  expect(onTop, `${tag} has the focus and lies under something`).toBe(true);
}

/**
 * Returns the focused element, the width of its outline, and whether it is in view and uncovered.
 */
function shownFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    const nothing = { tag: 'body', outline: 0, inView: false, onTop: false };
    if (!element || element === document.body) return nothing;
    const box = element.getBoundingClientRect();
    // A checkbox or a file input may show the focus on the element that represents it.
    const shown = [element, element.nextElementSibling, element.parentElement].filter(
      (each) => each !== null,
    );
    const outlines = shown.map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    });
    return {
      tag: `${element.tagName}#${element.id} ${(element.textContent ?? '').trim().slice(0, 40)}`,
      outline: Math.max(...outlines),
      inView: box.bottom > 0 && box.top < window.innerHeight,
      onTop: shown.some(isSeen),
    };

    /**
     * Checks whether one of nine points of the element is covered only by its own parts or
     * containers.
     */
    function isSeen(part: Element): boolean {
      const { left, top, width, height } = part.getBoundingClientRect();
      const parts = [0.1, 0.5, 0.9];
      return parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          return hit !== null && (part.contains(hit) || hit.contains(part));
        }),
      );
    }
  });
}
