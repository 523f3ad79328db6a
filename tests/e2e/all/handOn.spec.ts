import { type Browser, expect, test } from '@playwright/test';
import type { FormData } from '#engine';
import member from '#forms/LR175/samples/full.json' with { type: 'json' };
import change from '#forms/LR176/samples/full.json' with { type: 'json' };
import order from '#forms/LRSI1/samples/person-in-full.json' with { type: 'json' };
import { fieldId } from '../../../renderer/form-context/fieldId.ts';
import { ensureTool } from '../../../scripts/test/tools.ts';
import { runTool } from '../../support/runTool.ts';
import { expectNoSidewaysScroll } from '../support/checks.ts';
import { closeContexts } from '../support/closeContexts.ts';
import { KeyboardHands } from '../support/KeyboardHands.ts';
import { type SharedPortal, sharedPortalAt } from '../support/lentPortal.ts';
import { chooseMethod, goToBank } from '../support/paymentDialog.ts';
import { type HandedForm, SignerWalk } from '../support/SignerWalk.ts';

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

function handed(
  code: string,
  sample: { readonly formData: object; readonly now: string },
): HandedForm {
  return { code, origin: portal.origin, answers: sample.formData as FormData, now: sample.now };
}

async function pageOf(browser: Browser, options: object = {}) {
  return (await browser.newContext(options)).newPage();
}

async function picture({ page }: SignerWalk, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png`, fullPage: true });
}

function validSignatures(pdf: Buffer): number {
  const { text } = runTool('pdfsig', ['-nocert', '{file}'], pdf);
  return text.split('Signature is Valid').length - 1;
}

/** Completes a sign-only form. @returns the signed document */
async function complete(walk: SignerWalk): Promise<Buffer> {
  const { words, page, main } = walk;
  await main.getByRole('button', { name: words.of('common:button.complete') }).click();
  const done = page.getByRole('alertdialog', { name: words.of('wizard:dialog.complete') });
  await walk.close(done);
  await expect(walk.heading).toHaveText(words.of('wizard:ack.signOnly.title'));
  return walk.signedForm();
}

test('B-63: LR176 is completed with one signature open, saved on its last page, and signed later', async ({
  browser,
}) => {
  const first = await SignerWalk.at(await pageOf(browser), handed('LR176', change));
  await first.fillIn();
  await first.goOn();
  await first.sign('memberSign');
  await first.card('witnessSign').getByRole('button', { name: 'Sign later' }).click();
  const once = await complete(first);
  expect(validSignatures(once)).toBe(1);
  await expect(first.main).toContainText('Save it for the next signer');
  await picture(first, 'LR176-acknowledged');
  const file = await first.save();
  await first.page.context().close();

  const witness = await SignerWalk.at(await pageOf(browser), handed('LR176', change));
  await witness.takeOver(file, ['memberSign']);
  await witness.goOn();
  await witness.sign('witnessSign');
  const both = await complete(witness);
  expect(validSignatures(both)).toBe(2);
  expect(both.subarray(0, once.length).equals(once)).toBe(true);
});

test('B-63: LRSI1 keeps its optional signature when another user loads the file and pays', async ({
  browser,
}) => {
  const buyer = await SignerWalk.at(await pageOf(browser), handed('LRSI1', order));
  await buyer.fillIn();
  await buyer.goOn();
  await buyer.sign('buyerSign');
  // The only signature is made, so the page offers the plain Save button.
  await expect(buyer.main.getByRole('button', { name: 'Save for the next signer' })).toHaveCount(0);
  const file = await buyer.save('save');
  await buyer.page.context().close();

  const payer = await SignerWalk.at(await pageOf(browser), handed('LRSI1', order));
  await payer.takeOver(file, ['buyerSign']);
  await payer.goOn();
  await payer.page.locator(`[id="${fieldId('/receiveAckEmail')}"]`).setChecked(false);
  await payer.main.locator('.step-buttons .button-primary').click();
  await chooseMethod(payer, 'visa');
  await (await goToBank(payer)).press('approve');
  await expect(payer.heading).toHaveText('Your form has been submitted', { timeout: 60_000 });
  expect(validSignatures(await payer.signedForm())).toBe(1);
});

test('B-63: LR175 passes from the member to the witness in traditional Chinese at 320 px', async ({
  browser,
}) => {
  const narrow = { viewport: { width: 320, height: 640 } };
  const language = 'zh-Hant' as const;
  const first = await SignerWalk.at(await pageOf(browser, narrow), handed('LR175', member), {
    language,
  });
  await first.fillIn();
  await first.goOn();
  await first.sign('memberSign');
  await expectNoSidewaysScroll(first.page, 'LR175 signed');
  await picture(first, 'narrow-signed');
  const file = await first.save();
  await first.page.context().close();

  const witness = await SignerWalk.at(await pageOf(browser, narrow), handed('LR175', member), {
    language,
  });
  const loaded = await witness.load(file);
  await picture(witness, 'narrow-loaded');
  await witness.close(loaded);
  await expect(witness.heading).toHaveText('核對資料', { timeout: 40_000 });
  await expectNoSidewaysScroll(witness.page, 'LR175 loaded');
  await picture(witness, 'narrow-review');
  await witness.goOn();
  await witness.sign('witnessSign');
  expect(validSignatures(await complete(witness))).toBe(2);
});

test('B-63: the witness of LR175 loads, signs and changes a signature by keyboard alone', async ({
  browser,
}) => {
  const first = await SignerWalk.at(await pageOf(browser), handed('LR175', member));
  await first.fillIn();
  await first.goOn();
  await first.sign('memberSign');
  const page = await pageOf(browser);
  const witness = await SignerWalk.at(page, handed('LR175', member), {
    hands: new KeyboardHands(page, 120),
  });
  await witness.takeOver(await first.save(), ['memberSign']);
  await witness.goOn();
  await witness.sign('witnessSign');

  // The witness signed after the member: changing the member's signature removes both.
  const keys = new KeyboardHands(page, 120);
  await keys.press(witness.card('memberSign').getByRole('button', { name: 'Change signature' }));
  const question = page.getByRole('alertdialog', { name: 'Change this signature?' });
  await expect(question).toContainText('Signature of the witness (WONG SIU MING)');
  await picture(witness, 'change-asked');
  await keys.press(question.getByRole('button', { name: 'Change signature' }));
  await witness.certificate('memberSign');
  await expect(witness.card('witnessSign')).toContainText('Not signed yet', { timeout: 30_000 });
  await expect(witness.card('memberSign')).toContainText('Signed by CHAN TAI MAN');
  await witness.sign('witnessSign');
  expect(validSignatures(await complete(witness))).toBe(2);
});
