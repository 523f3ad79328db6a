import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Plan } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { filedUnder, SentAnswers } from './support/arrivedAnswers.ts';
import { DATA_DIR } from './support/dataDir.ts';
import { payByCard } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';
import { expectSignedPdf, hasPdfReaders } from './support/signedPdf.ts';

/** The portal's sample entry for 「金鐘道政府合署」, in the shape of the form's answer. */
const FOUND = {
  flat: 'A',
  floor: '12',
  building: 'QUEENSWAY GOVERNMENT OFFICES',
  street: '66 QUEENSWAY',
  region: 'HK',
  district: 'CW',
};

for (const [name, language, viewport, text] of [
  ['on a desktop', 'en', { width: 1280, height: 900 }, 'queensway government'],
  ['on a phone 320 px wide', 'zh-Hans', { width: 320, height: 640 }, '金钟道66号'],
] as const) {
  test(`U-14: a found address reaches the submission and its signed PDF, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const applicant = new Applicant(page, language);
    const sent = new SentAnswers(page, await planOf(page));
    const given = sampleOf('minimal', { CorrAddress: { flat: 'A', floor: '12' } });
    await reachParticulars(applicant, given);

    const box = searchBox(applicant);
    await box.fill(text);
    const list = applicant.main.getByRole('listbox', { name: word(applicant, 'address.found') });
    await expect(list.getByRole('option').first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(list).toBeHidden();
    await expect(applicant.main.locator('.address-status')).toBeVisible();

    await applicant.goOn();
    await applicant.expectOwnStep('orders');
    await applicant.fillStep('orders', given);
    await applicant.goOn();
    await applicant.expectOwnStep('survey');
    await applicant.fillStep('survey', given);
    await applicant.goToReview();
    await applicant.goOn();
    await applicant.expectSubmission();
    await applicant.refuseMail();
    await applicant.sign('CHAN TAI MAN');
    await payByCard(applicant);
    await applicant.expectAcknowledged();

    expect(sent.sent().CorrAddress).toEqual(FOUND);
    expect((await filedUnder(DATA_DIR, sent.submissionId)).CorrAddress).toEqual(FOUND);
    if (!hasPdfReaders()) return;
    await expectSignedPdf(applicant, [
      'CHAN TAI MAN',
      FOUND.building,
      'A0123453',
      'chan.taiman@example.hk',
      applicant.words.ofForm('OwnerType.options.individual'),
    ]);
  });
}

test('B-78: a failed address search shows an error, and the address can be typed', async ({
  page,
}) => {
  await page.route('**/lookup', (route) => route.fulfill({ status: 503, body: '{}' }));
  const applicant = new Applicant(page, 'en');
  const given = sampleOf('minimal');
  await reachParticulars(applicant, { ...given, CorrAddress: {} });

  await searchBox(applicant).fill('queensway');
  const status = applicant.main.locator('.address-status');
  await expect(status).toContainText('The search does not answer now.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await applicant.fillField('/CorrAddress', given.CorrAddress);

  await page.unroute('**/lookup');
  await status.getByRole('button', { name: 'Try again' }).click();
  const list = applicant.main.getByRole('listbox', { name: 'Addresses found' });
  await expect(list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await applicant.goOn();
  await applicant.expectOwnStep('orders');
});

async function reachParticulars(applicant: Applicant, given: ReturnType<typeof sampleOf>) {
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', given);
  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
  await applicant.fillStep('subscriberParticulars', given);
}

const word = (applicant: Applicant, key: string) => applicant.words.of(`form:${key}`);

function searchBox(applicant: Applicant): Locator {
  return applicant.main.getByRole('combobox', { name: word(applicant, 'address.search') });
}

async function planOf(page: Page): Promise<Plan> {
  const { plan } = (await (await page.request.get('/api/forms/LREAL1')).json()) as { plan: string };
  return (await (await page.request.get(plan)).json()) as Plan;
}

/** Returns by how many CSS pixels the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
