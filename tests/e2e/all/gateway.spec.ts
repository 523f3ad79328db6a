import { expect, test } from '@playwright/test';
import { describeStatus } from '../../../server/adapters/payment/sandbox/describeStatus.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';
import { loadPortalForm, type PortalForm, portalFormOf } from '../../support/loadPortalForm.ts';
import { expectNoSidewaysScroll } from '../support/checks.ts';
import { writeChequeForm } from '../support/chequeForm.ts';
import { GatewayWalk } from '../support/GatewayWalk.ts';
import { type GatewayPortal, gatewayPortal } from '../support/gatewayPortal.ts';
import { GATEWAY_CASES, type GatewayCase } from '../support/gatewayTable.ts';
import { stubApplePay, stubGooglePay } from '../support/walletStubs.ts';

const NARROW = { width: 320, height: 640 };
const NOTHING_OWED = `Refunds: none
Paid, to be decided: none
Differences with the settlement: none
`;

/** The folder for pictures of the ends of payments; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

/** One pair of processes for each worker. */
let started: Promise<WalkedPortal> | undefined;
test.afterAll(async () => {
  const portal = await started;
  started = undefined;
  if (!portal) return;
  const owed = await portal.owed();
  await portal.stop();
  expect(owed, 'what the walks left for an operator').toEqual({ code: 0, output: NOTHING_OWED });
});

for (const walked of GATEWAY_CASES) {
  const { method, ending } = walked;
  const tag = walked.isChosen ? ['@chosen'] : [];
  test(`${method} over the gateway: ${ending} (${waysOf(walked)})`, { tag }, async ({ page }) => {
    started ??= startPortal();
    const portal = await started;
    const filed = portal.filed();
    if (walked.isNarrow) await page.setViewportSize(NARROW);
    await stubGooglePay(page);
    await stubApplePay(page);
    const form = method === 'echq' ? portal.chequeForm : portal.testForm;
    const walk = new GatewayWalk(page, walked, form, portal.origin);
    const transactions = [await walk.openDialog()];
    await walk.pay();
    await expectEnding(walk, walked, transactions[0] ?? '');
    await expectNoSidewaysScroll(page, `${method}, ${ending}`);
    if (PICTURES !== undefined) {
      await page.screenshot({ path: `${PICTURES}/gateway/${method}-${ending}.png` });
    }
    if (walked.isPaidAgain) {
      await walk.press('retry');
      const second = await walk.choose();
      transactions.push(second);
      await walk.pay('approved');
      await walk.expectAcknowledged(second);
      await walk.expectNoneBeside();
    }
    const isPaid = walked.isPaidAgain || ending === 'approved';
    await expect.poll(portal.filed, 'submissions').toBe(filed + (isPaid ? 1 : 0));
    const orders = await Promise.all(transactions.map(portal.ordersOf));
    expect(orders.map(({ length }) => length)).toEqual(transactions.map(() => 1));
    expect(new Set(transactions).size).toBe(transactions.length);
  });
}

test('a rejection after which the gateway accepts no other payment shows how to continue', async ({
  page,
}) => {
  started ??= startPortal();
  const portal = await started;
  const [visa] = GATEWAY_CASES;
  if (!visa) throw new Error('Cannot walk: the table is empty');
  await stubGooglePay(page);
  const walk = new GatewayWalk(page, { ...visa, cents: '15' }, portal.testForm, portal.origin);
  const transaction = await walk.openDialog();
  await walk.payUndecided();
  await walk.expectOver(transaction);
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/gateway/for-good.png` });
});

/** The portal of the walks, with its two paid forms. */
interface WalkedPortal extends GatewayPortal {
  readonly testForm: PortalForm;
  /** As the test form, payable by e-Cheque. */
  readonly chequeForm: PortalForm;
}

const CHEQUE_FORM = 'LR951';

async function startPortal(): Promise<WalkedPortal> {
  const portal = await gatewayPortal();
  return withForms(portal).catch(async (error: unknown) => {
    await portal.stop();
    throw error;
  });
}

async function withForms(portal: GatewayPortal): Promise<WalkedPortal> {
  const { formsDir, origin } = portal;
  writeChequeForm(formsDir, CHEQUE_FORM);
  const { files } = await readForm(formsDir, CHEQUE_FORM);
  if (!files) throw new Error(`Cannot read ${CHEQUE_FORM}`);
  const chequeForm = await portalFormOf(files);
  await expect
    .poll(async () => (await fetch(`${origin}/api/forms/${CHEQUE_FORM}`)).status)
    .toBe(200);
  return { ...portal, chequeForm, testForm: await loadPortalForm('LRTEST') };
}

async function expectEnding(
  walk: GatewayWalk,
  { ending, language, isByCode, bankLanguage = language }: GatewayCase,
  transaction: string,
): Promise<void> {
  const { words } = walk.payer;
  const shown = (key: string, code: 'REJT' | 'CANC') => [
    words.of(`payment:payment_outcome${key}`),
    words.of(`payment:payment_${key.toLowerCase()}`, { 0: describeStatus(code, bankLanguage) }),
  ];
  switch (ending) {
    case 'approved':
      await walk.expectAcknowledged(transaction);
      return;
    case 'rejected':
      return walk.expectNotCharged(shown('Rejected', 'REJT'));
    case 'cancelled':
      return walk.expectNotCharged(shown('Cancelled', 'CANC'));
    case 'timedOut':
      await walk.expectUnknown();
      // Another payment is possible only after the bank has confirmed the end of this one.
      await walk.press('cancel');
      if (isByCode) return walk.expectCodeOver();
      return walk.expectNotCharged([words.of('payment:payment_cancelledByUser')]);
  }
}

function waysOf({ language, isNarrow, isByKeyboard, isSilent }: GatewayCase): string {
  const ways = [
    language,
    isNarrow && '320 px',
    isByKeyboard && 'by keyboard',
    isSilent && 'without notifications',
  ];
  return ways.filter((way) => way !== false).join(', ');
}
