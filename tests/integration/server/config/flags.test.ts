import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { CUSTOMER_CENTRE, disabledMethods, E_CHEQUE_PAYEES, type Manifest } from '#engine';
import broadcastSchema from '#schemas/config/wfp-broadcast.schema.json' with { type: 'json' };
import portalSchema from '#schemas/config/wfp-config.schema.json' with { type: 'json' };
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import { readRuntimeConfig, returnAddress } from '../../../../renderer/portal/runtimeConfig.ts';
import { officeContact } from '../../../../server/compose/officeContact.ts';
import { serviceSettings } from '../../../../server/compose/serviceSettings.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { openPortalConfig } from '../../../../server/config/portalConfig.ts';
import type { Secrets } from '../../../../server/config/secrets.ts';
import { isActive } from '../../../../server/forms/createFormCatalogue.ts';

const GUIDE = readFileSync('stories/guide/Flags.mdx', 'utf8');
const NOW = '2026-11-20T10:00:00+08:00';

let saves = 0;
/** Saves a configuration file with a later time than the previous save. */
function save(file: string, content: object | string): void {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  saves += 10;
  utimesSync(file, 1_800_000_000 + saves, 1_800_000_000 + saves);
}

function fileWith(content: object | string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'landform-flags-')), 'config.json');
  save(file, content);
  return file;
}

/** Returns the portal's configuration and the settings of the services. */
function opened(content: object, env: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ CONFIG_FILE: fileWith(content), ...env });
  const portal = openPortalConfig(config, (fault) => expect.unreachable(fault));
  const secrets = { gatewayKeys: [] } as unknown as Secrets;
  const page = readRuntimeConfig({ WFP_CONFIG: portal.readPortalConfig() });
  const gateway = { isLeftAlone: () => false };
  return { config, portal, page, settings: serviceSettings(config, secrets, portal, gateway) };
}

const LANDING = { en: 'https://a.example/en', tc: '/tc', chs: 'https://a.example/chs' };

/**
 * A row for each flag of the specification (document 1, sections 1, 4 and 9; document 2, section
 * 2): the setting in the file or the environment, and its effect on the server and the page. The
 * tests in tests/renderer cover the display.
 */
