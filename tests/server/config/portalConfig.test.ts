import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Config } from '../../../server/config/config.ts';
import { openPortalConfig } from '../../../server/config/portalConfig.ts';

/** Returns the flags that the portal sends to the browser. */
function flags(mode: string, content: object) {
  const configFile = join(mkdtempSync(join(tmpdir(), 'landform-')), 'config.json');
  writeFileSync(configFile, JSON.stringify(content));
  const config = {
    mode,
    configFile,
    noCaptcha: false,
    debugPages: false,
    payment: { testFps: false, gateway: 'sandbox' },
    addresses: { lookup: 'none' },
    eCheque: {},
    wallets: {},
    identityApp: { kind: 'none' },
  };
  return openPortalConfig(config as unknown as Config, () => undefined).readPortalConfig();
}

it.each([
  ['demo', true],
  ['uat', false],
  ['production', false],
])('openPortalConfig: allows mock clients in %s mode: %s', (mode, isLet) => {
  expect(flags(mode, { MOCK: true }).MOCK).toBe(isLet);
});

it('openPortalConfig: VALIDATION_DELAY_MS is 50 by default, and not negative', () => {
  expect(flags('production', {}).VALIDATION_DELAY_MS).toBe(50);
  expect(flags('production', { VALIDATION_DELAY_MS: 10 }).VALIDATION_DELAY_MS).toBe(10);
  expect(() => flags('production', { VALIDATION_DELAY_MS: -1 })).toThrow(/breaks its schema/);
});
