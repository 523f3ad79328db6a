import {
  CallError,
  type CallFailure,
  callFailureOfStatus,
  formatFileSize,
  UPLOAD_LIMIT_BYTES,
} from '#engine';
import { CaptchaPass } from './CaptchaPass.ts';
import { browserTransport, type Transport, type WireResponse } from './transport.ts';

/** A call of the API. */
export interface Call {
  readonly method?: 'GET' | 'POST';
  /** Path with its leading slash. */
  readonly path: string;
  /** Sent as JSON; a string is sent unchanged. Absent: no body. */
  readonly body?: unknown;
  /** Headers that override the default headers of the call. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether the call sends the captcha's headers and stores a new token, as the submission service
   * requires.
   */
  readonly withCaptcha?: boolean;
  /** Hash of the definition that the form data belongs to. */
  readonly definition?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((sent: number, total: number) => void) | undefined;
}

/** The HTTP client that every API file shares. */
export interface Http {
  /**
   * Makes one call.
   *
   * @returns the JSON of a 200 response, in the wire's spelling
   * @throws {CallError} for every other response, and when none arrives:
   *
   * - 413: the files are too large
   * - 429, 502, 503, 504, a time-out and no network: "busy"
   * - 429 for too many payments of one form: not "busy", because waiting does not help
   * - 777 to 780: the captcha is required
   * - 403 with an expired web token, and 409 while a payment is pending: a kind of their own
   * - any other status: the error that the response names, otherwise the general message
   */
  send<Answer>(call: Call): Promise<Answer>;
  readonly pass: CaptchaPass;
}

/**
 * Creates the HTTP client.
 *
 * @param transport sends the requests; default: the browser's network
 */
export function createHttp(transport: Transport = browserTransport): Http {
  const pass = new CaptchaPass();
  return {
    pass,
    async send<Answer>(call: Call): Promise<Answer> {
      const started = call.withCaptcha ? pass.start() : undefined;
      const response = await transmit(transport, call, started?.headers);
      started?.finish(response.header('Access-Token'));
      if (response.status === 200) return parsed<Answer>(response);
      const failure = failureOf(call.path, response);
      if (failure.kind === 'captcha') pass.clear();
      throw new CallError(failure);
    },
  };
}

async function transmit(
  transport: Transport,
  call: Call,
  captcha: Readonly<Record<string, string>> = {},
): Promise<WireResponse> {
  const { body: content } = call;
  const isText = content === undefined || typeof content === 'string';
  const body = isText ? content : JSON.stringify(content);
  try {
    return await transport({
      method: call.method ?? 'POST',
      url: call.path,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(call.definition ? { 'Form-Definition': call.definition } : {}),
        ...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
        ...captcha,
        ...call.headers,
      },
      body,
      signal: call.signal,
      onProgress: call.onProgress,
    });
  } catch (error) {
    // The caller aborted the call itself, so the error stays unchanged. Every other error is a
    // network failure.
    if (call.signal?.aborted) throw error;
    throw new CallError({ kind: 'busy', key: 'connection' });
  }
}

function parsed<Answer>(response: WireResponse): Answer {
  try {
    return JSON.parse(response.body) as Answer;
  } catch {
    throw new CallError({ kind: 'busy' });
  }
}

const PAYMENT = '/api/payment/';
const POLL = '/api/submission/poll/';
const LIVE_PAYMENT = 'LIVE_PAYMENT';
const TOO_MANY_PAYMENTS = 'TOO_MANY_PAYMENTS';
const WEB_TOKEN_EXPIRED = 'Webtoken is expired.';

function failureOf(path: string, response: WireResponse): CallFailure {
  const { status } = response;
  if (isTriedTooOften(response)) return { kind: 'refused', message: messageOf(response) };
  const known = callFailureOfStatus(status);
  if (known)
    return known.kind === 'busy'
      ? { kind: 'busy', reference: fieldOf(response, 'reference'), ...responseKey(response) }
      : known;
  if (status === 403 && response.body.trim() === WEB_TOKEN_EXPIRED)
    return { kind: 'webTokenExpired' };
  if (status === 409 && path.startsWith(PAYMENT) && fieldOf(response, 'error') === LIVE_PAYMENT) {
    return {
      kind: 'liveAttempt',
      transactionId: fieldOf(response, 'transactionid'),
      redirectUrl: fieldOf(response, 'redirecturl'),
    };
  }
  if (status === 413) {
    return {
      kind: 'refused',
      message: { key: 'validation_fileSizeExceed', args: [formatFileSize(UPLOAD_LIMIT_BYTES)] },
    };
  }
  if (status === 404 && (path.startsWith(PAYMENT) || path.startsWith(POLL))) {
    return { kind: 'refused', message: { key: 'dataNotFound', args: [] } };
  }
  return { kind: 'refused', message: messageOf(response) };
}

/**
 * Checks for the limit of payments of one form. Waiting does not help, unlike with the limit of
 * calls.
 */
function isTriedTooOften(response: WireResponse): boolean {
  return response.status === 429 && fieldOf(response, 'error') === TOO_MANY_PAYMENTS;
}

/** Returns the message key of a busy server, where it names a reason. */
function responseKey(response: WireResponse): { key?: string } {
  return fieldOf(response, 'error') === 'SCANNER_DOWN' ? { key: 'fileNotScanned' } : {};
}

/** Error names of the server that the catalogue has texts for. */
const KNOWN_ERRORS = new Set(['INVALID_FORM_CODE', 'paymentNotAvailable', 'dataNotFound']);

function messageOf(response: WireResponse): { key: string; args: readonly string[] } {
  const names = [fieldOf(response, 'error'), fieldOf(response, 'message')];
  const key = names.find((name) => name !== undefined && KNOWN_ERRORS.has(name));
  if (key !== undefined) return { key, args: [] };
  return { key: 'generalErrMsg', args: [] };
}

function fieldOf(response: WireResponse, name: string): string | undefined {
  try {
    const body: unknown = JSON.parse(response.body);
    if (typeof body !== 'object' || body === null) return undefined;
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
