/**
 * The payment service's wire in one place: paths after the base address, and the fields of each
 * answer. Every value is a text.
 *
 * @see specification, document 1, section 7 "Payment calls"; sections 3 and 4 for the meanings
 */

/** Paths of the calls that do not pay. Those that pay stand in the engine's `PAYMENT_METHODS`. */
export const GCIS_PATHS = {
  appleSession: 'startapplepaysession',
  availability: 'availability',
  cancel: 'cancelpayment',
  eChequeStatus: 'echqstatus',
  updateECheque: 'updateechqpayment',
  status: 'status',
  update: 'updatepayment',
} as const;

/** One field of an answer. */
export interface WireField {
  readonly isOptional?: true;
  /** Texts that do not match make the whole answer unreadable. */
  readonly pattern: RegExp;
}

/** Fields by their names on the wire; others are not looked at. */
export type WireFields = Readonly<Record<string, WireField>>;

const ID = /^[A-Za-z0-9_-]{1,100}$/;
const ANY_TEXT = /^[\s\S]{0,2000}$/;
/** Dollars with at most two decimals, never grouped, signed or in exponents. */
const AMOUNT = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/;

/** Answer of the `web/*` calls. */
export const WEB_ANSWER = {
  transactionid: { pattern: ID },
  redirecturl: { pattern: /^https?:\/\/[\x21-\x7e]{1,1990}$/ },
} as const satisfies WireFields;

/** Answer of `wallet/fps`. Its transaction is optional: the specification does not list it. */
export const FPS_ANSWER = {
  transactionid: { pattern: ID, isOptional: true },
  paymentid: { pattern: ID },
  paymentstatus: { pattern: /^(?:INPR|IN_PROCESS)$/ },
  fpsmerchanttimeoutdatetime: { pattern: /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}[\d.]*\S{0,6}$/ },
  fpsqrcodeimgbase64: { pattern: /^[A-Za-z0-9+/]{4,60000}={0,2}$/ },
  // A page, or what the code says; nothing that a browser would run.
  fpsqrcodeurl: { pattern: /^(?:https?:\/\/|0002)[\x20-\x7e]{1,1990}$/ },
} as const satisfies WireFields;

/**
 * Answer of the `wallet/*` calls, FPS excepted; its `result` is read by `WALLET_RESULT`. It is no
 * evidence of money: the status is asked. A payment that came to nothing may lack what a charge has.
 */
export const WALLET_ANSWER = {
  transactionid: { pattern: ID },
  currencycode: { pattern: /^[A-Z]{3}$/, isOptional: true },
  amount: { pattern: AMOUNT, isOptional: true },
  paymentid: { pattern: ID, isOptional: true },
  time: { pattern: ANY_TEXT, isOptional: true },
  brandname: { pattern: /^[\x20-\x7e]{0,40}$/, isOptional: true },
} as const satisfies WireFields;

/** `result` of a wallet's answer. */
export const WALLET_RESULT = {
  code: { pattern: /^[\x21-\x7e]{1,40}$/ },
  description: { pattern: ANY_TEXT },
} as const satisfies WireFields;

/** The checked fields of Apple's session; the browser gets the whole session. */
export const APPLE_SESSION = {
  nonce: { pattern: /^[\x21-\x7e]{1,1000}$/ },
  signature: { pattern: /^[\x21-\x7e]{1,60000}$/ },
  domainName: { pattern: /^[\x21-\x7e]{1,253}$/, isOptional: true },
} as const satisfies WireFields;

/**
 * Answer of `status/{transactionid}`. The specification lists `status` and `description`; the others
 * are its names of the wallet answer and of the payment result. `APPR` must bring an amount and a
 * currency, since an approval without them is no evidence of money.
 */
export const STATUS_ANSWER = {
  status: { pattern: /^(?:APPR|REJT|CANC|INPR|IN_PROCESS|NOTF|DUPA|PSER|FIER|PSTO)$/ },
  description: { pattern: ANY_TEXT },
  transactionid: { pattern: ID, isOptional: true },
  amount: { pattern: AMOUNT, isOptional: true },
  currencycode: { pattern: /^[A-Z]{3}$/, isOptional: true },
  paymentid: { pattern: ID, isOptional: true },
  time: { pattern: ANY_TEXT, isOptional: true },
  rejectReasonCode: { pattern: /^[\x20-\x7e]{0,40}$/, isOptional: true },
  canRetry: { pattern: /^[YN]$/, isOptional: true },
} as const satisfies WireFields;
