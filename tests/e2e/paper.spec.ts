import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#engine';
import { runTool } from '../support/runTool.ts';
import { paragraphsOf } from '../support/wordFile.ts';
import { Applicant, REFERENCE } from './support/Applicant.ts';
import { payByCard } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';

const READERS = ['pdftotext'];
const hasReaders = READERS.every((program) => spawnSync(program, ['-v']).error === undefined);

test.skip(!hasReaders, 'needs pdftotext');

/** Removes the browser's PDF viewer, so that a print downloads the PDF. */
async function withoutViewer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false });
  });
}

/** Returns the text of the paper document without white space: a line can break anywhere. */
async function textOf(download: Download): Promise<string> {
  const pdf = readFileSync(await download.path());
  return squeezed(runTool('pdftotext', ['-raw', '{file}', '-'], pdf).text);
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '').normalize('NFKC');
}

/** Fills in LREAL1 for the post and completes it. @returns the reference number */
async function completed(applicant: Applicant): Promise<string> {
  const { page, words } = applicant;
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillOwnSteps(sampleOf('post'));
  await applicant.goToReview(undefined, false);
  await applicant.goOn();
  await applicant.expectStep(words.of('wizard:ack.offline.title'));
  const close = words.of('common:button.close');
  await page.getByRole('alertdialog').getByRole('button', { name: close }).click();
  const number = applicant.main.locator('.ack-number strong');
  await expect(number).toHaveText(REFERENCE);
  return (await number.textContent()) ?? '';
}

const SAID = {
  en: ['Not submitted online', 'HK$380.00', 'How to pay', 'Opening hours', 'What to enclose'],
  'zh-Hant': ['並未在網上遞交', 'HK$380.00', '如何繳費', '辦公時間', '須附上的文件'],
  'zh-Hans': ['并未在网上提交', 'HK$380.00', '如何缴费', '办公时间', '须附上的文件'],
} as const;

for (const language of LANGUAGES) {
  test(`promise 11: LREAL1 by post ends in one paper document with answers and instructions (${language})`, async ({
    page,
  }) => {
    await withoutViewer(page);
    const applicant = new Applicant(page, language);
    const { main, words } = applicant;
    const reference = await completed(applicant);
    const print = main.getByRole('button', { name: words.of('wizard:ack.printOrSave') });
    const started = page.waitForEvent('download');
    await print.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`${reference}.pdf`);
    const text = await textOf(download);
    const wanted = [
      ...SAID[language],
      reference,
      'CHAN TAI MAN',
      words.ofForm('$signatures.ownerSign.label'),
      ...words.ofForm('$form.signDeclaration').split('\n- ').slice(1),
    ];
    for (const each of wanted) expect(text).toContain(squeezed(each));
    expect(text).toContain('66');
    // The page shows the same texts, and no submission time.
    await page.getByRole('alertdialog').getByRole('button').click();
    for (const each of SAID[language].slice(1)) await expect(main).toContainText(each);
    await expect(main).not.toContainText(words.of('wizard:ack.submissionTime'));

    // A reloaded page has no answers, and prints the same document.
    await page.reload();
    await applicant.expectStep(words.of('wizard:ack.offline.title'));
    const again = page.waitForEvent('download');
    await applicant.throughCaptcha(() => print.click());
    expect(
      readFileSync(await (await again).path()).equals(readFileSync(await download.path())),
    ).toBe(true);
  });
}

test('promise 11: a review printed before completion is marked as not submitted, and offers the papers to sign', async ({
  page,
}) => {
  await withoutViewer(page);
  const applicant = new Applicant(page, 'en');
  await applicant.open();
  await applicant.acceptAndStart();
  await applicant.fillOwnSteps(sampleOf('representative'));
  await applicant.goToReview(undefined, false);
  const started = page.waitForEvent('download');
  await applicant.main.getByRole('button', { name: 'Print', exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('LREAL1-draft.pdf');
  const text = await textOf(download);
  expect(text).toContain('Notsubmitted');
  expect(text).not.toContain('Notsubmittedonline');
  const notice = page.getByRole('alertdialog');
  await expect(notice).toContainText('Choose Complete');
  await notice.getByRole('button').click();

  const title = applicant.words.ofForm('$documents.annexII.title');
  const offered = page.waitForEvent('download');
  await applicant.main.getByRole('button', { name: `Download ${title} (Word)` }).click();
  const paper = await offered;
  expect(paper.suggestedFilename()).toMatch(/^LREAL1 Annex II.*\.docx$/);
  const paragraphs = paragraphsOf(readFileSync(await paper.path())).join('\n');
  expect(paragraphs).toContain('I authorise LEE KA YAN to hand in');
});

test('promise 10: leaving the acknowledgement asks first, and the question shows its number', async ({
  page,
}) => {
  const applicant = new Applicant(page, 'en');
  const reference = await completed(applicant);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  const { main } = applicant;
  const question = page.getByRole('alertdialog');
  for (const name of ['Start a new form', 'Fill in a saved form']) {
    await main.getByRole('button', { name }).click();
    await expect(question).toContainText(reference);
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(question).toBeHidden();
  }
  await page.goBack();
  await expect(question).toContainText(reference);
  await question.getByRole('button', { name: 'Stay on this page' }).click();

  const leave = () => page.evaluate(() => window.location.assign('/?lang=en'));
  await leave();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await applicant.expectStep('Your form is ready to print');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main.getByRole('button', { name: 'Copy' }).click();
  await expect(main).toContainText('The reference number was copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await leave();
  await expect(page).toHaveURL(/\/\?lang=en/);
  expect(asked).toEqual(['beforeunload']);
});

test('promise 13: a browser without a PDF viewer downloads the PDF under its reference number', async ({
  page,
}) => {
  await withoutViewer(page);
  const applicant = new Applicant(page, 'en');
  await applicant.reachSubmission(sampleOf('minimal'));
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN');
  await payByCard(applicant);
  const reference = await applicant.expectAcknowledged();
  await applicant.main.getByRole('button', { name: 'Preview as PDF' }).click();
  const dialog = applicant.dialog('Preview of the form');
  await expect(dialog).toContainText('This browser cannot show a PDF here.', { timeout: 40_000 });
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  const started = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download as PDF' }).click();
  expect((await started).suggestedFilename()).toBe(`${reference}.pdf`);
});
