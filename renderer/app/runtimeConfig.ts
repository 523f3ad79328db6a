import { LANGUAGE_CODES, type Language, type SourceType, VALIDATION_DELAY_MS } from '#engine';
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';

/** What the server tells a page by the global objects WFP_CONFIG and WFP_BROADCAST. */
export interface RuntimeConfig {
  readonly environment: WfpConfig['ENVIRONMENT'];
  readonly maintenance: boolean;
  readonly hotline: string;
  readonly paymentSuspended: boolean;
  readonly announcePaymentWindows: boolean;
  readonly paymentWindows: WfpConfig['DISABLE_GCIS_PAYMENT_PERIOD'];
  readonly blockedPayment: readonly string[];
  readonly testFps: boolean;
  readonly captchaDisabled: boolean;
  readonly debugPages: boolean;
  /** How long after the last key the rules run. */
  readonly validationDelayMs: number;
  /** The payment and submission clients are their mock variants. */
  readonly mock: boolean;
  readonly addressLookup: boolean;
  /** Return address by source type and language code of addresses; see `returnAddress`. */
  readonly landing: WfpConfig['LANDING'];
  readonly broadcasts: WfpBroadcast;
}

/** The list of forms, in each language. */
const HOME = { en: '/?lang=en', tc: '/?lang=tc', chs: '/?lang=chs' };

/** Production's words and no flags: what a page shows that has no such objects. */
const WIRE_DEFAULTS: WfpConfig = {
  ENVIRONMENT: 'PRODUCTION',
  MAINTENANCE: false,
  HOTLINE: '3105 0000',
  DISABLE_ALL_GCIS_PAYMENT: false,
  BROADCAST_GCIS_PAYMENT_DISABLED: false,
  DISABLE_GCIS_PAYMENT_PERIOD: [],
  BLOCKED_PAYMENT: [],
  TEST_FPS_PAYMENT: false,
  NO_CAPTCHA: false,
  DEBUG_PAGES: false,
  VALIDATION_DELAY_MS,
  MOCK: false,
  ADDRESS_LOOKUP: true,
  LANDING: { lrw: HOME, eea: HOME, dev: HOME },
};

/**
 * Reads the two global objects. The server checked them against their schemas when it started, so
 * what is there is taken as it is; what is missing (a story, a prerendered page) has its default.
 *
 * @param source where the objects hang: `globalThis` in the browser
 * @see specification, document 1, sections 1 and 9
 */
export function readRuntimeConfig(source: object): RuntimeConfig {
  const given = Reflect.get(source, 'WFP_CONFIG') as Partial<WfpConfig> | undefined;
  const broadcasts = Reflect.get(source, 'WFP_BROADCAST') as WfpBroadcast | undefined;
  const config: WfpConfig = { ...WIRE_DEFAULTS, ...given };
  return {
    environment: config.ENVIRONMENT,
    maintenance: config.MAINTENANCE,
    hotline: config.HOTLINE,
    paymentSuspended: config.DISABLE_ALL_GCIS_PAYMENT,
    announcePaymentWindows: config.BROADCAST_GCIS_PAYMENT_DISABLED,
    paymentWindows: config.DISABLE_GCIS_PAYMENT_PERIOD,
    blockedPayment: config.BLOCKED_PAYMENT,
    testFps: config.TEST_FPS_PAYMENT,
    captchaDisabled: config.NO_CAPTCHA,
    debugPages: config.DEBUG_PAGES,
    validationDelayMs: config.VALIDATION_DELAY_MS,
    mock: config.MOCK,
    addressLookup: config.ADDRESS_LOOKUP,
    landing: config.LANDING,
    broadcasts: broadcasts ?? {},
  };
}

/** Where the visitors of a source type return to, in a language (document 1, section 2). */
export function returnAddress(
  { landing }: RuntimeConfig,
  sourceType: SourceType,
  language: Language,
): string {
  return landing[sourceType][LANGUAGE_CODES[language].url];
}
