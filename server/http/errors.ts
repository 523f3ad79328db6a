/** A failure that the API can report. */
export interface ErrorKind {
  /** Name on the wire. */
  readonly name: string;
  /** Text on the wire: a fixed sentence or a message key, never received text. */
  readonly text: string;
  /** HTTP status; the contract defines 777-780 (specification, document 2, section 8). */
  readonly status: number;
}

/**
 * Every failure that the API can report, except those that an honest applicant gets as a `result`.
 * The API reports a busy server with 502, and captcha failures with 777-780. Failures that only a
 * broken client can cause are 4xx. The pages report a busy server with 503.
 */
export const ERRORS = {
  badRequest: { name: 'BAD_REQUEST', text: 'Cannot read the request', status: 400 },
  badJson: { name: 'BAD_JSON', text: 'Cannot read the body: not acceptable JSON', status: 400 },
  badHeader: { name: 'BAD_HEADER', text: 'Cannot use a header of the request', status: 400 },
  badAmount: { name: 'BAD_AMOUNT', text: 'Cannot read the amount', status: 400 },
  badFormData: { name: 'BAD_FORM_DATA', text: 'Cannot read the form data', status: 400 },
  badSignature: { name: 'BAD_SIGNATURE', text: 'Cannot accept the notification', status: 401 },
  crossSite: { name: 'CROSS_SITE', text: 'Cannot accept a call from another site', status: 403 },
  invalidFormCode: { name: 'INVALID_FORM_CODE', text: 'Invalid form code', status: 404 },
  unknownDefinition: {
    name: 'UNKNOWN_DEFINITION',
    text: 'Cannot find the definition',
    status: 404,
  },
  notFound: { name: 'NOT_FOUND', text: 'Cannot find what was asked for', status: 404 },
  wrongMethod: { name: 'WRONG_METHOD', text: 'Cannot use this method here', status: 405 },
  tooLate: { name: 'TOO_LATE', text: 'Cannot wait longer for the request', status: 408 },
  conflict: { name: 'CONFLICT', text: 'Cannot take another body for the same key', status: 409 },
  tooLarge: { name: 'TOO_LARGE', text: 'validation_fileSizeExceed', status: 413 },
  uriTooLong: { name: 'URI_TOO_LONG', text: 'Cannot read so long an address', status: 414 },
  wrongMediaType: { name: 'WRONG_MEDIA_TYPE', text: 'Cannot read this kind of body', status: 415 },
  tooManyRequests: { name: 'TOO_MANY_REQUESTS', text: 'serverBusy', status: 429 },
  headersTooLarge: { name: 'HEADERS_TOO_LARGE', text: 'Cannot read such headers', status: 431 },
  internal: { name: 'INTERNAL', text: 'generalErrMsg', status: 500 },
  busy: { name: 'BUSY', text: 'serverBusy', status: 502 },
  scannerDown: { name: 'SCANNER_DOWN', text: 'fileNotScanned', status: 502 },
  notBuilt: { name: 'NOT_BUILT', text: 'Cannot show the page: run npm run build', status: 503 },
  unavailable: { name: 'UNAVAILABLE', text: 'serverBusy', status: 503 },
  captchaError: { name: 'captchaError', text: 'captchaError', status: 777 },
  captchaRequired: { name: 'captchaRequired', text: 'captchaRequired', status: 778 },
  captchaExpired: { name: 'captchaExpired', text: 'captchaExpired', status: 779 },
  captchaNotMatch: { name: 'captchaNotMatch', text: 'captchaNotMatch', status: 780 },
} as const satisfies Readonly<Record<string, ErrorKind>>;

/** The key of a failure in the table. */
export type ErrorKey = keyof typeof ERRORS;

/**
 * A failure of the table. Routes and plugins throw it, and the error handler sends the response.
 */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  /** Further headers of the response: `Allow`, `Retry-After`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(key: ErrorKey, headers: Readonly<Record<string, string>> = {}) {
    super(ERRORS[key].text);
    this.name = ERRORS[key].name;
    this.kind = ERRORS[key];
    this.headers = headers;
  }
}

/** Returns the failure of the table for an HTTP status that a library chose. */
export function kindOfStatus(status: number): ErrorKind {
  if (status === 503) return ERRORS.unavailable;
  const fitting = Object.values(ERRORS).find((kind) => kind.status === status);
  return fitting ?? (status >= 400 && status < 500 ? ERRORS.badRequest : ERRORS.internal);
}
