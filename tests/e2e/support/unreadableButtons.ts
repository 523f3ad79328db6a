import type { Locator, Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** The text of a button, and the middle of the text in the button's picture. */
interface Place {
  /** Buttons of one kind look the same. */
  readonly kind: string;
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const PAINTED_WITHIN_MS = 4_000;
const BETWEEN_PICTURES_MS = 200;

/**
 * Returns the buttons whose text is invisible: the pixels of the text have a single colour. With
 * forced colours, the browser may paint a plate behind the text, which audits do not detect.
 *
 * @returns the text of one button per kind
 */
export async function unreadableButtons(page: Page): Promise<readonly string[]> {
  const dialog = page.locator('dialog[open]');
  // Content covered by a dialog need not be readable.
  const part = (await dialog.count()) > 0 ? dialog : page.locator('main');
  const buttons = part.locator('.button:visible');
  const places = await buttons.evaluateAll(placesOfWords);
  const unreadable: string[] = [];
  for (const [index, place] of places.entries()) {
    const isFirst = places.findIndex(({ kind }) => kind === place.kind) === index;
    if (!isFirst || place.words === '') continue;
    if (await staysPlain(buttons.nth(index), place)) unreadable.push(place.words);
  }
  return unreadable;
}

/** Runs in the page: returns the position of each button's text. */
function placesOfWords(buttons: readonly Element[]): readonly Place[] {
  return buttons.map((button) => {
    const outer = button.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(button);
    const { x, y, width, height } = range.getBoundingClientRect();
    return {
      kind: `${button.className} ${button.matches(':disabled, [aria-disabled="true"]')}`,
      words: button.textContent.trim(),
      x: x - outer.x + width / 4,
      y: y - outer.y + height / 4,
      width: width / 2,
      height: height / 2,
    };
  });
}

/**
 * Checks whether no picture of a button shows its text within a time limit. A busy machine may
 * briefly paint only half of the page.
 */
async function staysPlain(button: Locator, place: Place): Promise<boolean> {
  const end = Date.now() + PAINTED_WITHIN_MS;
  while (await isPlain(button, place)) {
    if (Date.now() >= end) return true;
    await button.page().waitForTimeout(BETWEEN_PICTURES_MS);
  }
  return false;
}

async function isPlain(button: Locator, place: Place): Promise<boolean> {
  const { data, width: across } = PNG.sync.read(await button.screenshot({ scale: 'css' }));
  const colours = new Set<number>();
  for (let y = Math.ceil(place.y); y < place.y + place.height; y += 1) {
    for (let x = Math.ceil(place.x); x < place.x + place.width; x += 1) {
      colours.add(data.readUInt32BE((y * across + x) * 4));
    }
  }
  return colours.size < 2;
}
