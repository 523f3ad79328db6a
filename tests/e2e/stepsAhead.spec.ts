import { expect, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { atOrders } from './support/atOrders.ts';
import { sampleOf } from './support/sampleOf.ts';

test('steps ahead: the next step renders hidden, and Next shows the same element', async ({
  page,
}) => {
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

test('records ahead: the next record renders hidden, and Add shows the same element', async ({
  page,
}) => {
  const applicant = await atOrders(page);
  const add = page.locator('#f-orders-add');
  await add.scrollIntoViewIfNeeded();
  const second = page.locator('#f-orders-1');
  await expect(second).toBeAttached();
  await expect(second).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Land register \d/ })).toHaveCount(1);
  await second.evaluate((card) => card.setAttribute('data-ahead', ''));

  await add.press('Enter');
  await expect(second).toBeVisible();
  await expect(second).toHaveAttribute('data-ahead');
  await expect(page.locator('#f-orders-1-title')).toBeFocused();
  await expect(page.locator('#f-orders-1-title')).toHaveText('Land register 2 of 2');
  // The removed record is rendered ahead again, and does not block Next.
  await page.getByRole('button', { name: 'Remove Land register 2' }).click();
  await applicant.goOn();
  await applicant.expectOwnStep('survey');
});
