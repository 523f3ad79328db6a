import {
  type Feature,
  LANGUAGE_CODES,
  type Language,
  type SourceType,
  VALIDATION_DELAY_MS,
} from '#engine';
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';

/** What the server tells a page by the global objects WFP_CONFIG and WFP_BROADCAST. */
export interface RuntimeConfig {
  readonly environment: WfpConfig['ENVIRONMENT'];
  readonly maintenance: boolean;
  readonly hotline: string;
  /** Features that the portal has, so that texts speak of them. */
  readonly features: readonly Feature[];
  readonly paymentSuspended: boolean;
  readonly announcePaymentWindows: boolean;
  readonly paymentWindows: WfpConfig['DISABLE_GCIS_PAYMENT_PERIOD'];
  readonly blockedPayment: readonly string[];
  /** What this portal takes: keys of the gateway, and `echq`. */
  readonly takenMethods: readonly string[];
  /** What an e-Cheque must say, and in which fields; the engine's own where absent. */
  readonly eCheque: WfpConfig['ECHEQUE'];
  readonly testFps: boolean;
  readonly captchaDisabled: boolean;
  readonly debugPages: boolean;
  /** How long after the last key the rules run. */
  readonly validationDelayMs: number;
  /** The payment and submission clients are their mock variants. */
  readonly mock: boolean;
  readonly addressLookup: boolean;
  /** Answers that are not submitted yet are kept on the applicant's device. */
  readonly drafts: boolean;
  /** Return address by source type and language code of addresses; see `returnAddress`. */
  readonly landing: WfpConfig['LANDING'];
  /** The office that takes printed forms; absent where a page has no configuration. */
  readonly office: WfpConfig['OFFICE'] | undefined;
  readonly broadcasts: WfpBroadcast;
}

/** The list of forms, in each language. */
const HOME = { en: '/?lang=en', tc: '/?lang=tc', chs: '/?lang=chs' };

/** Production's words and no flags: what a page shows that has no such objects. */
const WIRE_DEFAULTS: Omit<WfpConfig, 'OFFICE'> = {
  ENVIRONMENT: 'PRODUCTION',
  MAINTENANCE: false,
  HOTLINE: '3105 0000',
  FEATURES: [],
  DISABLE_ALL_GCIS_PAYMENT: false,
  BROADCAST_GCIS_PAYMENT_DISABLED: false,
  DISABLE_GCIS_PAYMENT_PERIOD: [],
  BLOCKED_PAYMENT: [],
  TAKEN_PAYMENT: [
    'visa',
    'mastercard',
    'pps',
    'creditcard-jcb',
    'creditcard-unionpay',
    'fps',
    'echq',
  ],
  ECHEQUE: {},
  TEST_FPS_PAYMENT: false,
  NO_CAPTCHA: false,
  DEBUG_PAGES: false,
  VALIDATION_DELAY_MS,
  MOCK: false,
  ADDRESS_LOOKUP: true,
  DRAFTS: true,
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
  const config = { ...WIRE_DEFAULTS, ...given };
  return {
    environment: config.ENVIRONMENT,
    maintenance: config.MAINTENANCE,
    hotline: config.HOTLINE,
    features: config.FEATURES,
    paymentSuspended: config.DISABLE_ALL_GCIS_PAYMENT,
    announcePaymentWindows: config.BROADCAST_GCIS_PAYMENT_DISABLED,
    paymentWindows: config.DISABLE_GCIS_PAYMENT_PERIOD,
    blockedPayment: config.BLOCKED_PAYMENT,
    takenMethods: config.TAKEN_PAYMENT,
    eCheque: config.ECHEQUE,
    testFps: config.TEST_FPS_PAYMENT,
    captchaDisabled: config.NO_CAPTCHA,
    debugPages: config.DEBUG_PAGES,
    validationDelayMs: config.VALIDATION_DELAY_MS,
    mock: config.MOCK,
    addressLookup: config.ADDRESS_LOOKUP,
    drafts: config.DRAFTS,
    landing: config.LANDING,
    office: given?.OFFICE,
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
