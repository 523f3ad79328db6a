import { type Browser, expect, test } from '@playwright/test';
import type { FormData } from '#engine';
import corporation from '#forms/LR164/samples/full.json' with { type: 'json' };
import member from '#forms/LR175/samples/full.json' with { type: 'json' };
import { fieldId } from '../../renderer/form-context/fieldId.ts';
import { ensureTool } from '../../scripts/test/tools.ts';
import { runTool } from '../support/runTool.ts';
import { closeContexts } from './support/closeContexts.ts';
import { type SharedPortal, sharedPortalAt } from './support/lentPortal.ts';
import { chooseMethod, goToBank } from './support/paymentDialog.ts';
import { type HandedForm, SignerWalk } from './support/SignerWalk.ts';

/** The folder for pictures of the screens; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;

test.describe.configure({ mode: 'default', timeout: 300_000 });
let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await ensureTool('pdfsig');
  portal = await sharedPortalAt(member.now);
});
test.afterEach(closeContexts);

const LR164 = (): HandedForm => ({
  code: 'LR164',
  origin: portal.origin,
  answers: corporation.formData as FormData,
  now: corporation.now,
});
const LR175 = (): HandedForm => ({
  code: 'LR175',
  origin: portal.origin,
  answers: member.formData as FormData,
  now: member.now,
});

/** Opens the form as another signer, in a new browser context. */
async function another(browser: Browser, handed: HandedForm): Promise<SignerWalk> {
  return SignerWalk.at(await (await browser.newContext()).newPage(), handed);
}

