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
import { storeChoice } from '../../server/compose/storeChoice.ts';
import type { Config } from '../../server/config/config.ts';

/**
 * A function that checks one part of an installation and describes it in one line. It throws an
 * error when the check fails.
 */
export type Check = (config: Config) => Promise<string>;

/** The checks of external services, in the order of the table. */
export const OUTSIDE_SYSTEMS: readonly (readonly [name: string, look: Check])[] = [
  ['address lookup', checkAddresses],
  ['malware scanner', checkScanner],
  ['certificates', (config) => describeCertificates(config, systemClock)],
  ['acknowledgements', async (config) => describeSeal(config, systemClock)],
  ['time stamps', (config) => describeTimeStamps(config, systemClock)],
  ['gateway', checkGateway],
  ['wallets', checkWallets],
  ['export receiver', checkReceiver],
];

const LARGEST = formatFileSize(UPLOAD_LIMIT_BYTES);

async function checkAddresses(about: Config): Promise<string> {
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

/**
 * Checks that the scanner responds, detects the standard test file, and accepts the largest file of
 * a form.
 */
async function checkScanner({ scanner }: Config): Promise<string> {
  if (scanner.by === 'none') return new NoScanner().describe();
  const clamd = new ClamdScanner(scanner);
  const version = await clamd.describe();
  if ((await clamd.scan(scannerTestFile())) !== 'infected') {
    throw new Error(`${version}: does not detect the standard test file`);
  }
  const started = performance.now();
  await clamd.scan(Buffer.alloc(UPLOAD_LIMIT_BYTES)).catch(() => {
    throw new Error(`${version}: rejects a file of ${LARGEST}; raise StreamMaxLength`);
  });
  return `${version}, ${LARGEST} in ${Math.round(performance.now() - started)} ms`;
}

/** Requests the offered methods from the payment service: this call changes nothing. */
async function checkGateway(about: Config): Promise<string> {
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

/** Checks the settings of wallets: an incomplete wallet is disabled without another message. */
async function checkWallets({ wallets }: Config): Promise<string> {
  const { googlePay, applePay, gaps } = wallets;
  if (gaps.length > 0) throw new Error(gaps.join('\n  '));
  const google = googlePay && `Google Pay (${googlePay.environment}), ${googlePay.library}`;
  const apple = applePay && `Apple Pay for ${applePay.domain}, ${applePay.hosts.length} hosts`;
  return [google, apple].filter((text) => text !== undefined).join('; ') || 'none is taken';
}

/** Describes the receiver without a test call, because each call is a submission. */
async function checkReceiver({ export: { url, keys } }: Config): Promise<string> {
  if (url === undefined) return 'none: npm run export takes submissions';
  return `${new URL(url).host} gets each submission, signed by ${keys.length} keys`;
}
