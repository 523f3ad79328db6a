import { describe, expect, it } from 'vitest';
import { serviceSettings } from '../../../server/compose/serviceSettings.ts';
import { readConfig } from '../../../server/config/config.ts';
import type { PortalConfig } from '../../../server/config/portalConfig.ts';
import type { Secrets } from '../../../server/config/secrets.ts';

const secrets = { gatewayKeys: [{ id: 'k1', key: Buffer.from('one') }] } as unknown as Secrets;
const FLAGS = {
  DISABLE_ALL_GCIS_PAYMENT: false,
  BLOCKED_PAYMENT: [] as readonly string[],
  DISABLE_GCIS_PAYMENT_PERIOD: [] as readonly object[],
};

/** Opens the settings over flags and a gateway that a test changes. */
function open(env: Readonly<Record<string, string>> = {}) {
  const now = { flags: FLAGS, isLeftAlone: false };
  const portal = { readPortalConfig: () => now.flags } as unknown as PortalConfig;
  const gateway = { isLeftAlone: () => now.isLeftAlone };
  return { now, settings: serviceSettings(readConfig(env), secrets, portal, gateway) };
}

describe('serviceSettings', () => {
  it('separates the methods of the gateway from files', () => {
    const { settings } = open();
    expect(settings.taken).toEqual([...settings.methods, 'echq']);
    expect(settings.asFile).toEqual(['echq']);
    const byGateway = open({ ECHEQUE_BY: 'gateway' }).settings;
    expect([byGateway.methods.includes('echq'), byGateway.asFile]).toEqual([true, []]);
  });

  it('reads the addresses and the keys', () => {
    const { settings } = open({ PUBLIC_URL: 'https://forms.example', ECHEQUE_DAYS: '3' });
    expect(settings).toMatchObject({
      returnUrl: 'https://forms.example/payment/callback',
      notificationKeys: [Buffer.from('one')],
      eServiceId: '',
      slowForMs: 3 * 24 * 60 * 60_000,
    });
    const payment = { ...readConfig({}).payment, gateway: 'gcis' as const };
    const gcis = { ...payment, gcis: { ...payment.gcis, eServiceId: 'LRFORMS' } };
    const portal = { readPortalConfig: () => FLAGS } as unknown as PortalConfig;
    const config = { ...readConfig({}), payment: gcis };
    const gateway = { isLeftAlone: () => false };
    expect(serviceSettings(config, secrets, portal, gateway).eServiceId).toBe('LRFORMS');
  });

  it('offers no method while payment is off, or the gateway is left alone', () => {
    const { now, settings } = open();
    expect(settings.methods.length).toBeGreaterThan(0);
    now.flags = { ...FLAGS, DISABLE_ALL_GCIS_PAYMENT: true };
    expect(settings.methods).toEqual([]);
    now.flags = FLAGS;
    now.isLeftAlone = true;
    expect(settings.methods).toEqual([]);
    now.isLeftAlone = false;
    expect(settings.methods).toContain('visa');
  });

  it('reads blocked methods and disabled windows at each use', () => {
    const { now, settings } = open();
    expect([settings.blockedMethods, settings.disabledWindows]).toEqual([[], []]);
    const from = '2026-11-20T10:00:00+08:00';
    now.flags = {
      ...FLAGS,
      BLOCKED_PAYMENT: ['fps'],
      DISABLE_GCIS_PAYMENT_PERIOD: [
        { from, methods: ['visa'] },
        { to: from, methods: ['fps'] },
      ],
    };
    expect(settings.blockedMethods).toEqual(['fps']);
    expect(settings.disabledWindows).toEqual([
      { start: from, methods: ['visa'] },
      { end: from, methods: ['fps'] },
    ]);
  });
});
