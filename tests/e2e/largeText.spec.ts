import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { expectNoSidewaysScroll, expectNothingCut } from './support/checks.ts';
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
  await applicant.choosePayment('visa');
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
  await dialog.getByRole('button').click();
  await check(applicant, 'orders, errors');
  await applicant.fillStep('orders', answers);
}

test.describe('zoomed in to 200 %', () => {
  // The browser's zoom halves the page and doubles its dots.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  for (const language of ['en', 'zh-Hant'] satisfies readonly Language[]) {
    test(`U-48: nothing is cut and nothing scrolls sideways (${language})`, async ({ page }) => {
      await walk(new Applicant(page, language), async () => undefined);
    });
  }
});

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

/** The reader's own font size, and the spacing of WCAG 1.4.12. */
async function readLarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html { font-size: 200% !important; }
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [sheet];
  });
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  expect(size).toBe('32px');
}
