import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#engine';
import { WHOLE_PAGE } from '../../../scripts/visual/wholePage.ts';
import { Applicant } from '../support/Applicant.ts';
import { expectNoSidewaysScroll } from '../support/checks.ts';
import {
  chooseMethod,
  choosePayment,
  goToBank,
  paymentDialog,
  showFpsCode,
} from '../support/paymentDialog.ts';
import { problemsButton } from '../support/problemsButton.ts';
import { sampleOf } from '../support/sampleOf.ts';

/** The folder of the pictures, for manual review: build/pictures/LANGUAGE-WIDTH/NN-screen.png. */
const FOLDER = 'build/pictures';

const VIEWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

test.describe.configure({ timeout: 240_000 });

for (const language of ['en', 'zh-Hant', 'zh-Hans'] satisfies readonly Language[]) {
  for (const viewport of VIEWS) {
    test(`pictures of every screen of LREAL1 (${language}, ${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const applicant = new Applicant(page, language);
      await walk(applicant, camera(page, `${language}-${viewport.width}`));
    });
  }
}

type Camera = (screen: string, of?: Page) => Promise<void>;

function camera(page: Page, folder: string): Camera {
  let count = 0;
  return async (screen, of = page) => {
    count += 1;
    const name = `${String(count).padStart(2, '0')}-${screen}.png`;
    await expectNoSidewaysScroll(of, `${screen}, ${folder}`);
    await of.screenshot({ ...WHOLE_PAGE, path: `${FOLDER}/${folder}/${name}` });
  };
}

async function walk(applicant: Applicant, take: Camera): Promise<void> {
  const answers = sampleOf('corporate-online', {
    sourceOfKnowledge: ['publicity', 'other'],
    sourceOther: 'A talk',
  });
  await applicant.open();
  await take('notes');
  await applicant.acceptAndStart();
  for (const step of applicant.stepsFor(answers)) {
    await applicant.expectOwnStep(step);
    await take(`${step}-empty`);
    if (step !== 'survey') await errors(applicant, step, take);
    await applicant.fillStep(step, answers);
    await take(`${step}-filled`);
    if (step !== 'survey') await applicant.goOn();
  }
  await applicant.goToReview();
  await take('review');
  await applicant.goOn();
  await applicant.expectSubmission();
  await errors(applicant, 'submission', take);
  await applicant.refuseMail();
  await applicant.sign('CHAN TAI MAN (EXAMPLE TRADING LIMITED)');
  await take('submission-signed');
  await pay(applicant, take);
  await take('acknowledgement');
}

async function errors(applicant: Applicant, step: string, take: Camera): Promise<void> {
  await applicant.goOn();
  const dialog = applicant.dialog(applicant.words.of('wizard:dialog.validation'));
  await expect(dialog).toBeVisible();
  await take(`${step}-dialog`);
  await problemsButton(dialog, applicant.words).click();
  await take(`${step}-errors`);
}

async function pay(applicant: Applicant, take: Camera): Promise<void> {
  await choosePayment(applicant, 'visa');
  await take('payment-methods');
  const bank = await goToBank(applicant);
  await take('payment-waiting');
  await take('bank', bank.page);
  await bank.press('reject');
  const dialog = paymentDialog(applicant);
  await expect(dialog).toContainText(applicant.words.of('payment:notCharged'));
  await take('payment-rejected');
  await dialog.getByRole('button', { name: applicant.words.of('payment:retry') }).click();
  await chooseMethod(applicant, 'fps');
  const code = await showFpsCode(applicant);
  await take('payment-fps');
  await code.press('approve');
  await applicant.expectAcknowledged();
}
