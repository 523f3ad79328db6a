import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { chooseMethod, goToBank, paymentDialog } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

test('promise 9: PPS is chosen once, appears in the dialog, and pays', async ({ page }) => {
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillIn(sampleOf('minimal'), false);
  const online = page.getByRole('group', { name: 'Pay online' }).getByRole('radio');
  await expect(online.first()).toBeVisible();
  const offered = await online.evaluateAll((radios) =>
    radios.map((radio) => radio.closest('label')?.textContent ?? (radio as HTMLInputElement).value),
  );
  await applicant.fillField('/CDPaymentMethod', 'pps');
  await applicant.goOn();
  await applicant.expectSubmission();
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await applicant.goOn();

  const dialog = paymentDialog(applicant);
  await expect(dialog.locator('.payment-chosen')).toContainText('PPS');
  await expect(dialog.getByRole('radio')).toHaveCount(0);

  // The button opens the list of the review, in the same order.
  await dialog.getByRole('button', { name: 'Change payment method' }).click();
  await expect(dialog.getByRole('radio', { name: 'PPS' })).toBeFocused();
  const values = await dialog
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));
  expect(values).toEqual([
    'visa',
    'mastercard',
    'pps',
    'creditcard-jcb',
    'creditcard-unionpay',
    'fps',
  ]);
  expect(offered).toHaveLength(6);

  await chooseMethod(applicant, 'pps');
  const bank = await goToBank(applicant);
  await bank.press('approve');
  await applicant.expectAcknowledged();
  await expect(applicant.main).toContainText('PPS');
});
