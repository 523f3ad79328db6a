import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, methodName } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { expectNoSidewaysScroll, expectNothingCut } from './support/checks.ts';
import { choosePayment, paymentDialog } from './support/paymentDialog.ts';
import { problemsButton } from './support/problemsButton.ts';
import { sampleOf } from './support/sampleOf.ts';

test.describe.configure({ timeout: 240_000 });

async function check({ page, language }: Applicant, where: string): Promise<void> {
  await expectNothingCut(page, `${where}, ${language}`);
  await expectNoSidewaysScroll(page, `${where}, ${language}`);
}

/** From the notes to the submission, each screen as a reader of large text finds it. */
async function walk(applicant: Applicant, enlarge: (page: Page) => Promise<void>): Promise<void> {
  const answers = sampleOf('corporate-online');
  await applicant.open();
  await enlarge(applicant.page);
  await check(applicant, 'notes');
  await applicant.acceptAndStart();
  for (const step of applicant.stepsFor(answers)) {
    await applicant.expectOwnStep(step);
    await applicant.fillStep(step, answers);
    await check(applicant, step);
    if (step === 'orders') await checkErrors(applicant, answers);
    if (step !== 'survey') await applicant.goOn();
  }
  await applicant.goToReview();
  await check(applicant, 'review');
  await applicant.goOn();
  await applicant.expectSubmission();
  await check(applicant, 'submission');
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN (EXAMPLE TRADING LIMITED)');
  await choosePayment(applicant, 'visa');
  await check(applicant, 'payment');
}

/** What is wrong stands in a dialog, in a list and over the answer. */
async function checkErrors(
  applicant: Applicant,
  answers: ReturnType<typeof sampleOf>,
): Promise<void> {
  const [order] = answers.orders as readonly object[];
  await applicant.fillStep('orders', { orders: [{ ...order, PRN: 'A0123450' }] });
  await applicant.goOn();
  const dialog = applicant.dialog(applicant.words.of('wizard:dialog.validation'));
  await expect(dialog).toBeVisible();
  await check(applicant, 'orders, dialog of errors');
  await problemsButton(dialog, applicant.words).click();
  await check(applicant, 'orders, errors');
  await applicant.fillStep('orders', answers);
}

for (const [zoom, language] of [
  [200, 'en'],
  [200, 'zh-Hant'],
  [400, 'en'],
  [400, 'zh-Hans'],
] as const satisfies readonly (readonly [number, Language])[]) {
  test.describe(`zoomed in to ${zoom} %`, () => {
    // The browser's zoom makes the page smaller and its dots larger: 1280 by 800 px at 100 %.
    const factor = zoom / 100;
    test.use({
      viewport: { width: 1280 / factor, height: 800 / factor },
      deviceScaleFactor: factor,
    });

    test(`U-48: nothing is cut and nothing scrolls sideways (${language})`, async ({ page }) => {
      await walk(new Applicant(page, language), async () => undefined);
    });
  });
}

for (const [width, language] of [
  [1280, 'en'],
  [320, 'zh-Hant'],
] as const) {
  test(`U-48: with the spacing of WCAG 1.4.12 nothing is cut on ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await walk(new Applicant(page, language), (reader) => adopt(reader, SPACING));
  });
}

for (const [width, language] of [
  [1280, 'en'],
  [320, 'en'],
  [320, 'zh-Hans'],
] as const) {
  test(`U-48: at 200 % text with wide spacing nothing is cut on ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await walk(new Applicant(page, language), readLarge);
  });
}

test('U-48: at 200 % text on 320 px an amount stands in one line, and headings may be hyphenated', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  await page.setViewportSize({ width: 320, height: 800 });
  await applicant.reachSubmission(sampleOf('minimal'));
  await adopt(page, 'html { font-size: 200% !important; }');
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
  // In letters of the usual size there is room for whole words.
  await adopt(page, '');
  expect(await hyphensOf(applicant.heading)).toBe('manual');
});

test('U-48: at 200 % text on 320 px a heading is no larger than a long word allows, and an answer of the review has the line to itself', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const answers = sampleOf('minimal');
  await page.setViewportSize({ width: 320, height: 800 });
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillIn(answers);
  await adopt(page, 'html { font-size: 200% !important; }');
  const sizeOf = (element: Locator) =>
    element.evaluate((at) => Number.parseFloat(getComputedStyle(at).fontSize));
  for (const heading of [applicant.heading, applicant.main.locator('h2').first()]) {
    expect(await sizeOf(heading)).toBeLessThanOrEqual(33);
    expect(await sizeOf(heading)).toBeGreaterThanOrEqual(32);
  }
  for (const answer of (await applicant.main.locator('.answers dd').all()).slice(0, 6)) {
    expect((await answer.boundingBox())?.width).toBeGreaterThan(250);
  }
  // In letters of the usual size they are as large as ever.
  await adopt(page, '');
  expect(await sizeOf(applicant.heading)).toBe(24);
  expect(await sizeOf(applicant.main.locator('h2').first())).toBe(20);
});

/** The reader's own spacing: WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The reader's own style sheet. */
async function adopt(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** The reader's own font size, and spacing. */
async function readLarge(page: Page): Promise<void> {
  await adopt(page, `html { font-size: 200% !important; } ${SPACING}`);
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(size).toBe('32px');
}
