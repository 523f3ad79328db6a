/**
 * The numbers of the specification, one line each with the section. Durations are in milliseconds,
 * sizes in bytes, money in integer cents of Hong Kong dollars. Product code reads each of them: a
 * feature adds its own numbers. Numbers of the visual design are in the style sheets, numbers of a
 * form in its folder.
 */

/** The maximum size of all attachments of a form together (document 1 and 2, section 9): 30 MB. */
export const UPLOAD_LIMIT_BYTES = 31_457_280;
/**
 * The maximum size of a signed document that a saved file contains and the server accepts
 * (docs/decisions/175).
 */
export const SIGNED_DOCUMENT_LIMIT_BYTES = 2 * 1024 * 1024;
/**
 * The maximum size of a saved file: its attachments, 3 MB for the answers and the signed document,
 * 4 KB for the headers (docs/decisions/129, docs/decisions/175).
 */
export const SAVED_FILE_LIMIT_BYTES = UPLOAD_LIMIT_BYTES + 3 * 1024 * 1024 + 4 * 1024;
/** The default maximum of rows in a record list (document 1, section 9). */
export const RECORD_LIST_DEFAULT_MAX = 50;
/** The default minimum of rows in a record list (document 1, section 9). */
export const RECORD_LIST_DEFAULT_MIN = 0;
/**
 * The minimum length of an acknowledgement or saved-file password (document 1, section 9; document
 * 2, section 9).
 */
export const PASSWORD_MIN_LENGTH = 8;
/**
 * The maximum length of an acknowledgement or saved-file password (document 1, section 9; document
 * 2, section 9).
 */
export const PASSWORD_MAX_LENGTH = 25;
/**
 * The scroll height in CSS pixels above which the back-to-top button appears (document 1, section
 * 1).
 */
export const BACK_TO_TOP_SCROLL_PX = 20;
/** The first year that a calendar or a date picker offers (document 2, section 5). */
export const CALENDAR_FIRST_YEAR = 1900;
/**
 * The number of years after the current one that a calendar or a date picker offers (document 2,
 * section 5).
 */
export const CALENDAR_YEARS_AHEAD = 2;
/** The number of characters of a captcha; its audio has a clip for each (document 1, section 9). */
export const CAPTCHA_LENGTH = 4;
/** The time until the payment dialog's Cancel button appears (document 1, section 9). */
export const PAYMENT_CANCEL_AFTER_MS = 10_000;
/** The validity of an FPS QR code (document 1, section 9). */
export const FPS_QR_VALID_MS = 180_000;
/** The poll interval of the payment dialog (document 1, section 7). */
export const PAYMENT_POLL_MS = 1_000;
/** The poll interval of the submission service's result (document 1, section 7). */
export const SUBMISSION_POLL_MS = 2_000;
/** The poll interval of an FPS payment (document 1, section 9). */
export const FPS_POLL_MS = 3_000;
/**
 * The waiting time until the dialog explains that the window may be closed (ours: the specification
 * is silent).
 */
export const PAYMENT_LONG_WAIT_MS = 60_000;
/**
 * The first pause between two checks of a payment with unknown outcome (ours: the specification is
 * silent).
 */
export const PAYMENT_RECHECK_MS = 5_000;
/** The longest pause between two checks of a payment with unknown outcome (ours). */
export const PAYMENT_RECHECK_MAX_MS = 30_000;
/** The maximum amount for PPS, HK$100,000.00 (document 1, section 5). */
export const PPS_MAX_AMOUNT_CENTS = 10_000_000;
/** The maximum amount for UnionPay, HK$300,000.00 (document 1, section 5). */
export const UNION_PAY_MAX_AMOUNT_CENTS = 30_000_000;
/** The time until a page that could not be left shows a wallet's result itself (ours). */
export const PAGE_LEAVE_LIMIT_MS = 5_000;
/** The version of Google's API (document 1, section 9). */
export const GOOGLE_PAY_VERSION = { apiVersion: 2, apiVersionMinor: 0 } as const;
/** The version of Apple's API (document 1, section 9). */
export const APPLE_PAY_VERSION = 3;
/** The country of the payee, for both wallets (document 1, section 9). */
export const WALLET_COUNTRY = 'HK';
/** The only currency (document 1, section 1). */
export const CURRENCY = 'HKD';
/** The prefix of an amount (document 1, section 9). */
export const AMOUNT_PREFIX = 'HK$';
/** The inactivity until the session warning appears (document 2, section 9). */
export const SESSION_IDLE_MS = 900_000;
/** The time from the warning to the time-out (document 2, section 9). */
export const SESSION_WARNING_MS = 60_000;
/**
 * The time for which a device stores answers that are not submitted; old definitions stay valid as
 * long.
 */
export const DRAFT_LIFE_MS = 86_400_000;
/** The interval of the session checks (document 2, section 4). */
export const SESSION_TICK_MS = 1_000;
/**
 * The maximum size of a certificate file, and of a certificate inside it (document 2, section 5).
 */
export const CERTIFICATE_FILE_LIMIT_BYTES = 10_240;
/** The extension of a certificate file (document 2, section 5). */
export const CERTIFICATE_FILE_EXTENSION = '.p12';
/** The maximum length of a certificate file's PIN (document 2, section 5). */
export const CERTIFICATE_PIN_MAX_LENGTH = 128;
/** The poll interval of a signature in the identity app (document 2, section 4). */
export const IDENTITY_POLL_MS = 3_000;
/** The time until polling for the identity app ends: 18 minutes (document 2, section 4). */
export const IDENTITY_WAIT_LIMIT_MS = 1_080_000;
/** The timeout of the last poll for the identity app (ours: the specification is silent). */
export const IDENTITY_LAST_POLL_MS = 30_000;
/** The debounce time from the last key to the address lookup (document 2, section 4). */
export const ADDRESS_LOOKUP_DEBOUNCE_MS = 1_000;
/** The number of suggestions requested from the address lookup (document 2, section 7). */
export const ADDRESS_LOOKUP_RECORDS = 10;
/** The tolerance requested from the address lookup (document 2, section 7). */
export const ADDRESS_LOOKUP_TOLERANCE = 50;
/** The default delay of validation after a change (document 2, section 5). */
export const VALIDATION_DELAY_MS = 50;
/**
 * The additional wait of review and submission after the last validation (document 2, section 7).
 */
export const SUBMISSION_MARGIN_MS = 50;
/** The response time of the clients' mock variants (document 1, section 9). */
export const MOCK_DELAY_MS = 100;
/** The time after which a wait becomes visible (ours: the specification is silent). */
export const WAIT_SHOWN_AFTER_MS = 300;
