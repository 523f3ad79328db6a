import { expect, test } from '@playwright/test';
import { type FormData, numberWithoutCheckDigit } from '#engine';
import corporation from '#forms/LR164/samples/full.json' with { type: 'json' };
import { fieldId } from '../../renderer/form-context/fieldId.ts';
import { PHONE_WORDS } from '../../server/sandbox/phone/phoneWords.ts';
import { signWithCertificate } from './support/certificateDialog.ts';
import { closeContexts } from './support/closeContexts.ts';
import { askApp, decideToSign, openIdentityDialog } from './support/identityDialog.ts';
import { MouseHands } from './support/MouseHands.ts';
import { type OwnPortal, portalAt } from './support/ownPortal.ts';
import { p12Secrets } from './support/p12Secrets.ts';
import { chooseMethod, goToBank } from './support/paymentDialog.ts';
import { SentBytes } from './support/SentBytes.ts';
import { SignerWalk } from './support/SignerWalk.ts';
import { stubGooglePay } from './support/walletStubs.ts';

// Both tests share one portal and the proxy that records its requests.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** The signer's identity card number. LR164 does not ask for it; its answers have another. */
const HKID = 'Z683366(8)';
const SIGNER = 'CHAN TAI MAN';

let sent: SentBytes;
let portal: OwnPortal;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sent = await SentBytes.open();
  const more = { IDENTITY_APP: 'sandbox', PUBLIC_URL: sent.origin };
  portal = await portalAt(corporation.now, more);
  sent.forwardTo(portal.origin);
});
test.afterAll(async () => {
  await portal?.stop();
  await sent?.stop();
});
test.afterEach(closeContexts);

type Secrets = Readonly<Record<string, Uint8Array>>;

/** The data that a way to sign keeps on the device, and the data that it sends. */
interface Signed {
  readonly secret: Secrets;
  /** Bytes that the browser does send: a search that misses them proves nothing. */
  readonly known: Secrets;
}

async function byCertificate(walk: SignerWalk): Promise<Signed> {
  const { page, words } = walk;
  const sign = words.of('signing:field.sign');
  await walk.card('chairmanSign').getByRole('button', { name: sign }).click();
  // Uses the portal's own port, so that the proxy does not record the query.
  const query = new URLSearchParams({ holder: 'personal', name: SIGNER, hkid: HKID });
  const response = await page.request.get(`${portal.origin}/debug/test-certificate?${query}`);
  expect(response.ok()).toBe(true);
  const dialog = page.getByRole('dialog', { name: words.of('signing:certificate.title') });
  await signWithCertificate(response, { dialog, words, hands: new MouseHands(page) });
  const pin = response.headers()['certificate-pin'] ?? '';
  expect(pin).toHaveLength(8);
  const { secret, certificate } = p12Secrets(await response.body(), pin);
  expect(Object.keys(secret).length).toBeGreaterThan(20);
  return { secret, known: { certificate } };
}

async function byIdentityApp(walk: SignerWalk): Promise<Signed> {
  const { page, language } = walk;
  const dialog = await openIdentityDialog(walk);
  const address = new URL(await askApp(walk, dialog, { number: HKID }));
  // The phone is another device: only the page of the form is recorded.
  const phone = await (await page.context().browser()?.newContext())?.newPage();
  if (!phone) throw new TypeError('Cannot open the phone: the page has no browser');
  await phone.goto(`${portal.origin}${address.pathname}${address.search}`);
  const box = phone.getByLabel(PHONE_WORDS[language].idNumber);
  await box.fill(HKID);
  await decideToSign(phone, language, PHONE_WORDS[language].approve);
  const number = new TextEncoder().encode(numberWithoutCheckDigit(HKID));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', number));
  return { secret: {}, known: { 'hash of the number': hash } };
}

for (const [way, sign] of Object.entries({ byCertificate, byIdentityApp })) {
  test(`LR164 signed ${way}: no request holds the signer's number, key or PIN`, async ({
    page,
  }) => {
    sent.clear();
    await stubGooglePay(page);
    const elsewhere: string[] = [];
    page.context().on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== sent.origin) elsewhere.push(request.url());
    });
    const answers = corporation.formData as FormData;
    const walk = await SignerWalk.at(page, {
      code: 'LR164',
      origin: sent.origin,
      answers,
      now: corporation.now,
    });
    await walk.fillIn();
    await walk.goOn();
    const { secret, known } = await sign(walk);
    await expect(walk.card('chairmanSign')).toContainText(`Signed by ${SIGNER}`, {
      timeout: 30_000,
    });
    await walk.card('secretarySign').getByRole('button', { name: 'Sign later' }).click();
    await page.locator(`[id="${fieldId('/receiveAckEmail')}"]`).setChecked(false);
    await walk.main.locator('.step-buttons .button-primary').click();
    await chooseMethod(walk, 'visa');
    await (await goToBank(walk)).press('approve');
    await expect(walk.heading).toHaveText('Your form has been submitted', { timeout: 60_000 });

    for (const [name, bytes] of Object.entries(known)) {
      expect(sent.spellingsOf(bytes), `${name} is sent`).not.toEqual([]);
    }
    const hkid = Buffer.from(numberWithoutCheckDigit(HKID));
    for (const [name, bytes] of Object.entries({ ...secret, HKID: hkid })) {
      expect(sent.spellingsOf(bytes), name).toEqual([]);
    }
    // The page fetches a wallet's library, without data in the request.
    expect(elsewhere, 'requests to others').toEqual(['https://pay.google.com/gp/p/js/pay.js']);
  });
}
