import { expect, type Route, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { Auditor } from './support/Auditor.ts';
import { type AuditWishes, auditWishes, isAudited } from './support/audits.ts';
import { inTestEnvironment } from './support/inEnvironment.ts';
import type { Look } from './support/Look.ts';
import { choosePayment, paymentDialog, showFpsCode } from './support/paymentDialog.ts';
import { problemsButton } from './support/problemsButton.ts';
import { sampleOf } from './support/sampleOf.ts';
import { wasDone } from './support/walkMarks.ts';

/**
 * Widths to check: a phone's, and in English also a desktop's. A desktop has room for the texts of
 * every language. `npm run a11y` sets other widths and records the findings.
 */
const wishesFor = (language: Language): AuditWishes =>
  auditWishes() ?? { folder: undefined, widths: language === 'en' ? [320, 1280] : [320] };

/** The time until shortly before the warning at 15 minutes, and from there to the end. */
const UNTIL_WARNING_MS = 14.9 * 60_000;
const WARNED_MS = 70_000;

test.describe.configure({ timeout: 600_000 });

for (const language of LANGUAGES) {
  audited('pages', language, lookAtPages);
  audited('dialogs', language, lookAtDialogs);
  audited('session', language, lookAtSession);
  audited('payment', language, lookAtPayment);
}

/** Declares a test that checks every screen of one part of the portal at every width. */
function audited(
  subject: string,
  language: Language,
  walk: (applicant: Applicant, look: Look) => Promise<void>,
): void {
  const wishes = wishesFor(language);
  if (wasDone(`${subject} ${language}`, () => isAudited(wishes, subject, language))) return;
  test(`the portal's ${subject} keep every rule on a phone and on a desk (${language})`, async ({
    page,
  }) => {
    const auditor = new Auditor(page, wishes, { subject, language });
    const found = await auditor.audit(() => walk(new Applicant(page, language), auditor.look));
    expect(found).toEqual([]);
  });
}

/** Checks the pages outside the forms, and a form's page with the portal's banner. */
async function lookAtPages({ page, language, words }: Applicant, look: Look): Promise<void> {
  const lang = `lang=${LANGUAGE_CODES[language].url}`;
  const open = async (id: string, path: string, title: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.of(title));
    await expect(page.getByText(words.of('common:loading'), { exact: true })).toBeHidden();
    await look({ id, state: 'filled' });
  };
  await open('forms', `/?${lang}`, 'common:index.title');
  await open('terms', `/form/terms?${lang}`, 'common:terms.title');
  await open('questions', `/form/terms?${lang}&page=faq`, 'common:faq.title');
  await open('text size', `/form/terms?${lang}&page=text-size`, 'common:fontSize.title');
  await open('acknowledgement', `/ack?${lang}&t=1790000000000`, 'wizard:step.acknowledgement');
  await open('maintenance', `/?${lang}&maintenance=true`, 'common:maintenance.title');
  await page.route('**/notRecognized*', withoutRedirect);
  await open('not recognized', `/notRecognized?${lang}`, 'common:notFound.title');
  await page.route('**/config.js', inTestEnvironment);
  await page.goto(`/form/LREAL1?${lang}`);
  // The prerendered page has no banner, so it is rendered again.
  await expect(page.getByText(words.of('common:banner.uat'))).toBeVisible();
  await look({ id: 'notes, UAT', state: 'filled' });
}

/** Serves the portal's page at an unknown path, which the server would redirect. */
async function withoutRedirect(route: Route): Promise<void> {
  const page = await route.fetch({ url: new URL('/ack', route.request().url()).href });
  await route.fulfill({ response: page });
}

/** Checks the dialogs over the notes and the first step. */
async function lookAtDialogs(applicant: Applicant, look: Look): Promise<void> {
  const { page, main, words } = applicant;
  const button = (key: string) => page.getByRole('button', { name: words.of(key), exact: true });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const open = async (id: string, key: string) => {
    await button(key).click();
    await expect(dialog).toBeVisible();
    await look({ id, state: 'empty' });
  };
  await applicant.open();
  await open('nothing agreed to', 'wizard:notes.want.start');
  await problemsButton(dialog, words).click();
  await look({ id: 'nothing agreed to', state: 'errors' });
  await open('text size', 'common:fontSize.open');
  await page.keyboard.press('Escape');

  for (const box of await main.getByRole('checkbox').all()) await box.check();
  await open('load', 'wizard:notes.want.load');
  await button('wizard:load.load').click();
  await look({ id: 'load', state: 'errors' });
  await page.keyboard.press('Escape');

  await button('wizard:notes.want.start').click();
  await applicant.expectOwnStep('delivery');
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await open('clear', 'common:button.clear');
  await page.keyboard.press('Escape');
  await open('save', 'common:button.save');
  await button('wizard:save.save').click();
  await look({ id: 'save', state: 'errors' });
  await typePassword(applicant);
  await lookAtCaptcha(applicant, look);

  await applicant.goBack();
  await open('start again', 'wizard:notes.want.restart');
}

