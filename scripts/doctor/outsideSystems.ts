import { formatFileSize, PREFERRED_METHODS, UPLOAD_LIMIT_BYTES } from '#engine';
import { ClamdScanner } from '../../server/adapters/scan/ClamdScanner.ts';
import { NoScanner } from '../../server/adapters/scan/NoScanner.ts';
import { scannerTestFile } from '../../server/adapters/scan/scannerTestFile.ts';
import { openStores } from '../../server/adapters/store/openStores.ts';
import { systemClock } from '../../server/adapters/system/systemClock.ts';
import { describeCertificates } from '../../server/compose/describeCertificates.ts';
import { describeSeal } from '../../server/compose/describeSeal.ts';
import { describeTimeStamps } from '../../server/compose/describeTimeStamps.ts';
import { openAddresses } from '../../server/compose/openAddresses.ts';
import { openAvailability } from '../../server/compose/openPayment.ts';
import type { Config } from '../../server/config.ts';
import { storeChoice } from '../../server/storeChoice.ts';

/** Looks at one part of an installation and describes it in a line. Throws an error when it is not as it should be. */
export type Look = (config: Config) => Promise<string>;

/** Looks at the services outside of the portal, in the order of the table. */
export const OUTSIDE_SYSTEMS: readonly (readonly [name: string, look: Look])[] = [
  ['address lookup', lookAtAddresses],
  ['malware scanner', lookAtScanner],
  ['certificates', (config) => describeCertificates(config, systemClock)],
  ['acknowledgements', async (config) => describeSeal(config, systemClock)],
  ['time stamps', (config) => describeTimeStamps(config, systemClock)],
  ['gateway', lookAtGateway],
  ['wallets', lookAtWallets],
  ['export receiver', lookAtReceiver],
];

const LARGEST = formatFileSize(UPLOAD_LIMIT_BYTES);

async function lookAtAddresses(about: Config): Promise<string> {
  const stores = await openStores(storeChoice(about), systemClock);
  try {
    const lookup = await openAddresses(about, stores);
    const found = await lookup?.describe();
    return found === undefined
      ? 'none: no search is offered'
      : `${about.addresses.lookup}: ${found}`;
  } finally {
    await stores.submissions.close();
  }
}

/** Does it answer, find what every scanner finds, and take the largest file that a form may have? */
async function lookAtScanner({ scanner }: Config): Promise<string> {
  if (scanner.by === 'none') return new NoScanner().describe();
  const clamd = new ClamdScanner(scanner);
  const version = await clamd.describe();
  if ((await clamd.scan(scannerTestFile())) !== 'infected') {
    throw new Error(`${version}: finds nothing, not even the test file`);
  }
  const started = performance.now();
  await clamd.scan(Buffer.alloc(UPLOAD_LIMIT_BYTES)).catch(() => {
    throw new Error(`${version}: takes no file of ${LARGEST}; raise StreamMaxLength`);
  });
  return `${version}, ${LARGEST} in ${Math.round(performance.now() - started)} ms`;
}

/** The payment service is asked what it offers: a call that moves nothing. */
async function lookAtGateway(about: Config): Promise<string> {
  const { payment } = about;
  if (payment.gateway === 'gcis') {
    const offers = await openAvailability(about).offers({
      amountCents: 100,
      language: 'en',
      preferred: PREFERRED_METHODS,
    });
    const count = offers.filter(({ isActive }) => isActive).length;
    if (count === 0) throw new Error('the payment service answers, and offers no method');
    return `the payment service answers with ${count} methods; it lists no settlement`;
  }
  return payment.gateway === 'sandbox' ? 'the embedded sandbox bank' : 'none: nothing can be paid';
}

/** A wallet that is set up in part is not taken, without a word to anybody. */
async function lookAtWallets({ wallets }: Config): Promise<string> {
  const { googlePay, applePay, gaps } = wallets;
  if (gaps.length > 0) throw new Error(gaps.join('\n  '));
  const google = googlePay && `Google Pay (${googlePay.environment}), ${googlePay.library}`;
  const apple = applePay && `Apple Pay for ${applePay.domain}, ${applePay.hosts.length} hosts`;
  return [google, apple].filter((text) => text !== undefined).join('; ') || 'none is taken';
}

/** Nothing is sent there to try it: each call is a submission. */
async function lookAtReceiver({ export: { url, keys } }: Config): Promise<string> {
  if (url === undefined) return 'none: npm run export takes submissions';
  return `${new URL(url).host} gets each submission, signed by ${keys.length} keys`;
}
