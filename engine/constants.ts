/**
 * The specification's numbers, one line each with where it says so.
 * Durations in milliseconds, sizes in bytes, money in integer cents of Hong Kong dollars.
 * Each has a reader in the product: a number of a feature that does not exist comes with it. Numbers
 * of the look are in the style sheets, those of a form in its folder.
 */

/** All attachments of a form together (document 1 and 2, section 9): 30 MB. */
export const UPLOAD_LIMIT_BYTES = 31_457_280;
/** Largest signed document that a saved file carries and the server takes over (DECISIONS 175). */
export const SIGNED_DOCUMENT_LIMIT_BYTES = 2 * 1024 * 1024;
/**
 * Largest saved file: its attachments, 3 MB for the answers and the signed document, 4 KB for the
 * headers (DECISIONS 129, 175).
 */
export const SAVED_FILE_LIMIT_BYTES = UPLOAD_LIMIT_BYTES + 3 * 1024 * 1024 + 4 * 1024;
/** Most rows of a record list unless the form says less or more (document 1, section 9). */
export const RECORD_LIST_DEFAULT_MAX = 50;
/** Fewest rows of a record list unless the form says more (document 1, section 9). */
export const RECORD_LIST_DEFAULT_MIN = 0;
/** Shortest acknowledgement and saved-file password (document 1, section 9; document 2, section 9). */
export const PASSWORD_MIN_LENGTH = 8;
/** Longest acknowledgement and saved-file password (document 1, section 9; document 2, section 9). */
export const PASSWORD_MAX_LENGTH = 25;
/** Scroll height in CSS pixels over which the back-to-top button shows (document 1, section 1). */
export const BACK_TO_TOP_SCROLL_PX = 20;
/** First year that a calendar or a date picker offers (document 2, section 5). */
export const CALENDAR_FIRST_YEAR = 1900;
/** Years after this one that a calendar or a date picker offers (document 2, section 5). */
export const CALENDAR_YEARS_AHEAD = 2;
/** Characters of a captcha; its audio has a clip for each (document 1, section 9). */
export const CAPTCHA_LENGTH = 4;
/** The payment dialog's Cancel button appears after (document 1, section 9). */
export const PAYMENT_CANCEL_AFTER_MS = 10_000;
/** An FPS QR code is valid for (document 1, section 9). */
export const FPS_QR_VALID_MS = 180_000;
/** Poll interval of the payment dialog (document 1, section 7). */
export const PAYMENT_POLL_MS = 1_000;
/** Poll interval of the submission service's result (document 1, section 7). */
export const SUBMISSION_POLL_MS = 2_000;
/** Poll interval of an FPS payment (document 1, section 9). */
export const FPS_POLL_MS = 3_000;
/** While waiting, say after this that the window may be closed (ours: the specification is silent). */
export const PAYMENT_LONG_WAIT_MS = 60_000;
/** How often a payment of unknown outcome is asked for at first (ours: the specification is silent). */
export const PAYMENT_RECHECK_MS = 5_000;
/** The longest pause between two such questions, which come ever more rarely (ours). */
export const PAYMENT_RECHECK_MAX_MS = 30_000;
/** PPS is not offered above HK$100,000.00 (document 1, section 5). */
export const PPS_MAX_AMOUNT_CENTS = 10_000_000;
/** UnionPay is not offered above HK$300,000.00 (document 1, section 5). */
export const UNION_PAY_MAX_AMOUNT_CENTS = 30_000_000;
/** A page that was to be left and is still there after this shows a wallet's result itself (ours). */
export const PAGE_LEAVE_LIMIT_MS = 5_000;
/** Version of Google's API (document 1, section 9). */
export const GOOGLE_PAY_VERSION = { apiVersion: 2, apiVersionMinor: 0 } as const;
/** Version of Apple's API (document 1, section 9). */
export const APPLE_PAY_VERSION = 3;
/** Country of the payee, for both wallets (document 1, section 9). */
export const WALLET_COUNTRY = 'HK';
/** The only currency (document 1, section 1). */
export const CURRENCY = 'HKD';
/** Stands before an amount (document 1, section 9). */
export const AMOUNT_PREFIX = 'HK$';
/** Inactivity after which the session warning shows (document 2, section 9). */
export const SESSION_IDLE_MS = 900_000;
/** From the warning to the time-out (document 2, section 9). */
export const SESSION_WARNING_MS = 60_000;
/** How long a device keeps answers that are not submitted; an old definition is valid for as long. */
export const DRAFT_LIFE_MS = 86_400_000;
/** How often the session is looked at (document 2, section 4). */
export const SESSION_TICK_MS = 1_000;
/** Largest certificate file, and largest certificate in one (document 2, section 5). */
export const CERTIFICATE_FILE_LIMIT_BYTES = 10_240;
/** Ending of a certificate file (document 2, section 5). */
export const CERTIFICATE_FILE_EXTENSION = '.p12';
/** Longest PIN of a certificate file (document 2, section 5). */
export const CERTIFICATE_PIN_MAX_LENGTH = 128;
/** Poll interval of a signature that the identity app makes (document 2, section 4). */
export const IDENTITY_POLL_MS = 3_000;
/** Polling for the identity app ends after: 18 minutes (document 2, section 4). */
export const IDENTITY_WAIT_LIMIT_MS = 1_080_000;
/** The poll at the end of that wait is given up after (ours: the specification is silent). */
export const IDENTITY_LAST_POLL_MS = 30_000;
/** Wait from the last key to the address lookup (document 2, section 4). */
export const ADDRESS_LOOKUP_DEBOUNCE_MS = 1_000;
/** Suggestions asked of the address lookup (document 2, section 7). */
export const ADDRESS_LOOKUP_RECORDS = 10;
/** Tolerance asked of the address lookup (document 2, section 7). */
export const ADDRESS_LOOKUP_TOLERANCE = 50;
/** Validation waits this long after a change, unless it is configured (document 2, section 5). */
export const VALIDATION_DELAY_MS = 50;
/** Review and submission wait for the last validation and this much more (document 2, section 7). */
export const SUBMISSION_MARGIN_MS = 50;
/** Mock variants of the clients answer after this long (document 1, section 9). */
export const MOCK_DELAY_MS = 100;
/** A wait is shown only when it takes longer (ours: the specification is silent). */
export const WAIT_SHOWN_AFTER_MS = 300;
