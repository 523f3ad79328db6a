import { expect, type Page, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

const answers = sampleOf('minimal');

/** Counts how often the browser's own print dialog was asked for, which a walk cannot close. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'printed', 0);
    window.print = () => {
      Reflect.set(globalThis, 'printed', Number(Reflect.get(globalThis, 'printed')) + 1);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'printed')));
}

/** On the last own step, everything before it filled in. */
async function atLastStep(page: Page): Promise<Applicant> {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  for (const step of applicant.stepsFor(answers)) {
    await applicant.expectOwnStep(step);
    await applicant.fillStep(step, answers);
    if (step !== 'survey') await applicant.goOn();
  }
  return applicant;
}

test('Print asks for the captcha when there is no token, and not once there is one', async ({
  page,
}) => {
  const printed = await countPrints(page);
  const applicant = await atLastStep(page);
  const print = applicant.main.getByRole('button', { name: 'Print', exact: true });
  await applicant.throughCaptcha(() => print.click());
  await expect.poll(printed).toBe(1);

  const challenges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/wfp/challenge/')) challenges.push(request.url());
  });
  await print.click();
  await expect.poll(printed).toBe(2);
  await applicant.goOn();
  await applicant.expectReview();
  expect(challenges).toEqual([]);
});

test('an answer that changes makes the PDF of the review stale: it says so, and is made anew', async ({
  page,
}) => {
  const applicant = await atLastStep(page);
  const { main, words } = applicant;
  const stale = main.getByText(words.of('wizard:pdf.stale'));
  const preview = main.getByRole('button', { name: words.of('wizard:pdf.preview') });
  const dialog = applicant.dialog(words.of('wizard:pdf.title'));
  /** Looks at the PDF. @returns the address of what is shown, another for each that was made */
  const look = async () => {
    await preview.click();
    const frame = dialog.locator('iframe');
    await expect(frame).toBeVisible({ timeout: 30_000 });
    const address = await frame.getAttribute('src');
    await dialog.getByRole('button', { name: words.of('common:button.close') }).click();
    await expect(dialog).toBeHidden();
    return address;
  };

  await applicant.goToReview();
  const first = await look();
  await applicant.fillField('/CDPaymentMethod', 'fps');
  await expect(stale).toBeVisible();
  const remade = page.waitForResponse('**/api/submission/review/LREAL1/0');
  const second = await look();
  expect((await remade).status()).toBe(200);
  expect(second).not.toBe(first);
  await expect(stale).toBeHidden();
});

test('U-06: a busy server gives the captcha back as it was typed, and the review is reached', async ({
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
