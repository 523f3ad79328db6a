import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#engine';
import { OUTSIDE_SYSTEMS } from '../../../scripts/doctor/outsideSystems.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { type FakeClamd, fakeClamd } from '../../support/fakeClamd.ts';
import { answering, wireServer } from '../../support/wireServer.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
let service: Awaited<ReturnType<typeof wireServer>>;
const scanners: FakeClamd[] = [];
beforeAll(async () => {
  service = await wireServer(answering({}));
});
afterAll(async () => {
  await service.close();
  for (const scanner of scanners) await scanner.close();
});

/** Runs one check with the settings of a demo portal and others. */
function check(name: string, settings: Readonly<Record<string, string>> = {}) {
  const [, look] = OUTSIDE_SYSTEMS.find(([each]) => each === name) ?? [];
  if (!look) throw new Error(`Cannot find the check ${name}`);
  const config: Config = readConfig({
    MODE: 'demo',
    DATA_DIR: folder(),
    PAYMENT_HOSTS: 'pay.gcis.example',
    GCIS_URL: `${service.url}/api/payment`,
    GCIS_E_SERVICE_ID: 'LRFORMS',
    GCIS_TOKEN_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64'),
    ...settings,
  });
  return look(config);
}

async function scannedBy() {
  const scanner = await fakeClamd();
  scanners.push(scanner);
  return { scanner, settings: { MALWARE_SCANNER: 'clamd', CLAMD_ADDRESS: scanner.address } };
}

describe('OUTSIDE_SYSTEMS: malware scanner', () => {
  it('describes that nothing is scanned', async () => {
    expect(await check('malware scanner')).toMatch(/none/);
  });

  it('describes a scanner that finds the test file and accepts the largest upload', async () => {
    const { scanner, settings } = await scannedBy();
    expect(await check('malware scanner', settings)).toMatch(
      /^ClamAV 1\.4\.3.*, 30\.00 MB in \d+ ms$/,
    );
    expect(scanner.streams).toHaveLength(2);
    expect(scanner.streams[1]).toBe(UPLOAD_LIMIT_BYTES);
  });

  it('fails for a scanner that breaks off the largest upload', async () => {
    const { scanner, settings } = await scannedBy();
    const { push } = scanner.streams;
    scanner.streams.push = (size) => {
      scanner.behave('breaks off');
      return Reflect.apply(push, scanner.streams, [size]);
    };
    await expect(check('malware scanner', settings)).rejects.toThrow(
      /^ClamAV .*: rejects a file of 30\.00 MB; raise StreamMaxLength$/,
    );
  });

  it('fails for a daemon that is no scanner', async () => {
    const { scanner, settings } = await scannedBy();
    scanner.behave('babbles');
    await expect(check('malware scanner', settings)).rejects.toThrow('what answers is no clamd');
  });
});

describe('OUTSIDE_SYSTEMS: gateway', () => {
  const offering = (...active: readonly string[]) =>
    answering({
      availablepaymentmethods: active.map((each, index) => ({
        subtype: ['Visa', 'FPS'][index],
        active: each,
        supportedcard: [],
        pointsToNote: [],
      })),
    });
  const GCIS = { PAYMENT_GATEWAY: 'gcis', GCIS_RETRIES: '0' };

  it.each([
    ['sandbox', 'the embedded sandbox bank'],
    ['none', 'none: nothing can be paid'],
  ])('describes the gateway %s without a call', async (PAYMENT_GATEWAY, line) => {
    service.react(answering({}, 500));
    expect(await check('gateway', { PAYMENT_GATEWAY })).toBe(line);
    expect(service.calls).toEqual([]);
  });

  it('counts the active methods of the payment service', async () => {
    service.react(offering('Y', 'N'));
    expect(await check('gateway', GCIS)).toMatch(/^the payment service answers with 1 methods/);
    service.react(offering('Y', 'Y'));
    expect(await check('gateway', GCIS)).toMatch(/with 2 methods; it lists no settlement$/);
  });

  it('fails without an active method, and when the service fails', async () => {
    service.react(offering('N'));
    await expect(check('gateway', GCIS)).rejects.toThrow('answers, and offers no method');
    service.react(answering({}, 503));
    await expect(check('gateway', GCIS)).rejects.toThrow('HTTP 503');
  });
});

describe('OUTSIDE_SYSTEMS: wallets and receiver', () => {
  const NO_BANK = { PAYMENT_GATEWAY: 'none' };

  it('describes the configured wallets', async () => {
    expect(await check('wallets', NO_BANK)).toBe('none is taken');
    const both = {
      GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1',
      APPLE_PAY_DOMAIN: 'forms.example',
      APPLE_PAY_MERCHANT_ID: 'merchant.example',
    };
    const line = await check('wallets', { ...both, PAYMENT_GATEWAY: 'sandbox' });
    expect(line).toMatch(
      /^Google Pay \(TEST\), https:\S+; Apple Pay for forms\.example, \d+ hosts$/,
    );
  });

  it('fails for a wallet with a missing setting', async () => {
    const half = { PAYMENT_GATEWAY: 'gcis', APPLE_PAY_DOMAIN: 'forms.example' };
    await expect(check('wallets', half)).rejects.toThrow('APPLE_PAY_MERCHANT_ID: must be given');
  });

  it('describes the receiver of exports without a call', async () => {
    service.react(answering({}));
    expect(await check('export receiver')).toBe('none: npm run export takes submissions');
    const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
    const line = await check('export receiver', {
      EXPORT_WEBHOOK_URL: `${service.url}/take`,
      EXPORT_WEBHOOK_KEYS: `${key('a', 1)},${key('b', 2)}`,
    });
    expect(line).toBe(`${new URL(service.url).host} gets each submission, signed by 2 keys`);
    expect(service.calls).toEqual([]);
  });
});
