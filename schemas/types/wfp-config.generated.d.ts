/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

export type Address = string;

/**
 * window.WFP_CONFIG: flags of the portal (specification, document 1, section 9).
 */
export interface WfpConfig {
  /**
   * Set by the server from its mode. UAT prefixes titles with [UAT].
   */
  ENVIRONMENT: 'DEMO' | 'UAT' | 'PRODUCTION';
  /**
   * Replaces the whole application by the maintenance page.
   */
  MAINTENANCE: boolean;
  /**
   * Customer service hotline, put where messages say {phone}.
   */
  HOTLINE: string;
  DISABLE_ALL_GCIS_PAYMENT: boolean;
  /**
   * Shows the notice that lists the windows below.
   */
  BROADCAST_GCIS_PAYMENT_DISABLED: boolean;
  /**
   * Windows in which some methods are not offered (document 1, section 4).
   *
   * @maxItems 100
   */
  DISABLE_GCIS_PAYMENT_PERIOD: {
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    from?: string | null;
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    to?: string | null;
    /**
     * Methods not offered in the window.
     */
    methods: (
      | 'visa'
      | 'mastercard'
      | 'jcb'
      | 'unionpay'
      | 'creditcard'
      | 'pps'
      | 'fps'
      | 'echq'
      | 'applepay'
      | 'androidpay'
    )[];
  }[];
  /**
   * Methods and cards never offered.
   */
  BLOCKED_PAYMENT: string[];
  /**
   * Milliseconds from the last key to the rules; review and submission wait for it and 50 ms more.
   */
  VALIDATION_DELAY_MS: number;
  /**
   * The page's payment and submission clients are mocks that answer after 100 ms; nothing reaches the server. In demo mode only.
   */
  MOCK: boolean;
  /**
   * Set by the server.
   */
  TEST_FPS_PAYMENT: boolean;
  /**
   * Set by the server; without it nocaptcha=true has no effect.
   */
  NO_CAPTCHA: boolean;
  /**
   * Set by the server: /debug is there.
   */
  DEBUG_PAGES: boolean;
  /**
   * Set by the server: a search stands over the parts of an address.
   */
  ADDRESS_LOOKUP: boolean;
  /**
   * Where each source type returns to, and unknown addresses lead, by language. What is not given is what the server knows: LANDING_URL for lrw, the list of forms for the others.
   */
  LANDING: {
    lrw: Landing;
    eea: Landing;
    dev: Landing;
  };
}
export interface Landing {
  en: Address;
  tc: Address;
  chs: Address;
}
