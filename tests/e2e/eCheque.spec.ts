import { expect, type Page, test } from '@playwright/test';
import { formatAmount, methodName } from '#engine';
import { readSamples } from '../forms/support/readSamples.ts';
import { loadPortalForm } from '../support/loadPortalForm.ts';
import { pdfWith } from '../support/sampleFiles.ts';
import { Applicant } from './support/Applicant.ts';
import { FormWalk } from './support/FormWalk.ts';
import { sharedPortalAt } from './support/lentPortal.ts';
import { problemsButton } from './support/problemsButton.ts';
import { sampleOf } from './support/sampleOf.ts';
import { type MadeFile, testCheque } from './support/testCheque.ts';

test('e-Cheque: adds an upload step when chosen on the review, and is submitted with the form', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { main, words } = applicant;
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillIn(sampleOf('minimal'), false);

  // The applicant has chosen no method yet, so the review stays open.
  await applicant.goOn();
  const wrong = applicant.dialog(words.of('wizard:dialog.validation'));
  await expect(wrong).toContainText(words.ofForm('CDPaymentMethod.error.required'));
  await problemsButton(wrong, words).click();
  await applicant.fillField('/CDPaymentMethod', 'echq');
  const menu = page.getByRole('navigation').getByText(words.ofForm('$steps.eCheque.title'));
  await expect(menu).toBeVisible();

  await applicant.goOn();
  await applicant.expectOwnStep('eCheque');
  await applicant.goOn();
  await expect(wrong).toContainText(words.ofForm('uploadECheque.error.required'));
  await problemsButton(wrong, words).click();
  await applicant.fillField('/payee', 'landRegistry');
  await upload(page, await testCheque(page, 'e-cheque.pdf'));
  await expect(main).toContainText('The e-Cheque is in order');
  await applicant.goOn();
  await applicant.expectReview();
  await expect(main).toContainText(words.ofForm('payee.options.landRegistry'));

  await applicant.goOn();
  await applicant.expectStep(words.of('wizard:step.submission.sign'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await applicant.goOn();
  await applicant.expectAcknowledged();
  await expect(main).toContainText(methodName('echq', applicant.language));
  await expect(main).toContainText(formatAmount(38_000));
});

test('promise 5: LRSI1 refuses a lunch menu and wrong e-Cheques, and accepts a valid e-Cheque', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const samples = await readSamples('forms/LRSI1');
  const sample = samples.find(({ name }) => name === 'paid-by-e-cheque')?.sample;
  if (!sample) throw new Error('Cannot walk LRSI1: there is no such sample');
  const { now, formData: answers } = sample;
  const { origin } = await sharedPortalAt(now);
  const form = await loadPortalForm('LRSI1');
  const walked = { form, origin, language: 'en', answers, now, isPlain: true } as const;
  const walk = new FormWalk(page, walked);
  await walk.begin(noLook);
  await walk.toTheEnd(noLook, 'eCheque');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Remove e-cheque/ }).click();

  const lunch = { name: 'lunch-menu.pdf', mimeType: 'application/pdf', buffer: pdfWith() };
  await expectRefused(page, lunch, 'The e-Cheque is not valid');
  for (const [wish, words] of REFUSED) {
    await expectRefused(page, await testCheque(page, 'wrong.pdf', wish), words);
  }
  await upload(page, await testCheque(page, 'right.pdf'));
  await expect(main).toContainText('The e-Cheque is in order');
  const met = await walk.toTheEnd(noLook);
  expect(met.at(-1)).toBe('acknowledgement');
  await expect(main).toContainText(/LRSI1-\d{6}-\d{6}/);
  await expect(main).toContainText('The e-Cheque matches the fee.');
});

const REFUSED = [
  [{ amount: '369.99' }, 'The amount of the e-Cheque is not the amount to pay'],
  [{ currency: 'USD' }, 'The e-Cheque must be in Hong Kong dollars'],
  [{ payee: 'CHAN TAI MAN' }, 'The payee of the e-Cheque is not right'],
  [{ variant: 'expired' }, 'The e-Cheque has expired'],
  [{ variant: 'unsigned' }, 'The e-Cheque is not valid'],
  [{ variant: 'tampered' }, 'The e-Cheque is not valid'],
] as const;

const noLook = async () => {};

async function upload(page: Page, file: MadeFile): Promise<void> {
  await page.getByRole('main').locator('input[type=file]').setInputFiles(file);
}

async function expectRefused(page: Page, file: MadeFile, words: string): Promise<void> {
  await upload(page, file);
  await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/is in order/)).toHaveCount(0);
}
