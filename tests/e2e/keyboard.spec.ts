import { expect, type Locator, type Page, test } from '@playwright/test';
import { Applicant } from './support/Applicant.ts';
import { withAcceptedTerms } from './support/acceptedTerms.ts';
import { Keyboard } from './support/Keyboard.ts';
import { goToBank, paymentDialog } from './support/paymentDialog.ts';

test.describe.configure({ timeout: 180_000 });

test('an individual fills in the form with the keyboard alone, in English, and pays', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const keys = new Keyboard(page);
  const { main, words } = applicant;
  const label = (key: string) => main.getByLabel(words.ofForm(`${key}.label`), { exact: true });
  const box = (key: string) => label(key).and(main.locator('input:not([type=radio])'));
  const radios = (key: string) =>
    main.getByRole('radiogroup', { name: words.ofForm(`${key}.label`), exact: true });
  const option = (key: string, value: string) => words.ofForm(`${key}.options.${value}`);
  const choose = (key: string, value: string) => keys.choose(radios(key), option(key, value));
  const next = () => keys.press(main.locator('.step-buttons .button-primary'));
  const withFocusOnTitle = async (stepId: string) => {
    await applicant.expectOwnStep(stepId);
    await expect(applicant.heading).toBeFocused();
  };

  await applicant.open();
  for (const each of await main.getByRole('checkbox').all()) await keys.tick(each);
  await keys.press(main.getByRole('button', { name: words.of('wizard:notes.want.start') }));

  await withFocusOnTitle('delivery');
  await next();
  await closeProblems(applicant);
  const problem = page.locator('#problems a').first();
  await keys.press(problem);
  await expect(radios('DeliveryMethod').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await next();

  await withFocusOnTitle('subscriberParticulars');
  await choose('SubscriberType', 'new');
  await choose('OwnerType', 'individual');
  await keys.type(box('SubscriberNameEng'), 'CHAN TAI MAN');
  await choose('IdDoc', 'hkid');
  await keys.type(box('IdNo'), 'A1234563');
  await keys.type(box('ContactTel'), '2345 6789');
  await keys.type(box('CorrAddress.building'), 'EXAMPLE BUILDING');
  await keys.pick(label('CorrAddress.region'), option('CorrAddress.region', 'HK'));
  await keys.pick(label('CorrAddress.district'), option('CorrAddress.district', 'CW'));
  await choose('Language', 'English');
  await keys.goBackTo(label('CorrAddress.district'));
  await next();

  await withFocusOnTitle('orders');
  await keys.pick(label('orders.SubscriptionFee'), option('orders.SubscriptionFee', 'oneOff'));
  await choose('orders.ProvideRelation', 'PRN');
  await keys.type(box('orders.PRN'), 'A0123453');
  await keys.type(box('orders.startDate.startDay'), '01');
  await keys.type(box('orders.startDate.startMonth'), '12');
  await keys.type(box('orders.startDate.startYear'), '2027');
  await keys.type(box('orders.AlterEmail'), 'chan.taiman@example.hk');
  await choose('orders.EalertNotification', 'yes');
  await next();

  await withFocusOnTitle('survey');
  await applicant.goToReview(keys, false);
  await expect(applicant.heading).toBeFocused();
  await choose('CDPaymentMethod', 'visa');
  await next();

  await applicant.expectSubmission();
  const mail = label('receiveAckEmail');
  await keys.goTo(mail);
  if (await mail.isChecked()) await page.keyboard.press('Space');
  await applicant.sign('CHAN TAI MAN', keys);
  await expectFocusWithin(main);
  await next();

  const dialog = paymentDialog(applicant);
  // The applicant chose the method on the review; the dialog does not ask again.
  await expect(dialog.locator('.payment-chosen')).toBeVisible();
  const bank = await goToBank(applicant, () => keys.press(dialog.locator('button[type=submit]')));
  await new Keyboard(bank.page).press(bank.page.getByRole('button', { name: 'Approve' }).first());
  await applicant.expectAcknowledged();
});

async function closeProblems(applicant: Applicant): Promise<void> {
  const dialog = applicant.dialog(applicant.words.of('wizard:dialog.validation'));
  await expect(dialog).toBeVisible();
  await applicant.page.keyboard.press('Escape');
  await expect(applicant.page.locator('#problems')).toBeFocused();
}

async function expectFocusWithin(part: Locator): Promise<void> {
  await expect(part.locator(':focus')).toHaveCount(1);
}

test('combobox: Tab from its open list chooses the active option and moves to the next field', async ({
  page,
}) => {
  await withAcceptedTerms(page);
  await page.goto('/form/LR164?skipIntro=true&lang=en');
  const type = page.getByRole('combobox', { name: 'Type of lot' });
  await expect(type).toHaveAttribute('aria-autocomplete', 'list');
  await chooseSecondLot(page);
});

test('combobox: a focused list keeps the focus and its keys while its search code loads', async ({
  page,
}) => {
  await withAcceptedTerms(page);
  const devtools = await page.context().newCDPSession(page);
  // Slow, so that the search loads while the keys are pressed.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // A slow first visit leaves a draft; the second visit would open with its offer.
  await page.addInitScript((name) => indexedDB.deleteDatabase(name), DRAFTS);
  for (const _ of [1, 2]) {
    await page.goto('/form/LR164?skipIntro=true&lang=en');
    await chooseSecondLot(page);
  }
});

/** The browser's database of drafts. */
const DRAFTS = 'landform-drafts';

/** Presses Down twice in the list of lots, then Tab, without waiting. */
async function chooseSecondLot(page: Page): Promise<void> {
  const type = page.getByRole('combobox', { name: 'Type of lot' });
  await type.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Lot number' })).toBeFocused();
  await expect(type).toHaveValue('Marine Lot');
}
