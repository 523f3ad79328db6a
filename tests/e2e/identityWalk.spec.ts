import { type Browser, expect, type Page, test } from '@playwright/test';
import { formatSigner, type Language } from '#engine';
import { PHONE_WORDS } from '../../server/sandbox/phone/phoneWords.ts';
import { Applicant } from './support/Applicant.ts';
import { autofillDialog, autofillOffer, decideLogin, openLogin } from './support/autofillDialog.ts';
import { expectAccessible, expectNoSidewaysScroll, expectNothingCut } from './support/checks.ts';
import { closeContexts } from './support/closeContexts.ts';
import { askApp, decideToSign, openIdentityDialog } from './support/identityDialog.ts';
import { type SharedPortal, sharedAppPortal } from './support/lentPortal.ts';
import { payByCard } from './support/paymentDialog.ts';
import { type Answers, sampleOf } from './support/sampleOf.ts';
import { stubGooglePay } from './support/walletStubs.ts';

test.describe.configure({ timeout: 180_000 });

const NARROW = { width: 320, height: 640 };
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
/** The folder for pictures of the screens; unset takes none. */
const PICTURES = process.env.WALK_PICTURES;
const NAME = '#f-SubscriberNameEng';
const PHONE = '#f-ContactTel';
const SHA_256 = /[0-9a-f]{64}/;

let portal: SharedPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  portal = await sharedAppPortal();
});
test.afterEach(closeContexts);

/** The device of the app: the form's own device, or another device that scans a code. */
type Way = 'same device' | 'other device';

/** Checks the current page. */
async function look({ page, language }: Applicant, way: Way, name: string): Promise<void> {
  const where = `${name}, ${language}`;
  await expectNoSidewaysScroll(page, where);
  await expectNothingCut(page, where);
  await expectAccessible(page, where);
  if (PICTURES === undefined) return;
  const file = `${language}-${way.split(' ')[0]}-${name}.png`;
  await page.screenshot({ path: `${PICTURES}/walk/${file}`, fullPage: true });
}

/** Opens LREAL1 and returns an applicant on its first step. */
async function started(browser: Browser, language: Language, way: Way): Promise<Applicant> {
  const context = await browser.newContext({
    baseURL: portal.origin,
    viewport: NARROW,
    ...(way === 'same device' && { userAgent: ANDROID }),
  });
  const page = await context.newPage();
  await stubGooglePay(page);
  const applicant = new Applicant(page, language);
  await applicant.open('&nocaptcha=true');
  await applicant.acceptAndStart();
  return applicant;
}

/** Opens an address in another browser, without cookies or storage. */
async function phoneAt(browser: Browser, address: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: NARROW })).newPage();
  await phone.goto(address);
  await expectNoSidewaysScroll(phone, 'the phone');
  return phone;
}

/** Logs in with the app, which fills the particulars in; corrects one of them and adds the rest. */
async function giveParticulars(
  browser: Browser,
  applicant: Applicant,
  { way, answers }: { readonly way: Way; readonly answers: Answers },
): Promise<void> {
  const { page, words, language } = applicant;
  await look(applicant, way, '1-offered');
  await autofillOffer(applicant).click();
  await expect(autofillDialog(applicant).getByRole('listitem').first()).toBeVisible();
  await look(applicant, way, '2-login');
  const opened = await openLogin(applicant);
  if (way === 'same device') {
    await (await decideLogin(opened, language, 'approve')).click();
  } else {
    await expect(opened.getByRole('img')).toBeVisible();
    await decideLogin(
      await phoneAt(browser, opened.url().replace('/scan', '')),
      language,
      'approve',
    );
  }
  await expect(page.locator(NAME)).toHaveValue('CHAN TAI MAN', { timeout: 30_000 });
  await expect(autofillDialog(applicant)).toBeHidden();
  await opened.close();

  await page.locator(PHONE).fill('2345 6789');
  for (const field of ['/SubscriberType', '/OwnerType', '/IdDoc', '/Language']) {
    await applicant.fillField(field, answers[field.slice(1)]);
  }
  await expect(page.locator(`${NAME}-mark`)).toHaveText(words.of('form:mark.autofilled'));
  await expect(page.locator(`${PHONE}-mark`)).toHaveText(words.of('form:mark.edited'));
  await look(applicant, way, '3-marks');
}

/** Signs with the app. */
async function signByApp(browser: Browser, applicant: Applicant, way: Way): Promise<void> {
  const { page, words, language, main } = applicant;
  const dialog = await openIdentityDialog(applicant);
  await look(applicant, way, '6-number');
  const address = await askApp(applicant, dialog, { number: 'A123456(3)' });
  const link = dialog.getByRole('link', { name: words.of('signing:identity.open') });
  const code = dialog.getByRole('img', { name: words.of('signing:identity.qrAlt') });
  await expect(way === 'same device' ? link : code).toBeVisible();
  await look(applicant, way, '7-code');
  if (way === 'same device') {
    const opened = page.waitForEvent('popup');
    await link.click();
    const app = await opened;
    await decideToSign(app, language, PHONE_WORDS[language].approve);
    await app.close();
  } else {
    const phone = await phoneAt(browser, address);
    await decideToSign(phone, language, PHONE_WORDS[language].approve);
  }
  const name = formatSigner('CHAN TAI MAN', language);
  await expect(main).toContainText(words.of('signing:field.signed', { name }), {
    timeout: 30_000,
  });
  await expect(dialog).toBeHidden();
  await look(applicant, way, '8-signed');
}

/** Returns the shown hash of the document. */
async function shownHash({ main }: Applicant): Promise<string> {
  const hash = main.locator('.document-hash code').first();
  await expect(hash).toHaveText(SHA_256, { timeout: 30_000 });
  return (await hash.textContent()) ?? '';
}

for (const [language, way] of [
  ['en', 'same device'],
  ['zh-Hant', 'other device'],
] as const) {
  test(`LREAL1 is filled in and signed by the app on the ${way}, and paid (${language})`, async ({
    browser,
  }) => {
    const applicant = await started(browser, language, way);
    const answers = sampleOf('minimal');
    await applicant.fillStep('delivery', answers);
    await applicant.goOn();
    await applicant.expectOwnStep('subscriberParticulars');
    await giveParticulars(browser, applicant, { way, answers });
    await applicant.goOn();
    for (const step of ['orders', 'survey']) {
      await applicant.expectOwnStep(step);
      await applicant.fillStep(step, answers);
      if (step === 'orders') await applicant.goOn();
    }
    await applicant.goToReview();
    await expect(applicant.main).toContainText('HARBOUR MANSION');
    await expect(applicant.main).toContainText('2345 6789');
    const reviewed = await shownHash(applicant);
    await look(applicant, way, '4-review');
    await applicant.goOn();
    await applicant.expectSubmission();
    expect(await shownHash(applicant)).toBe(reviewed);
    await applicant.refuseMail();
    // The document does not contain the request for an acknowledgement.
    expect(await shownHash(applicant)).toBe(reviewed);
    await look(applicant, way, '5-submission');
    await signByApp(browser, applicant, way);
    await payByCard(applicant);
    await applicant.expectAcknowledged();
    await look(applicant, way, '9-acknowledged');
  });
}
