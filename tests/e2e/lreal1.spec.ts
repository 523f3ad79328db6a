import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

test('an individual subscribes in English and pays by card', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.reachSubmission(sampleOf('minimal'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await applicant.payByCard();
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
  await applicant.payByFps();
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
  await applicant.choosePayment('visa');
  await (await applicant.goToBank()).press('reject');

  const dialog = applicant.paymentDialog;
  await expect(dialog).toContainText(applicant.words.of('payment:notCharged'));
  await dialog.getByRole('button', { name: applicant.words.of('payment:retry') }).click();
  await applicant.chooseMethod('mastercard');
  await (await applicant.goToBank()).press('approve');
  await applicant.expectAcknowledged();
});