async function picture({ page }: SignerWalk, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

function validSignatures(pdf: Buffer): number {
  const { text } = runTool('pdfsig', ['-nocert', '{file}'], pdf);
  return text.split('Signature is Valid').length - 1;
}

/** The file of an LR175 that the member signed; made once. */
let handedOn: Promise<Buffer> | undefined;
function signedByMember(browser: Browser): Promise<Buffer> {
  handedOn ??= (async () => {
    const first = await another(browser, LR175());
    await first.fillIn();
    await first.goOn();
    await expect(first.main).not.toContainText('Save for the next signer');
    await first.sign('memberSign');
    await picture(first, 'signed-by-member');
    const file = await first.save();
    await picture(first, 'saved');
    await first.page.context().close();
    return file;
  })();
  return handedOn;
}

test('B-63: LR175 passes from the member to the witness, each in their own browser', async ({
  browser,
}) => {
  const file = await signedByMember(browser);
  const witness = await another(browser, LR175());
  const loaded = await witness.load(file);
  await picture(witness, 'loaded');
  await expect(loaded).toContainText('The signatures were verified again');
  await expect(loaded).toContainText('Signature of the member: Signed by CHAN TAI MAN on ');
  await witness.close(loaded);
  await expect(witness.heading).toHaveText('Check your answers', { timeout: 40_000 });
  const soFar = witness.main.locator('section.notice');
  await expect(soFar).toContainText('Signature of the member: Signed by CHAN TAI MAN on ');
  await expect(soFar).toContainText('Signature of the witness: Not signed yet');
  await picture(witness, 'review');
  // The witness still has to sign, so the main button continues to the signatures.
  await expect(witness.main.locator('.step-buttons .button-primary')).toHaveText(
    'Continue to sign',
  );

  await witness.goOn();
  await expect(witness.card('memberSign')).toContainText('Signed by CHAN TAI MAN');
  await witness.sign('witnessSign');
  await expect(witness.main.getByRole('button', { name: 'Save for the next signer' })).toBeHidden();
  await picture(witness, 'signed-by-both');
  await witness.main.getByRole('button', { name: 'Complete' }).click();
  await witness.close(witness.page.getByRole('alertdialog', { name: 'Form completed' }));
  await expect(witness.heading).toHaveText('Your form is signed');
  expect(validSignatures(await witness.signedForm())).toBe(2);
  await expect(witness.main).not.toContainText('Still to be signed');
});

test('B-63: changing an answer asks the witness first, and removes only the signatures', async ({
  browser,
}) => {
  const witness = await another(browser, LR175());
  await witness.takeOver(await signedByMember(browser), ['memberSign']);
  const question = witness.page.getByRole('alertdialog', {
    name: 'Change the form and remove the signatures?',
  });
  const change = witness.main.getByRole('button', { name: /^Change/ }).first();
  await change.click();
  await expect(question).toContainText('Signature of the member (CHAN TAI MAN)');
  await picture(witness, 'asked');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(witness.heading).toHaveText('Check your answers');
  await expect(witness.main.locator('section.notice')).toContainText('Signed by CHAN TAI MAN');

  await change.click();
  await question.getByRole('button', { name: 'Continue and remove' }).click();
  await expect(witness.heading).not.toHaveText('Check your answers');
  await expect(
    witness.main
      .getByText('THE INCORPORATED OWNERS')
      .or(witness.main.locator('input[value^="THE INC"]'))
      .first(),
  ).toBeAttached();
  await witness.main.locator('.step-buttons .button-primary').click();
  await expect(witness.heading).toHaveText('Check your answers', { timeout: 40_000 });
  await expect(witness.main.locator('section.notice')).toHaveCount(0);
  await witness.goOn();
  for (const field of ['memberSign', 'witnessSign']) {
    await expect(witness.card(field)).toContainText('Not signed yet');
  }
});

test('B-63: a changed document is reported, and the answers load without its signatures', async ({
  browser,
}) => {
  const witness = await another(browser, LR175());
  // The file is sealed, so the test changes the document on its way to the server.
  await witness.page.route('**/api/submission/restoreSignedForm/**', async (route) => {
    const body = route.request().postDataJSON() as { submissionDetail: { pdfData: string } };
    const pdf = Buffer.from(body.submissionDetail.pdfData, 'base64');
    pdf[pdf.length - 100] = (pdf[pdf.length - 100] ?? 0) ^ 1;
    body.submissionDetail.pdfData = pdf.toString('base64');
    await route.continue({ postData: JSON.stringify(body) });
  });
  const loaded = await witness.load(await signedByMember(browser));
  await expect(loaded).toContainText('The form was loaded without its signatures');
  await expect(loaded).toContainText(
    'Signature of the member: The document was changed after this signature was made.',
  );
  await picture(witness, 'broken');
  await witness.close(loaded);
  await expect(witness.heading).not.toHaveText('Check your answers');
  await expect(witness.main).not.toContainText('Signed by CHAN TAI MAN');
});

test('B-63: LR164 passes from its applicant to the chairman and the secretary, who pays', async ({
  browser,
}) => {
  const writer = await another(browser, LR164());
  await writer.fillIn();
  const unsigned = await writer.save('save');
  await writer.page.context().close();

  const chairman = await another(browser, LR164());
  await chairman.close(await chairman.load(unsigned));
  const next = chairman.main.locator('.step-buttons .button-primary');
  await next.click();
  await expect(chairman.heading).toHaveText('Check your answers', { timeout: 40_000 });
  await chairman.goOn();
  await chairman.sign('chairmanSign');
  const file = await chairman.save();
  await chairman.page.context().close();

  const secretary = await another(browser, LR164());
  await secretary.takeOver(file, ['chairmanSign']);
  await expect(secretary.main.getByRole('radio')).toHaveCount(0);
  await secretary.main.getByRole('button', { name: 'Change the payment method' }).click();
  const question = secretary.page.getByRole('alertdialog');
  await expect(question).toContainText('Signature of the chairman');
  await picture(secretary, 'asked-for-the-method');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await picture(secretary, 'review-of-LR164');
  await secretary.goOn();
  await secretary.sign('secretarySign');
  await secretary.page.locator(`[id="${fieldId('/receiveAckEmail')}"]`).setChecked(false);
  await secretary.main.locator('.step-buttons .button-primary').click();
  await chooseMethod(secretary, 'visa');
  await (await goToBank(secretary)).press('approve');
  await expect(secretary.heading).toHaveText('Your form has been submitted', { timeout: 60_000 });
  expect(validSignatures(await secretary.signedForm())).toBe(2);
});
