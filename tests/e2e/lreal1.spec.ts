import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { payByFps } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

test('LREAL1: an individual renews an alert in Traditional Chinese, with every optional answer, and pays by FPS', async ({
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
