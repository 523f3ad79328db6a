import { expect, type Page, test } from '@playwright/test';
import type { Plan } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

const answers = sampleOf('minimal');

/** Counts the printed PDFs: a browser without a PDF viewer downloads each. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false });
  });
  let count = 0;
  page.on('download', () => {
    count += 1;
  });
  return async () => count;
}

/** Fills in all own steps, and stays on the last. */
async function atLastStep(page: Page): Promise<Applicant> {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillOwnSteps(answers);
  return applicant;
}

test('Print: asks for the captcha only while there is no token', async ({ page }) => {
  const printed = await countPrints(page);
  const applicant = await atLastStep(page);
  const print = applicant.main.getByRole('button', { name: 'Print', exact: true });
  await applicant.throughCaptcha(() => print.click());
  await expect.poll(printed).toBe(1);
  const close = page.getByRole('alertdialog').getByRole('button');
  await close.click();

  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/wfp/challenge/')) challenges.push(request.url());
  });
  await print.click();
  await expect.poll(printed).toBe(2);
  await close.click();
  await applicant.goOn();
  await applicant.expectReview();
  expect(challenges).toEqual([]);
});

/** Opens and closes the PDF of the review. @returns its address, new for each created PDF */
async function lookAtPdf(applicant: Applicant): Promise<string | null> {
  const { main, words } = applicant;
  await main.getByRole('button', { name: words.of('wizard:pdf.preview') }).click();
  const opened = applicant.dialog(words.of('wizard:pdf.title'));
  const link = opened.getByRole('link', { name: words.of('wizard:pdf.download') });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const address = await link.getAttribute('href');
  await opened.getByRole('button', { name: words.of('common:button.close') }).click();
  await expect(opened).toBeHidden();
  return address;
}

test('the PDF of the review: a changed answer marks it as stale, and a preview creates it again', async ({
  page,
}) => {
  const applicant = await atLastStep(page);
  const stale = applicant.main.getByText(applicant.words.of('wizard:pdf.stale'));
  await applicant.goToReview();
  const first = await lookAtPdf(applicant);
  // The document does not name the method: only a change of other answers makes it stale.
  await applicant.fillField('/CDPaymentMethod', 'fps');
  await expect(stale).toBeHidden();
  await applicant.fillField('/CDPaymentMethod', 'echq');
  await expect(stale).toBeVisible();
  const remade = page.waitForResponse('**/api/submission/review/LREAL1/0');
  const second = await lookAtPdf(applicant);
  expect((await remade).status()).toBe(200);
  expect(second).not.toBe(first);
  await expect(stale).toBeHidden();
});

test('ignorePDFUpdate: another payment method keeps the first PDF, without a request', async ({
  page,
}) => {
  await page.route(/\/definitions\/LREAL1-[0-9a-f]+\.json$/, async (route) => {
    const plan: Plan = await (await route.fetch()).json();
    const manifest = { ...plan.manifest, ignorePDFUpdate: true };
    await route.fulfill({ json: { ...plan, manifest } });
  });
  const applicant = await atLastStep(page);
  await applicant.goToReview();
  await lookAtPdf(applicant);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await applicant.fillField('/CDPaymentMethod', 'fps');
  await lookAtPdf(applicant);
  await expect(applicant.main.getByText(applicant.words.of('wizard:pdf.stale'))).toBeHidden();
  expect(asked.filter((url) => url.includes('/api/submission/'))).toEqual([]);
});

test('U-06: a busy server keeps the typed captcha, and the second try reaches the review', async ({
  page,
}) => {
  const applicant = await atLastStep(page);
  const { words } = applicant;
  let calls = 0;
  await page.route('**/api/submission/submitFormBeforePayment/LREAL1', async (route) => {
    calls += 1;
    if (calls === 1) await route.fulfill({ status: 502, body: '' });
    else await route.continue();
  });
  await applicant.throughCaptcha(() => applicant.goOn());
  const error = page.getByRole('alertdialog');
  await expect(error).toContainText(words.of('errors:busy'));
  await error.getByRole('button', { name: words.of('common:button.close') }).click();

  const captcha = applicant.dialog(words.of('wizard:captcha.title'));
  const box = captcha.getByLabel(words.of('wizard:captcha.answer'), { exact: true });
  await expect(box).toHaveValue(/^[A-Z0-9]{4}$/);
  await expect(captcha.getByRole('img')).toBeVisible();
  await captcha.getByRole('button', { name: words.of('common:button.continue') }).click();
  await applicant.expectReview();
  expect(calls).toBe(2);
});
