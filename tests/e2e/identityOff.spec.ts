import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Language, OffPeriod } from '#engine';
import { PHONE_WORDS } from '../../server/sandbox/phone/phoneWords.ts';
import { Applicant } from './support/Applicant.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.ts';
import { closeContexts } from './support/closeContexts.ts';
import { askApp, decideToSign, openIdentityDialog } from './support/identityDialog.ts';
import { inEnvironment } from './support/inEnvironment.ts';
import { type OwnPortal, ownPortal } from './support/ownPortal.ts';
import { payByCard } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';
import { stubGooglePay } from './support/walletStubs.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const LANGUAGE: Language = 'en';
/** The folder for pictures of the screens; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;
const HOUR_MS = 3_600_000;

let portal: OwnPortal;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const file = join(mkdtempSync(join(tmpdir(), 'landform-off-')), 'config.json');
  const period: OffPeriod = { from: hongKong(-HOUR_MS), to: hongKong(HOUR_MS) };
  const flags = { DISABLE_IDENTITY_SIGNING: [period], DISABLE_IDENTITY_AUTOFILL: [period] };
  writeFileSync(file, JSON.stringify(flags));
  portal = await ownPortal({ IDENTITY_APP: 'sandbox', CONFIG_FILE: file });
});
test.afterAll(() => portal?.stop());
test.afterEach(closeContexts);

/** Returns an instant relative to now, in the format of the flags. */
function hongKong(fromNowMs: number): string {
  const local = new Date(Date.now() + fromNowMs + 8 * HOUR_MS).toISOString();
  return `${local.slice(0, 19)}+08:00`;
}

async function newPage(browser: Browser): Promise<Page> {
  const viewport = { width: 320, height: 640 };
  const context = await browser.newContext({ baseURL: portal.origin, viewport });
  const page = await context.newPage();
  await stubGooglePay(page);
  return page;
}

/**
 * Returns an applicant who can sign an LREAL1 and got no offer of autofill.
 *
 * @param query further query parameters
 */
async function readyToSign(page: Page, query = ''): Promise<Applicant> {
  const applicant = new Applicant(page, LANGUAGE);
  await applicant.open(`&nocaptcha=true${query}`);
  await applicant.acceptAndStart();
  const answers = sampleOf('minimal');
  await applicant.fillStep('delivery', answers);
  await applicant.goOn();
  await applicant.expectOwnStep('subscriberParticulars');
  await expect(page.locator('[data-autofill]')).toHaveCount(0);
  await look(applicant, 'particulars');
  await applicant.goBack();
  await applicant.fillIn(answers);
  await applicant.goOn();
  await applicant.expectSubmission();
  await applicant.refuseMail();
  return applicant;
}

async function look({ page, language }: Applicant, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, name);
  await expectAccessible(page, name);
  if (PICTURES === undefined) return;
  await page.screenshot({ path: `${PICTURES}/off/${language}-${name}.png`, fullPage: true });
}

const off = ({ main, words }: Applicant) =>
  main.getByText(words.of('signing:field.identityAppOff'), { exact: true });
const byApp = ({ main, words }: Applicant) =>
  main.getByRole('button', { name: words.of('signing:field.signByApp') });

test('DISABLE_IDENTITY_SIGNING: the page shows that the app is off, and a certificate signs', async ({
  browser,
}) => {
  const applicant = await readyToSign(await newPage(browser));
  await expect(off(applicant)).toBeVisible();
  await expect(byApp(applicant)).toHaveCount(0);
  await look(applicant, 'submission');
  await applicant.sign('CHAN TAI MAN');
  await expect(off(applicant)).toBeHidden();
  await payByCard(applicant);
  await applicant.expectAcknowledged();
});

test('hc: a tester signs with the app although it is switched off', async ({ browser }) => {
  const applicant = await readyToSign(await newPage(browser), '&hc');
  await expect(off(applicant)).toHaveCount(0);
  await expect(byApp(applicant)).toBeVisible();
  const dialog = await openIdentityDialog(applicant);
  const address = await askApp(applicant, dialog, { number: 'A123456(3)' });
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(address);
  await decideToSign(phone, LANGUAGE, PHONE_WORDS[LANGUAGE].approve);
  const { words } = applicant;
  await expect(applicant.main).toContainText(
    words.of('signing:field.signed', { name: 'CHAN TAI MAN' }),
    { timeout: 30_000 },
  );
});

test('hc: changes nothing in production', async ({ browser }) => {
  const page = await newPage(browser);
  // The sandbox app refuses to start there: only the page runs as in production.
  await page.route('**/config.js', inEnvironment('PRODUCTION'));
  const applicant = await readyToSign(page, '&hc');
  await expect(off(applicant)).toBeVisible();
  await expect(byApp(applicant)).toHaveCount(0);
});
