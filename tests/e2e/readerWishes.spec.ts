import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { runTool } from '../support/runTool.ts';
import { expectNoSidewaysScroll, expectNothingCut } from './support/checks.ts';
import { FormWalk } from './support/FormWalk.ts';
import type { Look, MetScreen } from './support/Look.ts';
import { type SharedPortal, sharedPortalAt } from './support/lentPortal.ts';
import { unreadableButtons } from './support/unreadableButtons.ts';
import { Words } from './support/Words.ts';
import { walkedFolders } from './support/walkedForms.ts';

/** A form with records, files, dates, choices and two signatures. */
const CODE = 'LR164';

/** A sheet of A4 between the margins of `print.css`: 178 mm at 96 dots an inch. */
const SHEET = { width: 673, height: 980 };

test.describe.configure({ timeout: 480_000 });

const sample = walkedFolders().find(({ code }) => code === CODE)?.sample;
let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await sharedPortalAt(sample?.now ?? '');
});

/** Walks from the notes to the signatures: each screen at first, with errors, and filled in. */
async function walk(page: Page, look: Look): Promise<void> {
  const { now = '', formData: answers = {} } = sample ?? {};
  const form = await loadPortalForm(CODE);
  const walked = { form, origin: portal.origin, language: 'en', answers, now } as const;
  const walker = new FormWalk(page, walked);
  await walker.begin(look);
  await walker.toTheEnd(look, 'submission');
}

test('U-37, U-49, U-50: controls keep edges and text in forced colours, reduced motion stops all motion, and print clips nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Downloads the PDF instead of opening the print dialog.
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false });
  });
  const compared = new Set<string>();
  const typed: string[] = [];
  let sheets = 0;
  await walk(page, async (screen) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const type of await lookInForcedColours(page, screen)) compared.add(type);
    await page.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
    expect.soft(await page.evaluate(movingParts), nameOf(screen)).toEqual([]);
    await page.emulateMedia({ reducedMotion: null });
    if (await lookOnPaper(page, screen, typed)) sheets += 1;
  });
  expect([...compared].sort()).toEqual(['checkbox', 'radio']);
  // Every own step and the review.
  expect(sheets).toBeGreaterThan(6);
  expect(typed).toContain('THE INCORPORATED OWNERS OF EXAMPLE BUILDING');
  await expectStillWheel(page);
});

const nameOf = ({ id, state }: MetScreen) => `${id}, ${state}`;

/**
 * Checks edges, text and choices in forced colours.
 *
 * @returns the kinds of choices that the screen shows in both states
 */
async function lookInForcedColours(page: Page, screen: MetScreen): Promise<readonly string[]> {
  expect.soft(await page.evaluate(controlsWithoutEdge), nameOf(screen)).toEqual([]);
  expect.soft(await unreadableButtons(page), nameOf(screen)).toEqual([]);
  const compared: string[] = [];
  for (const type of ['radio', 'checkbox']) {
    const box = page.locator(`main input[type=${type}]:enabled:visible`);
    const [on, off] = [box.and(page.locator(':checked')), box.and(page.locator(':not(:checked)'))];
    if ((await on.count()) === 0 || (await off.count()) === 0) continue;
    compared.push(type);
    expect
      .soft((await picture(on)).equals(await picture(off)), `${screen.id}, ${type}`)
      .toBe(false);
  }
  return compared;
}

function picture(boxes: Locator): Promise<Buffer> {
  return boxes.first().screenshot();
}

/** Runs in the page: returns inputs and buttons without a visible edge on the page's background. */
function controlsWithoutEdge(): readonly string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const isSeen = (colour: string) => colour !== ground && colour !== 'rgba(0, 0, 0, 0)';
  const controls = document.querySelectorAll('input, select, textarea, .button:not(.button-quiet)');
  const bare = [...controls].filter((control) => {
    // For a file input the visible part is its button.
    if (!control.checkVisibility() || control.closest('.visually-hidden, .file-input'))
      return false;
    const style = getComputedStyle(control);
    const isDrawn = Number.parseFloat(style.borderTopWidth) >= 1 && style.borderTopStyle !== 'none';
    return !(isDrawn && isSeen(style.borderTopColor)) && !isSeen(style.backgroundColor);
  });
  return bare.map((control) => control.outerHTML.slice(0, 120));
}

/** Checks the spinner, the only moving part; no screen of the walk waits long enough to show it. */
async function expectStillWheel(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('div'), { className: 'spinner' }));
  });
  expect(await page.evaluate(movingParts)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await page.evaluate(movingParts)).toEqual(['<div class="spinner"></div>']);
}

/** Runs in the page: returns the elements that would move, fade or scroll smoothly. */
function movingParts(): readonly string[] {
  const lasts = (durations: string) =>
    durations.split(',').some((duration) => Number.parseFloat(duration) > 0);
  const moves = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    const isAnimated = style.animationName !== 'none' && lasts(style.animationDuration);
    return isAnimated || lasts(style.transitionDuration) || style.scrollBehavior === 'smooth';
  };
  return [...document.querySelectorAll('*')]
    .filter((element) => [undefined, '::before', '::after'].some((part) => moves(element, part)))
    .map((element) => element.outerHTML.slice(0, 80));
}

/**
 * Checks the current screen as a sheet, and its printed PDF, which shows every answer as text.
 *
 * @param typed receives the answers of this screen
 * @returns whether this screen was printed
 */
async function lookOnPaper(page: Page, screen: MetScreen, typed: string[]): Promise<boolean> {
  const words = new Words('en', CODE);
  const { id, state } = screen;
  const before = page.viewportSize() ?? SHEET;
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await expectNothingCut(page, `${nameOf(screen)}, on paper`);
  await expectNoSidewaysScroll(page, `${nameOf(screen)}, on paper`);
  const name = words.of('common:button.print');
  const button = page.locator('.step-buttons button').filter({ hasText: name });
  const isPrinted = state === 'filled' && (await button.count()) > 0;
  if (isPrinted) {
    typed.push(...typedAt(await fieldsOf(id)));
    const text = await print(page, button);
    expect.soft(text, id).toMatch(/notsubmitted/i);
    for (const each of typed) expect.soft(text, id).toContain(squeezed(each));
  }
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(before);
  return isPrinted;
}

/** Presses the button, which the sheet hides. @returns the text of the PDF */
async function print(page: Page, button: Locator): Promise<string> {
  const started = page.waitForEvent('download');
  await button.evaluate((element) => (element as HTMLElement).click());
  const pdf = readFileSync(await (await started).path());
  // The sheet hides the dialog with the name of the downloaded file, too.
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('alertdialog').getByRole('button').click();
  return squeezed(runTool('pdftotext', ['-raw', '{file}', '-'], pdf).text);
}

/** Removes white space: a line can break anywhere. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '').normalize('NFKC');
}

async function fieldsOf(step: string): Promise<readonly string[]> {
  const { plan } = await loadPortalForm(CODE);
  return plan.steps.find(({ id }) => id === step)?.fields ?? [];
}

/** Returns the answers that the PDF shows as typed: words with a space between them. */
function typedAt(fields: readonly string[]): readonly string[] {
  const texts = (value: unknown): readonly string[] => {
    if (typeof value === 'string') return /^[A-Z0-9][A-Z0-9/, ]+$/.test(value) ? [value] : [];
    return Object.values(Object(value)).flatMap(texts);
  };
  const answers = fields.flatMap((field) => texts(sample?.formData[field.slice(1)]));
  return answers.filter((text) => text.includes(' ') && !text.includes('/'));
}
