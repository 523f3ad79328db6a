import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, methodName } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { expectNoSidewaysScroll, expectNothingCut } from './support/checks.ts';
import { choosePayment, paymentDialog } from './support/paymentDialog.ts';
import { problemsButton } from './support/problemsButton.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 240_000 });

/** The reader's own font size. */
const LARGE = 'html { font-size: 200% !important; }';

/** The reader's own spacing: WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** A way to read: the size of the window, and the reader's style sheet. */
interface Reading {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly css: string;
}

/** Returns the window at a zoom level of the browser; it has 1280 by 800 px at 100 %. */
const zoomedTo = (zoom: number): Reading => ({
  name: `zoomed in to ${zoom} %`,
  width: 128_000 / zoom,
  height: 80_000 / zoom,
  css: '',
});
/** The spacing of WCAG 1.4.12. */
const spaced = (width: number): Reading => ({
  name: `wide spacing on ${width} px`,
  width,
  height: 800,
  css: SPACING,
});
const large = (width: number): Reading => ({
  name: `200 % text with wide spacing on ${width} px`,
  width,
  height: 800,
  css: `${LARGE} ${SPACING}`,
});

/** Checks the current screen in each way. The next step starts in the last way. */
async function checkIn(
  { page, language }: Applicant,
  readings: readonly Reading[],
  where: string,
): Promise<void> {
  for (const { name, width, height, css } of readings) {
    await adopt(page, css);
    await page.setViewportSize({ width, height });
    await page.evaluate(twoFrames);
    if (css.includes(LARGE)) expect(await page.evaluate(sizeOfText)).toBe('32px');
    await expectNothingCut(page, `${where}, ${name}, ${language}`);
    await expectNoSidewaysScroll(page, `${where}, ${name}, ${language}`);
  }
}

/** Runs in the page: waits two frames, after which widgets have measured their room. */
function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Runs in the page: returns the font size of the body. */
function sizeOfText(): string {
  return getComputedStyle(document.body).fontSize;
}

/** Walks from the notes to the payment, and checks each screen in every way to read. */
async function walk(applicant: Applicant, readings: readonly Reading[]): Promise<void> {
  const answers = sampleOf('corporate-online');
  const check = (where: string) => checkIn(applicant, readings, where);
  await applicant.open();
  await check('notes');
  await applicant.acceptAndStart();
  for (const step of applicant.stepsFor(answers)) {
    await applicant.expectOwnStep(step);
    await applicant.fillStep(step, answers);
    await check(step);
    if (step === 'orders') await checkErrors(applicant, answers, check);
    if (step !== 'survey') await applicant.goOn();
  }
  await applicant.goToReview();
  await check('review');
  await applicant.goOn();
  await applicant.expectSubmission();
  await check('submission');
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN (EXAMPLE TRADING LIMITED)');
  await choosePayment(applicant, 'visa');
  await check('payment');
}

/** Checks the three places of errors: a dialog, a list and the line above the answer. */
async function checkErrors(
  applicant: Applicant,
  answers: ReturnType<typeof sampleOf>,
  check: (where: string) => Promise<void>,
): Promise<void> {
  const [order] = answers.orders as readonly object[];
  await applicant.fillStep('orders', { orders: [{ ...order, PRN: 'A0123450' }] });
  await applicant.goOn();
  const dialog = applicant.dialog(applicant.words.of('wizard:dialog.validation'));
  await expect(dialog).toBeVisible();
  await check('orders, dialog of errors');
  await problemsButton(dialog, applicant.words).click();
  await check('orders, errors');
  await applicant.fillStep('orders', answers);
}

for (const [language, readings] of [
  ['en', [large(1280), zoomedTo(200), spaced(1280), zoomedTo(400), large(320)]],
  ['zh-Hant', [zoomedTo(200), spaced(320)]],
  ['zh-Hans', [zoomedTo(400), large(320)]],
] as const satisfies readonly (readonly [Language, readonly Reading[]])[]) {
  test(`U-48: zoom, the spacing of WCAG 1.4.12 and 200 % text cut nothing and cause no sideways scroll (${language})`, async ({
    page,
  }) => {
    await walk(new Applicant(page, language), readings);
  });
}

test('U-48: at 200 % text on 320 px amounts stay on one line, and headings can hyphenate', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  await page.setViewportSize({ width: 320, height: 800 });
  await applicant.reachSubmission(sampleOf('minimal'));
  await adopt(page, LARGE);
  const inOneLine = async (amounts: Locator, count: number) => {
    await expect(amounts).toHaveCount(count);
    for (const amount of await amounts.all()) {
      const lines = await amount.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, (await amount.textContent()) ?? '').toBe(1);
    }
  };
  const hyphensOf = (element: Locator) => element.evaluate((at) => getComputedStyle(at).hyphens);
  await inOneLine(applicant.main.locator('.fee-lines dd, .total > strong'), 3);
  expect(await hyphensOf(applicant.heading)).toBe('auto');
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await choosePayment(applicant, 'visa');
  const dialog = paymentDialog(applicant);
  await inOneLine(dialog.locator('.total > strong'), 1);
  await inOneLine(dialog.getByText(methodName('visa', applicant.language), { exact: true }), 1);
  expect(await hyphensOf(dialog.getByRole('heading', { level: 2 }))).toBe('auto');
  // At the normal text size, whole words fit.
  await adopt(page, '');
  expect(await hyphensOf(applicant.heading)).toBe('manual');
});

test('U-48: at 200 % text on 320 px headings have 32 to 33 px, and review answers use the full line', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const answers = sampleOf('minimal');
  await page.setViewportSize({ width: 320, height: 800 });
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillIn(answers);
  await adopt(page, LARGE);
  const sizeOf = (element: Locator) =>
    element.evaluate((at) => Number.parseFloat(getComputedStyle(at).fontSize));
  for (const heading of [applicant.heading, applicant.main.locator('h2').first()]) {
    expect(await sizeOf(heading)).toBeLessThanOrEqual(33);
    expect(await sizeOf(heading)).toBeGreaterThanOrEqual(32);
  }
  for (const answer of (await applicant.main.locator('.answers dd').all()).slice(0, 6)) {
    expect((await answer.boundingBox())?.width).toBeGreaterThan(250);
  }
  // At the normal text size, the headings keep their sizes.
  await adopt(page, '');
  expect(await sizeOf(applicant.heading)).toBe(24);
  expect(await sizeOf(applicant.main.locator('h2').first())).toBe(20);
});

/** Replaces the reader's style sheet. */
async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
