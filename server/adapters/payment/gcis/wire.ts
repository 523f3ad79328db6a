/**
 * The payment service's wire format in one place: paths after the base address, and the fields of
 * each response. Every value is a text.
 *
 * @see specification, document 1, section 7 "Payment calls"; sections 3 and 4 for the meanings
 */

import { IN_PROCESS, PAYMENT_STATUSES } from '#engine';

/**
 * Paths of the calls that do not start a payment. The engine's `PAYMENT_METHODS` contains the other
 * paths.
 */
export const GCIS_PATHS = {
  appleSession: 'startapplepaysession',
  availability: 'availability',
  cancel: 'cancelpayment',
  eChequeStatus: 'echqstatus',
  updateECheque: 'updateechqpayment',
  status: 'status',
  update: 'updatepayment',
} as const;

/** One field of a response. */
export interface WireField {
  readonly isOptional?: true;
  /** Pattern of the text. A text that does not match makes the whole response unreadable. */
  readonly pattern: RegExp;
}

/** The fields by their wire names; other fields are ignored. */
export type WireFields = Readonly<Record<string, WireField>>;

const ID = /^[A-Za-z0-9_-]{1,100}$/;
const ANY_TEXT = /^[\s\S]{0,2000}$/;
/** Dollars with at most two decimals, without separators, sign or exponent. */
const AMOUNT = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/;

/** Returns a pattern that accepts exactly these texts, which contain no special characters. */
const oneOf = (texts: readonly string[]) => new RegExp(`^(?:${texts.join('|')})$`);

/** The response of the `web/*` calls. */
export const WEB_ANSWER = {
  transactionid: { pattern: ID },
  redirecturl: { pattern: /^https?:\/\/[\x21-\x7e]{1,1990}$/ },
} as const satisfies WireFields;

/**
 * The response of `wallet/fps`. The transaction is optional, because the specification does not
 * list it.
 */
export const FPS_ANSWER = {
  transactionid: { pattern: ID, isOptional: true },
  paymentid: { pattern: ID },
  paymentstatus: { pattern: /^(?:INPR|IN_PROCESS)$/ },
  fpsmerchanttimeoutdatetime: { pattern: /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}[\d.]*\S{0,6}$/ },
  fpsqrcodeimgbase64: { pattern: /^[A-Za-z0-9+/]{4,60000}={0,2}$/ },
  // The address of a page or the content of the code; never a text that a browser would execute.
  fpsqrcodeurl: { pattern: /^(?:https?:\/\/|0002)[\x20-\x7e]{1,1990}$/ },
} as const satisfies WireFields;

/**
 * The response of the `wallet/*` calls, except FPS; `WALLET_RESULT` reads its `result`. The
 * response is no evidence of money, so the server queries the status. An unsuccessful payment may
 * lack the fields of a charge.
 */
export const WALLET_ANSWER = {
  transactionid: { pattern: ID },
  currencycode: { pattern: /^[A-Z]{3}$/, isOptional: true },
  amount: { pattern: AMOUNT, isOptional: true },
  paymentid: { pattern: ID, isOptional: true },
  time: { pattern: ANY_TEXT, isOptional: true },
  brandname: { pattern: /^[\x20-\x7e]{0,40}$/, isOptional: true },
} as const satisfies WireFields;

/** The `result` of a wallet's response. */
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
 * The response of `status/{transactionid}`. The specification lists `status` and `description`. The
 * other names come from its wallet response and payment result. `APPR` requires an amount and a
 * currency, since an approval without them is no evidence of money.
 */
export const STATUS_ANSWER = {
  status: { pattern: oneOf([...Object.keys(PAYMENT_STATUSES), IN_PROCESS]) },
  description: { pattern: ANY_TEXT },
  transactionid: { pattern: ID, isOptional: true },
  amount: { pattern: AMOUNT, isOptional: true },
  currencycode: { pattern: /^[A-Z]{3}$/, isOptional: true },
  paymentid: { pattern: ID, isOptional: true },
  time: { pattern: ANY_TEXT, isOptional: true },
  rejectReasonCode: { pattern: /^[\x20-\x7e]{0,40}$/, isOptional: true },
  canRetry: { pattern: /^[YN]$/, isOptional: true },
} as const satisfies WireFields;
