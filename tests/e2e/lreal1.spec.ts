import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import {
  chooseMethod,
  choosePayment,
  goToBank,
  payByCard,
  payByFps,
  paymentDialog,
} from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

test('an individual subscribes in English and pays by card', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.reachSubmission(sampleOf('minimal'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await payByCard(applicant);
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText('HK$380.00');
});

test('an individual renews in Traditional Chinese, with every answer, and pays by FPS', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'zh-Hant');
  await applicant.reachSubmission(sampleOf('full'));
  await applicant.askForMail('chan.taiman@example.hk');
  await applicant.sign('CHAN TAI MAN');
  await payByFps(applicant);
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText('HK$790.00');
});

test('a corporation signs in Simplified Chinese; its card is rejected, the next one is not', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'zh-Hans');
  await applicant.reachSubmission(sampleOf('corporate-online'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN (EXAMPLE TRADING LIMITED)');
  await choosePayment(applicant, 'visa');
  await (await goToBank(applicant)).press('reject');

  const dialog = paymentDialog(applicant);
  await expect(dialog).toContainText(applicant.words.of('payment:notCharged'));
  await dialog.getByRole('button', { name: applicant.words.of('payment:retry') }).click();
  await chooseMethod(applicant, 'mastercard');
  await (await goToBank(applicant)).press('approve');
  await applicant.expectAcknowledged();
});
