import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { formatSigner, type Language } from '#engine';
import { PHONE_WORDS } from '../../server/sandbox/phone/phoneWords.ts';
import { Applicant } from './support/Applicant.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/checks.ts';
import { closeContexts } from './support/closeContexts.ts';
import { askApp, decideToSign, giveNumber, openIdentityDialog } from './support/identityDialog.ts';
import { KeyboardHands } from './support/KeyboardHands.ts';
import { type SharedPortal, sharedAppPortal } from './support/lentPortal.ts';
import { type Hands, MouseHands } from './support/MouseHands.ts';
import { payByCard } from './support/paymentDialog.ts';
import { sampleOf } from './support/sampleOf.ts';
import { stubGooglePay } from './support/walletStubs.ts';

// A walk and its portal take 34 s alone, and three times that with two others on two cores.
test.describe.configure({ timeout: 240_000 });

const NARROW = { width: 320, height: 640 };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
/** The identity card number of the answers, in every format that a request could have. */
const NUMBER = /A-?123456/i;

/** The folder for pictures of the dialog; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;

let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await sharedAppPortal();
});
test.afterEach(closeContexts);

/** Returns an applicant who can sign an LREAL1. */
async function readyToSign(
  browser: Browser,
  language: Language,
  device: { readonly userAgent?: string } = {},
): Promise<Applicant> {
  const context = await browser.newContext({
    baseURL: portal.origin,
    viewport: NARROW,
    ...device,
  });
  const page = await context.newPage();
  await stubGooglePay(page);
  const applicant = new Applicant(page, language);
  await applicant.open('&nocaptcha=true');
  await applicant.acceptAndStart();
  await applicant.fillIn(sampleOf('minimal'));
  await applicant.goOn();
  await applicant.expectSubmission();
  await applicant.refuseMail();
  return applicant;
}

/** Records the addresses and bodies of all requests from this moment. */
function listen(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  return sent;
}

/** The English walk uses the keyboard alone in the dialog. */
function handsOf({ page, language }: Applicant): Hands {
  return language === 'en' ? new KeyboardHands(page) : new MouseHands(page);
}

/** Checks the current page. */
async function look({ page, language }: Applicant, name: string): Promise<void> {
  await expectNoSidewaysScroll(page, `${name}, ${language}`);
  await expectAccessible(page, `${name}, ${language}`);
  if (PICTURES !== undefined) {
    await page.screenshot({ path: `${PICTURES}/identity/${language}-${name}.png` });
  }
}

const SIGNER = 'CHAN TAI MAN';
const signedIn = ({ words, language }: Applicant) =>
  words.of('signing:field.signed', { name: formatSigner(SIGNER, language) });

/** Enters a number with a wrong check digit, and checks the page with its error. */
async function giveWrongNumber(applicant: Applicant, dialog: Locator): Promise<void> {
  await giveNumber(applicant, dialog, { number: 'A123456(4)', hands: handsOf(applicant) });
  await expect(dialog.locator('.field-error')).toBeVisible();
  await look(applicant, 'number');
}

/** Enters the number of the answers, and waits for the request. */
function asked(applicant: Applicant, dialog: Locator): Promise<string> {
  return askApp(applicant, dialog, { number: 'a123456(3)', hands: handsOf(applicant) });
}

// The walk of `identityWalk.spec.ts` scans the code in traditional Chinese.
for (const language of ['en', 'zh-Hans'] as const) {
  test(`identity app: signs on another device, and the number never leaves the page (${language})`, async ({
    browser,
  }) => {
    const applicant = await readyToSign(browser, language);
    const { page, words } = applicant;
    const dialog = await openIdentityDialog(applicant, handsOf(applicant));
    const sent = listen(page);
    await giveWrongNumber(applicant, dialog);
    // The wrong number has the focus: typing replaces it.
    await expect(dialog.getByLabel(words.of('signing:identity.number'))).toBeFocused();
    await page.keyboard.press('Control+a');
    const address = await asked(applicant, dialog);
    await expect(dialog.getByRole('img')).toBeVisible();
    await look(applicant, 'scan');

    // The phone is another browser: it has only the content of the code.
    const phone = await (await browser.newContext({ viewport: NARROW })).newPage();
    await phone.goto(address);
    await expectNoSidewaysScroll(phone, 'the phone');
    await decideToSign(phone, language, PHONE_WORDS[language].approve);
    await expect(applicant.main).toContainText(signedIn(applicant), { timeout: 30_000 });
    await expect(dialog).toBeHidden();
    await look(applicant, 'signed');
    expect(sent.filter((text) => NUMBER.test(decodeURIComponent(text)))).toEqual([]);
    expect(sent.some((text) => text.includes('/iaspdfsign/poll/'))).toBe(true);

    await payByCard(applicant);
    await applicant.expectAcknowledged();
    await expect(applicant.main).toContainText(words.of('wizard:ack.submitted'));
  });
}

test('identity app: signs on the same device after a rejection', async ({ browser }) => {
  const applicant = await readyToSign(browser, 'zh-Hant', { userAgent: ANDROID });
  const { page, words, language } = applicant;
  const dialog = await openIdentityDialog(applicant, handsOf(applicant));
  const open = () => dialog.getByRole('link', { name: words.of('signing:identity.open') });
  const goToApp = async () => {
    const opened = page.waitForEvent('popup');
    await open().click();
    return opened;
  };
  await giveWrongNumber(applicant, dialog);
  await asked(applicant, dialog);
  await look(applicant, 'open');
  const first = await goToApp();
  await decideToSign(first, language, PHONE_WORDS[language].failures.D70001);
  await first.close();
  await expect(dialog.getByRole('alert')).toHaveText(words.of('signing:D70001'), {
    timeout: 20_000,
  });
  await look(applicant, 'rejected');

  await asked(applicant, dialog);
  const second = await goToApp();
  await decideToSign(second, language, PHONE_WORDS[language].approve);
  await second.close();
  await expect(applicant.main).toContainText(signedIn(applicant), { timeout: 30_000 });
});