async function typePassword({ page, words }: Applicant): Promise<void> {
  for (const key of ['wizard:save.password', 'wizard:save.again']) {
    await page.getByLabel(words.of(key), { exact: true }).fill('correct-horse');
  }
}

/** Checks the captcha at first, after a wrong answer, and without its picture. */
async function lookAtCaptcha(applicant: Applicant, look: Look): Promise<void> {
  const { page, words } = applicant;
  const dialog = applicant.dialog(words.of('wizard:captcha.title'));
  const answer = dialog.getByLabel(words.of('wizard:captcha.answer'), { exact: true });
  const save = page.getByRole('button', { name: words.of('wizard:save.save'), exact: true });
  await save.click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await look({ id: 'captcha', state: 'empty' });
  await answer.fill('....');
  await page.keyboard.press('Enter');
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await look({ id: 'captcha', state: 'errors' });

  await page.route('**/api/wfp/challenge/*', (route) => route.abort());
  await dialog.getByRole('button', { name: words.of('wizard:captcha.newPicture') }).click();
  await expect(dialog).toContainText(words.of('wizard:captcha.failed'));
  await look({ id: 'captcha that did not come', state: 'errors' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The captcha returns to the dialog for saving.
  await expect(save).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save).toBeHidden();
}

/** Checks the warning before the end of the session, and the end. */
async function lookAtSession(applicant: Applicant, look: Look): Promise<void> {
  const { page, words } = applicant;
  await page.clock.install();
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillStep('delivery', sampleOf('minimal'));
  await page.clock.fastForward(UNTIL_WARNING_MS);
  const alert = (key: string) => page.getByRole('alertdialog', { name: words.of(key) });
  await expect(alert('wizard:session.title')).toBeVisible();
  await look({ id: 'session warning', state: 'filled' });
  await page.clock.fastForward(WARNED_MS);
  await expect(alert('wizard:session.timedOut.title')).toBeVisible();
  await look({ id: 'session timed out', state: 'filled' });
}

/** Checks the screens from a server error to a payment that the bank refuses. */
async function lookAtPayment(applicant: Applicant, look: Look): Promise<void> {
  const { page, words } = applicant;
  await applicant.open();
  await applicant.acceptAndStart();
  const answers = sampleOf('minimal');
  await applicant.fillOwnSteps(answers);
  await page.route('**/api/submission/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await applicant.throughCaptcha(() => applicant.goOn());
  const error = page.getByRole('alertdialog', { name: words.of('wizard:dialog.error') });
  await expect(error).toBeVisible();
  await look({ id: 'error', state: 'errors' });
  await page.unroute('**/api/submission/**');
  await page.keyboard.press('Escape');
  // The captcha opens again: its answer did not reach the server.
  const captcha = applicant.dialog(words.of('wizard:captcha.title'));
  await expect(captcha).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(captcha).toBeHidden();

  await applicant.goToReview();
  await lookAtPdf(applicant, look);
  await applicant.goOn();
  await applicant.expectSubmission();
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await applicant.goBack();
  await applicant.expectReview();
  await applicant.goBack();
  const lost = { name: words.of('wizard:signaturesCleared.title') };
  await expect(page.getByRole('alertdialog', lost)).toBeVisible();
  await look({ id: 'signatures are lost', state: 'filled' });
  await page.keyboard.press('Escape');
  await applicant.goOn();
  await applicant.expectSubmission();

  await choosePayment(applicant, 'fps');
  const code = await showFpsCode(applicant);
  await look({ id: 'FPS code', state: 'filled' });
  await code.press('reject');
  await expect(paymentDialog(applicant)).toContainText(words.of('payment:notCharged'));
  await look({ id: 'payment refused', state: 'filled' });
}

async function lookAtPdf({ page, main, words }: Applicant, look: Look): Promise<void> {
  await main.getByRole('button', { name: words.of('wizard:pdf.preview'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.of('wizard:pdf.title') });
  await expect(dialog.getByRole('link', { name: words.of('wizard:pdf.download') })).toBeVisible({
    timeout: 30_000,
  });
  await look({ id: 'PDF', state: 'filled' });
  await page.keyboard.press('Escape');
}
