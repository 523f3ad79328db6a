import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Stores } from '../../../server/adapters/store/openStores.ts';
import { openPayment } from '../../../server/compose/openPayment.ts';
import { readConfig } from '../../../server/config/config.ts';
import { loadSecrets } from '../../../server/config/secrets.ts';
import { testClock } from '../../support/testClock.ts';

const GCIS = {
  PAYMENT_GATEWAY: 'gcis',
  PAYMENT_HOSTS: 'pay.gcis.example',
  GCIS_URL: 'https://pay.gcis.example/api/payment',
  GCIS_E_SERVICE_ID: 'LRFORMS',
  GCIS_TOKEN_KEY: Buffer.from('0123456789abcdef0123456789abcdef').toString('base64'),
};

describe('openPayment', () => {
  it.each([
    ['the payment service', GCIS, false],
    ['the sandbox bank', {}, true],
    ['no gateway', { PAYMENT_GATEWAY: 'none' }, false],
  ])('reports whether %s lists its settlement', (_, env: Record<string, string>, hasSettlement) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'landform-'));
    const config = readConfig({ ...env, DATA_DIR });
    const payment = openPayment({
      config,
      secrets: loadSecrets(config),
      stores: {} as Stores,
      clock: testClock(),
      origin: () => config.publicUrl,
    });
    expect(payment.hasSettlement).toBe(hasSettlement);
    expect(payment.isLeftAlone()).toBe(false);
  });
});
