import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.ts';
import { choosePayment, goToBank } from './support/paymentDialog.ts';
import { problemsButton } from './support/problemsButton.ts';
import { sampleOf } from './support/sampleOf.ts';

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 320, height: 640 };

test.describe.configure({ timeout: 240_000 });

/** Audits the current page: with axe on a wide screen, for sideways scroll on a narrow screen. */
async function check(applicant: Applicant, where: string): Promise<void> {
  const { page, language } = applicant;
  await expectAccessible(page, `${where}, ${language}`);
  await page.setViewportSize(NARROW);
  await expectNoSidewaysScroll(page, `${where}, ${language}`);
  await page.setViewportSize(WIDE);
}

/** Tries to continue, and audits the dialog of errors and the list of problems. */
async function checkWithErrors(applicant: Applicant, where: string): Promise<void> {
  await applicant.goOn();
  const dialog = applicant.dialog(applicant.words.of('wizard:dialog.validation'));
  await expect(dialog).toBeVisible();
  await check(applicant, `${where}, dialog of errors`);
  await problemsButton(dialog, applicant.words).click();
  await check(applicant, `${where}, errors`);
}

for (const language of ['en', 'zh-Hant', 'zh-Hans'] satisfies readonly Language[]) {
  test(`accessibility: no step has an axe finding or scrolls sideways at 320 px (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language);
    const answers = sampleOf('corporate-online', {
      sourceOfKnowledge: ['publicity', 'other'],
      sourceOther: 'A talk',
    });
    await page.setViewportSize(WIDE);
    await applicant.open();
    await check(applicant, 'notes');
    await applicant.acceptAndStart();
    for (const step of applicant.stepsFor(answers)) {
      await applicant.expectOwnStep(step);
      // In the other languages, `all/forms.spec.ts` checks the form's own steps.
      if (language === 'en') await check(applicant, `${step}, empty`);
      if (step !== 'survey') await checkWithErrors(applicant, step);
      await applicant.fillStep(step, answers);
      if (language === 'en') await check(applicant, `${step}, filled`);
      if (step !== 'survey') await applicant.goOn();
    }
    await applicant.goToReview();
    await check(applicant, 'review');
    await applicant.goOn();
    await applicant.expectSubmission();
    await check(applicant, 'submission, empty');
    await checkWithErrors(applicant, 'submission');
    await applicant.refuseMail();
    await applicant.sign('CHAN TAI MAN (EXAMPLE TRADING LIMITED)');
    await check(applicant, 'submission, signed');
    await choosePayment(applicant, 'visa');
    await check(applicant, 'payment, methods');
    const bank = await goToBank(applicant);
    await check(applicant, 'payment, waiting');
    await bank.press('approve');
    await applicant.expectAcknowledged();
    await check(applicant, 'acknowledgement');
  });
}

const LOOKS = [
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

/** Runs axe on the current page in dark and in forced colours. */
async function glance(page: Page, where: string): Promise<void> {
  for (const { name, media } of LOOKS) {
    await page.emulateMedia(media);
    await expectAccessible(page, `${where}, ${name}`);
  }
}

test('U-49: axe finds nothing in dark and in forced colours from the notes to the acknowledgement', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const answers = sampleOf('minimal');
  await applicant.open();
  await glance(page, 'notes');
  await applicant.acceptAndStart();
  await glanceAtErrors(applicant);
  for (const step of applicant.stepsFor(answers)) {
    await applicant.expectOwnStep(step);
    if (step === 'subscriberParticulars') {
      await seeAdvice(applicant);
      await glance(page, 'advice');
    }
    await applicant.fillStep(step, answers);
    if (step === 'orders') await glance(page, 'orders, filled');
    if (step !== 'survey') await applicant.goOn();
  }
  await applicant.goToReview();
  await glance(page, 'review');
  await applicant.goOn();
  await applicant.expectSubmission();
  await glance(page, 'submission');
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await glance(page, 'submission, signed');
  await choosePayment(applicant, 'visa');
  await glance(page, 'payment, methods');
  const bank = await goToBank(applicant);
  await glance(page, 'payment, waiting');
  await glance(bank.page, 'sandbox bank');
  await bank.press('approve');
  await applicant.expectAcknowledged();
  await glance(page, 'acknowledgement');
});

/** Tries to leave the first step, and checks the dialog of errors and the list of problems. */
async function glanceAtErrors(applicant: Applicant): Promise<void> {
  const { page, words } = applicant;
  await applicant.goOn();
  const dialog = applicant.dialog(words.of('wizard:dialog.validation'));
  await expect(dialog).toBeVisible();
  await glance(page, 'delivery, dialog of errors');
  await problemsButton(dialog, words).click();
  await glance(page, 'delivery, errors');
}

/** Expects the advice under a document other than an identity card; the form accepts the answer. */
async function seeAdvice(applicant: Applicant): Promise<void> {
  const { main, words } = applicant;
  await applicant.fillField('/OwnerType', 'individual');
  await applicant.fillField('/IdDoc', 'other');
  await applicant.heading.click();
  const group = main.getByRole('radiogroup', { name: words.ofForm('IdDoc.label'), exact: true });
  const advice = words.ofForm('IdDoc.error.warn_onlineSignNeedsHkid');
  await expect(group.getByText(advice)).toBeVisible();
}
