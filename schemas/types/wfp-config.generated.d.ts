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
  /**
   * Features that this portal has. Texts between {{#identityApp}} and {{/identityApp}} are shown only with the feature. Name one only when the portal really has it: the flag shows texts, it does not build the feature.
   */
  FEATURES: 'identityApp'[];
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
      | 'pps'
      | 'androidpay'
      | 'applepay'
      | 'creditcard'
      | 'echq'
      | 'fps'
      | 'jcb'
      | 'unionpay'
    )[];
  }[];
  /**
   * Periods in which nobody signs with the identity app; one without bounds never ends (document 2, section 6).
   *
   * @maxItems 100
   */
  DISABLE_IDENTITY_SIGNING: {
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    from?: string | null;
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    to?: string | null;
  }[];
  /**
   * Periods in which no form is filled in with the identity app; one without bounds never ends (document 2, section 4).
   *
   * @maxItems 100
   */
  DISABLE_IDENTITY_AUTOFILL: {
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    from?: string | null;
    /**
     * Instant with offset, 2026-11-20T10:00:00+08:00; null or absent: no limit.
     */
    to?: string | null;
  }[];
  /**
   * Methods and cards never offered.
   */
  BLOCKED_PAYMENT: string[];
  /**
   * Set by the server: what this portal takes, keys of the gateway.
   */
  TAKEN_PAYMENT: string[];
  /**
   * Set by the server: what Google Pay and Apple Pay need, where they are taken.
   */
  WALLETS: {
    merchantName?: string;
    googlePay?: {
      library: string;
      environment: 'TEST' | 'PRODUCTION';
      merchantId?: string;
      gatewayMerchantId: string;
    };
  };
  /**
   * Set by the server: what an e-Cheque must say, and the form fields of its PDF.
   */
  ECHEQUE: {
    /**
     * It is paid through the payment gateway: no file goes along.
     */
    byGateway?: boolean;
    payees?: string[];
    fields?: {
      payee: string;
      currency: string;
      amount: string;
      date: string;
    };
  };
  /**
   * Milliseconds from the last key to the rules; review and submission wait for it and 50 ms more.
   */
  VALIDATION_DELAY_MS: number;
  /**
   * The page's payment and submission clients are mocks that answer after 100 ms; nothing reaches the server. In demo mode only.
   */
  MOCK: boolean;
  /**
   * Milliseconds between two polls of a payment by the browser's own sheet.
   */
  PAYMENT_POLL_MS: number;
  /**
   * Milliseconds between two polls of a payment on a bank's page, and of a submission.
   */
  SUBMISSION_POLL_MS: number;
  /**
   * Milliseconds between two polls of an FPS payment.
   */
  FPS_POLL_MS: number;
  /**
   * Address of an external FPS gateway, which opens a bank's app on a phone: it is called with pay_req_obj and callback. Empty: the address of the payment itself is opened.
   */
  FPS_GATEWAY_URL: string;
  /**
   * Set by the server.
   */
  E_SERVICE_ID: string;
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
   * Answers that are not submitted yet are kept, encrypted, on the applicant's device. false: nothing is kept, and what was kept is removed.
   */
  DRAFTS: boolean;
  /**
   * Where each source type returns to, and unknown addresses lead, by language. What is not given is what the server knows: LANDING_URL for lrw, the list of forms for the others.
   */
  LANDING: {
    lrw: Landing;
    eea: Landing;
    dev: Landing;
  };
  /**
   * The office that takes printed forms, by language; on the acknowledgement of a form on paper and in its PDF. Left out: the Customer Centre of the Land Registry.
   */
  OFFICE: {
    en: Office;
    tc: Office;
    chs: Office;
  };
}
export interface Landing {
  en: Address;
  tc: Address;
  chs: Address;
}
export interface Office {
  /**
   * Name of the office and its address, in one line.
   */
  address: string;
  /**
   * Opening hours, in one line.
   */
  hours: string;
  /**
   * Who cheques are payable to.
   */
  payee: string;
}
