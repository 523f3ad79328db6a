import {
  type Feature,
  LANGUAGE_CODES,
  type Language,
  methodsTaken,
  type OffPeriod,
  POLL_INTERVALS,
  type PollIntervals,
  type SourceType,
  VALIDATION_DELAY_MS,
} from '#engine';
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';

/**
 * The configuration that the server passes to a page in the global objects WFP_CONFIG and
 * WFP_BROADCAST.
 */
export interface RuntimeConfig {
  readonly environment: WfpConfig['ENVIRONMENT'];
  readonly maintenance: boolean;
  readonly hotline: string;
  /** Optional features that this portal has. Texts and dialogs of other features are hidden. */
  readonly features: readonly Feature[];
  /** Periods in which the identity app is switched off, by use; see `isSwitchedOff`. */
  readonly identityOff: {
    readonly signing: readonly OffPeriod[];
    readonly autofill: readonly OffPeriod[];
  };
  readonly paymentSuspended: boolean;
  readonly announcePaymentWindows: boolean;
  readonly paymentWindows: WfpConfig['DISABLE_GCIS_PAYMENT_PERIOD'];
  readonly blockedPayment: readonly string[];
  /** The payment methods that this portal accepts, under the gateway's names. */
  readonly takenMethods: readonly string[];
  /** The settings of Google Pay and Apple Pay, where they are accepted. */
  readonly wallets: WfpConfig['WALLETS'];
  /**
   * The settings of e-Cheques: either `byGateway`, or the terms and PDF fields that the server
   * requires. The engine has defaults for both lists.
   */
  readonly eCheque: WfpConfig['ECHEQUE'];
  readonly testFps: boolean;
  /** Poll intervals of payments and submissions. */
  readonly polls: PollIntervals;
  /** URL of an external FPS gateway; empty without one. */
  readonly fpsGateway: string;
  /** This portal's name at the payment service; empty without one. */
  readonly eServiceId: string;
  readonly captchaDisabled: boolean;
  readonly debugPages: boolean;
  /** Delay between the last keystroke and the validation. */
  readonly validationDelayMs: number;
  /** Whether the page uses mock clients for payment and submission. */
  readonly mock: boolean;
  readonly addressLookup: boolean;
  /** Whether the browser stores unsubmitted answers on the applicant's device. */
  readonly drafts: boolean;
  /** Return URL by source type and by the language code in URLs; see `returnAddress`. */
  readonly landing: WfpConfig['LANDING'];
  /** The office that accepts printed forms; absent where a page has no configuration. */
  readonly office: WfpConfig['OFFICE'] | undefined;
  readonly broadcasts: WfpBroadcast;
}

/** The URL of the list of forms, by language. */
const HOME = { en: '/?lang=en', tc: '/?lang=tc', chs: '/?lang=chs' };

/** The values for a page without `WFP_CONFIG`: production, with address lookup and drafts. */
const WIRE_DEFAULTS: Omit<WfpConfig, 'OFFICE'> = {
  ENVIRONMENT: 'PRODUCTION',
  MAINTENANCE: false,
  HOTLINE: '3105 0000',
  FEATURES: [],
  DISABLE_ALL_GCIS_PAYMENT: false,
  BROADCAST_GCIS_PAYMENT_DISABLED: false,
  DISABLE_GCIS_PAYMENT_PERIOD: [],
  DISABLE_IDENTITY_SIGNING: [],
  DISABLE_IDENTITY_AUTOFILL: [],
  BLOCKED_PAYMENT: [],
  TAKEN_PAYMENT: [...methodsTaken(['eCheque'])],
  WALLETS: {},
  ECHEQUE: {},
  TEST_FPS_PAYMENT: false,
  PAYMENT_POLL_MS: POLL_INTERVALS.paymentMs,
  SUBMISSION_POLL_MS: POLL_INTERVALS.submissionMs,
  FPS_POLL_MS: POLL_INTERVALS.fpsMs,
  FPS_GATEWAY_URL: '',
  E_SERVICE_ID: '',
  NO_CAPTCHA: false,
  DEBUG_PAGES: false,
  VALIDATION_DELAY_MS,
  MOCK: false,
  ADDRESS_LOOKUP: true,
  DRAFTS: true,
  LANDING: { lrw: HOME, eea: HOME, dev: HOME },
};

/**
 * Reads the two global objects. The server validated them against their schemas at its start, so
 * the values are used unchanged. Missing values (a story, a prerendered page) have defaults.
 *
 * @param source the object with these two properties: `globalThis` in the browser
 * @param forcesSigning whether the URL has the parameter `hc`, which lets a tester sign while the
 * identity app is off; production ignores `hc`
 * @see specification, document 1, sections 1 and 9
 */
export function readRuntimeConfig(source: object, forcesSigning = false): RuntimeConfig {
  const given = Reflect.get(source, 'WFP_CONFIG') as Partial<WfpConfig> | undefined;
  const broadcasts = Reflect.get(source, 'WFP_BROADCAST') as WfpBroadcast | undefined;
  const config = { ...WIRE_DEFAULTS, ...given };
  const isForced = forcesSigning && config.ENVIRONMENT !== 'PRODUCTION';
  return {
    environment: config.ENVIRONMENT,
    maintenance: config.MAINTENANCE,
    hotline: config.HOTLINE,
    features: config.FEATURES,
    identityOff: {
      signing: isForced ? [] : config.DISABLE_IDENTITY_SIGNING,
      autofill: config.DISABLE_IDENTITY_AUTOFILL,
    },
    paymentSuspended: config.DISABLE_ALL_GCIS_PAYMENT,
    announcePaymentWindows: config.BROADCAST_GCIS_PAYMENT_DISABLED,
    paymentWindows: config.DISABLE_GCIS_PAYMENT_PERIOD,
    blockedPayment: config.BLOCKED_PAYMENT,
    takenMethods: config.TAKEN_PAYMENT,
    wallets: config.WALLETS,
    eCheque: config.ECHEQUE,
    testFps: config.TEST_FPS_PAYMENT,
    polls: {
      paymentMs: config.PAYMENT_POLL_MS,
      submissionMs: config.SUBMISSION_POLL_MS,
      fpsMs: config.FPS_POLL_MS,
    },
    fpsGateway: config.FPS_GATEWAY_URL,
    eServiceId: config.E_SERVICE_ID,
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

/**
 * Returns the URL to which visitors of a source type return, in a language (document 1, section 2).
 */
export function returnAddress(
  { landing }: RuntimeConfig,
  sourceType: SourceType,
  language: Language,
): string {
  return landing[sourceType][LANGUAGE_CODES[language].url];
}