const FLAGS: readonly (readonly [flag: keyof WfpConfig, follows: () => void])[] = [
  [
    'ENVIRONMENT',
    () => {
      expect(opened({ ENVIRONMENT: 'UAT' }).page.environment).toBe('DEMO');
    },
  ],
  [
    'MAINTENANCE',
    () => {
      expect(opened({}).page.maintenance).toBe(false);
      expect(opened({ MAINTENANCE: true }).page.maintenance).toBe(true);
    },
  ],
  [
    'FEATURES',
    () => {
      expect(opened({}).page.features).toEqual(['identityApp']);
      const none = { IDENTITY_APP: 'none' };
      expect(opened({}, none).page.features).toEqual([]);
      expect(opened({ FEATURES: ['identityApp'] }, none).page.features).toEqual(['identityApp']);
      const app = { IDENTITY_APP: 'sandbox' };
      expect(opened({}, app).page.features).toEqual(['identityApp']);
      expect(opened({ FEATURES: ['identityApp'] }, app).page.features).toEqual(['identityApp']);
      // Every portal supports a next signer: `nextSigner` is not a feature.
      expect(() => opened({ FEATURES: ['nextSigner'] })).toThrow('breaks its schema, /FEATURES/0');
      expect(() => opened({ FEATURES: ['telepathy'] })).toThrow('breaks its schema, /FEATURES/0');
    },
  ],
  [
    'HOTLINE',
    () => {
      expect(opened({}).page.hotline).toBe('3105 0000');
      expect(opened({ HOTLINE: '2111 1111' }).page.hotline).toBe('2111 1111');
    },
  ],
  [
    'OFFICE',
    () => {
      expect(opened({}).page.office?.en).toEqual(CUSTOMER_CENTRE.en);
      const office = { address: '1 Example Road', hours: 'Monday', payee: 'The Registry' };
      const { portal, page } = opened({ OFFICE: { en: office, tc: office, chs: office } });
      expect(page.office?.tc).toEqual(office);
      expect(officeContact(portal.readPortalConfig()).offices['zh-Hans']).toEqual(office);
    },
  ],
  [
    'DISABLE_ALL_GCIS_PAYMENT',
    () => {
      expect(opened({}).settings.methods).not.toEqual([]);
      for (const { settings, page } of [
        opened({ DISABLE_ALL_GCIS_PAYMENT: true }),
        opened({}, { PAYMENT_GATEWAY: 'none' }),
        opened({ DISABLE_ALL_GCIS_PAYMENT: false }, { PAYMENT_GATEWAY: 'none' }),
      ]) {
        expect([settings.methods, page.paymentSuspended]).toEqual([[], true]);
      }
    },
  ],
  [
    'BROADCAST_GCIS_PAYMENT_DISABLED',
    () => {
      const { page } = opened({ BROADCAST_GCIS_PAYMENT_DISABLED: true });
      expect(page.announcePaymentWindows).toBe(true);
      expect(opened({}).page.announcePaymentWindows).toBe(false);
    },
  ],
  [
    'DISABLE_GCIS_PAYMENT_PERIOD',
    () => {
      const { settings } = opened({
        DISABLE_GCIS_PAYMENT_PERIOD: [
          { from: '2026-11-20T09:00:00+08:00', to: NOW, methods: ['visa'] },
          { from: null, to: '2026-11-20T09:59:59+08:00', methods: ['pps'] },
          { methods: ['fps'] },
        ],
      });
      expect(disabledMethods(settings.disabledWindows, NOW)).toEqual(['visa', 'fps']);
    },
  ],
  [
    'DISABLE_IDENTITY_SIGNING',
    () => {
      const period = { from: '2026-11-20T09:00:00+08:00', to: null };
      const { page } = opened({ DISABLE_IDENTITY_SIGNING: [period] });
      expect(page.identityOff).toEqual({ signing: [period], autofill: [] });
      expect(() => opened({ DISABLE_IDENTITY_SIGNING: [{ from: 'now' }] })).toThrow('/0/from');
    },
  ],
  [
    'DISABLE_IDENTITY_AUTOFILL',
    () => {
      const { page } = opened({ DISABLE_IDENTITY_AUTOFILL: [{}] });
      expect(page.identityOff).toEqual({ signing: [], autofill: [{}] });
    },
  ],
  [
    'BLOCKED_PAYMENT',
    () => {
      const { settings, page } = opened({ BLOCKED_PAYMENT: ['jcb'] });
      expect([settings.blockedMethods, page.blockedPayment]).toEqual([['jcb'], ['jcb']]);
    },
  ],
  [
    'TAKEN_PAYMENT',
    () => {
      const { settings, page } = opened({ TAKEN_PAYMENT: ['applepay'] });
      expect(page.takenMethods).toEqual(settings.taken);
      expect(settings.taken).toEqual([...settings.methods, 'echq']);
    },
  ],
  [
    'WALLETS',
    () => {
      const given = { WALLETS: { merchantName: 'Somebody' } };
      const env = { GOOGLE_PAY_GATEWAY_MERCHANT_ID: 'LR1' };
      const { page, config } = opened(given, env);
      expect(page.wallets.merchantName).toBe(config.wallets.merchantName);
      expect(page.wallets.googlePay?.gatewayMerchantId).toBe('LR1');
    },
  ],
  [
    'ECHEQUE',
    () => {
      expect(opened({}).page.eCheque.payees).toEqual(E_CHEQUE_PAYEES);
      const { page } = opened({}, { ECHEQUE_PAYEES: 'A|B', ECHEQUE_FIELDS: 'p,c,a,d' });
      const fields = { payee: 'p', currency: 'c', amount: 'a', date: 'd' };
      expect(page.eCheque).toEqual({ byGateway: false, payees: ['A', 'B'], fields });
      expect(opened({}, { ECHEQUE_BY: 'gateway' }).page.eCheque.byGateway).toBe(true);
    },
  ],
  [
    'TEST_FPS_PAYMENT',
    () => {
      const manifest: Manifest = JSON.parse(readFileSync('forms/LRTEST/manifest.json', 'utf8'));
      for (const isOn of [true, false]) {
        const { config, page } = opened(
          { TEST_FPS_PAYMENT: !isOn },
          { TEST_FPS_PAYMENT: String(isOn) },
        );
        const flags = new Set(config.payment.testFps ? ['TEST_FPS_PAYMENT'] : []);
        expect([page.testFps, isActive(manifest, new Date(NOW), flags)]).toEqual([isOn, isOn]);
      }
    },
  ],
  [
    'NO_CAPTCHA',
    () => {
      expect(opened({ NO_CAPTCHA: true }).page.captchaDisabled).toBe(false);
      expect(opened({}, { NO_CAPTCHA: 'true' }).page.captchaDisabled).toBe(true);
    },
  ],
  [
    'DEBUG_PAGES',
    () => {
      const { page, config } = opened({ DEBUG_PAGES: true }, { DEBUG_PAGES: 'false' });
      expect([page.debugPages, config.debugPages]).toEqual([false, false]);
      expect(opened({}).page.debugPages).toBe(true);
    },
  ],
  [
    'LANDING',
    () => {
      const template = 'https://www.landreg.example/{lang}/';
      const { page, portal } = opened({ LANDING: { eea: LANDING } }, { LANDING_URL: template });
      expect(returnAddress(page, 'eea', 'zh-Hant')).toBe('/tc');
      expect(returnAddress(page, 'lrw', 'zh-Hans')).toBe('https://www.landreg.example/chs/');
      expect(returnAddress(page, 'dev', 'en')).toBe('/?lang=en');
      for (const sourceType of ['lrw', 'eea', 'dev'] as const) {
        const address = returnAddress(page, sourceType, 'zh-Hans');
        expect(portal.landingOf(sourceType, 'zh-Hans')).toBe(address);
      }
      expect(portal.landingOf('constructor', 'en')).toBe('https://www.landreg.example/en/');
    },
  ],
];

