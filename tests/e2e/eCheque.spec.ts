import { expect, test } from '@playwright/test';
import { formatAmount, methodName } from '#engine';
import { pdfWith } from '../support/sampleFiles.ts';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

test('an e-Cheque chosen on the review is uploaded in a step of its own, and goes along', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const { main, words } = applicant;
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillIn(sampleOf('minimal'), false);

  // Nothing is chosen yet: the review is not left.
  await applicant.goOn();
  const wrong = applicant.dialog(words.of('wizard:dialog.validation'));
  await expect(wrong).toContainText(words.ofForm('CDPaymentMethod.error.required'));
  await wrong.getByRole('button').click();
  await applicant.fillField('/CDPaymentMethod', 'echq');
  const menu = page.getByRole('navigation').getByText(words.ofForm('$steps.eCheque.title'));
  await expect(menu).toBeVisible();

  await applicant.goOn();
  await applicant.expectOwnStep('eCheque');
  await applicant.goOn();
  await expect(wrong).toContainText(words.ofForm('uploadECheque.error.required'));
  await wrong.getByRole('button').click();
  await applicant.fillField('/payee', 'landRegistry');
  await main.locator('input[type=file]').setInputFiles({
    name: 'e-cheque.pdf',
    mimeType: 'application/pdf',
    buffer: pdfWith(),
  });
  await expect(main).toContainText('e-cheque.pdf');
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
