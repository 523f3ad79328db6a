import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

test('the next step stands ready, out of reach, and Next shows that very one', async ({ page }) => {
  const answers = sampleOf('minimal');
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', answers);
  const name = page.getByLabel('Name of owner in English');
  await applicant.main.locator('.step-buttons').scrollIntoViewIfNeeded();
  await expect(name).toBeAttached();
  await expect(name).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await name.evaluate((box) => box.setAttribute('data-ahead', ''));

  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
  await expect(name).toBeVisible();
  await expect(name).toHaveAttribute('data-ahead');
  await applicant.fillStep('subscriberParticulars', answers);
  await applicant.goBack();
  await applicant.expectOwnStep('delivery');
  await applicant.goOn();
  await expect(name).toHaveValue('CHAN TAI MAN');
});