describe('the flags of the portal', () => {
  it.each(FLAGS)('%s: has its documented effect', (_, follows) => follows());

  it.each(Object.keys(portalSchema.properties))('%s: is in a table of the guide', (flag) => {
    expect(GUIDE).toContain(`\n| \`${flag}\` | `);
  });

  it('guide: names every condition of a notice', () => {
    const { anyOf } = broadcastSchema.additionalProperties.properties.conditions.items;
    const flags = anyOf.flatMap((each) => ('enum' in each ? (each.enum ?? []) : []));
    expect(flags.filter((flag) => !GUIDE.includes(`\`${flag}\``))).toEqual([]);
    expect(flags.length).toBeGreaterThan(10);
  });
});

describe('a configuration file', () => {
  it.each([
    [{ UNKNOWN: 1 }, /additional properties/],
    [{ MAINTENANCE: 'yes' }, /\/MAINTENANCE must be boolean/],
    [{ DISABLE_GCIS_PAYMENT_PERIOD: [{ from: 'yesterday', methods: [] }] }, /\/0\/from must match/],
    [{ LANDING: { eea: { en: '/a', tc: '/b' } } }, /\/LANDING\/eea must have .*'chs'/],
    [{ LANDING: { xyz: LANDING } }, /\/LANDING must NOT have additional/],
    [
      { LANDING: { eea: { ...LANDING, en: 'javascript:alert(1)' } } },
      /\/LANDING\/eea\/en must match/,
    ],
    [{ LANDING: { eea: { ...LANDING, en: '//evil.example' } } }, /\/LANDING\/eea\/en must match/],
    ['[]', /is no JSON object/],
    ['{ broken', /JSON/],
  ])('with %j prevents the start, and the error names the fault', (content, why) => {
    const config = readConfig({ CONFIG_FILE: fileWith(content) });
    expect(() => openPortalConfig(config, () => undefined)).toThrow(why);
  });

  it.each([
    [{ n: { type: 'loud', message: { en: '', 'zh-Hant': '', 'zh-Hans': '' } } }, /\/n\/type/],
    [{ n: { type: 'info', message: { en: 'a' } } }, /zh-Hant/],
    [
      { n: { type: 'info', conditions: ['nothingLikeIt'], message: LANDING } },
      /\/n\/(?:conditions|message)/,
    ],
    [
      { n: { type: 'info', fromDate: '2026-11-20', message: LANDING } },
      /\/n\/(?:fromDate|message)/,
    ],
  ])('of notices with %j prevents the start, and the error names the fault', (content, why) => {
    const config = readConfig({ BROADCAST_FILE: fileWith(content) });
    expect(() => openPortalConfig(config, () => undefined)).toThrow(why);
  });

  it('O-16: reports a fault at run time once, and keeps the last valid content', () => {
    const file = fileWith({ HOTLINE: '1' });
    const onFailure = vi.fn();
    const portal = openPortalConfig(readConfig({ CONFIG_FILE: file }), onFailure);
    const hotline = () => portal.readPortalConfig().HOTLINE;
    for (const [content, hotlineNow, times] of [
      ['{ broken', '1', 1],
      [{ HOTLINE: 7 }, '1', 2],
      [{ HOTLINE: '2' }, '2', 2],
    ] as const) {
      save(file, content);
      expect([hotline(), hotline()]).toEqual([hotlineNow, hotlineNow]);
      expect(onFailure).toHaveBeenCalledTimes(times);
    }
    rmSync(file);
    expect([hotline(), hotline()]).toEqual(['2', '2']);
    expect(onFailure).toHaveBeenCalledTimes(3);
    expect(onFailure.mock.calls[1]?.[0]).toMatch(/breaks its schema, \/HOTLINE must be string/);
  });
});
