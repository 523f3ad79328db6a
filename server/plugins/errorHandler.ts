import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WrongShapeError } from '#engine';
import { ApiError, ERRORS, type ErrorKind, kindOfStatus } from '../http/errors.ts';
import { sendWireStatus } from '../http/wireStatus.ts';
import { requestId } from '../log/requestId.ts';
import { AddressLookupError } from '../ports/AddressLookup.ts';
import { CaptchaBusyError } from '../ports/CaptchaProvider.ts';
import { PdfError } from '../ports/documents/PdfRenderer.ts';
import { WordError } from '../ports/documents/WordDocuments.ts';
import { InspectorBusyError } from '../ports/files/AttachmentInspector.ts';
import { ScannerError } from '../ports/files/MalwareScanner.ts';
import { GatewayError } from '../ports/payment/PaymentGateway.ts';
import { IdentityAppError } from '../ports/signing/IdentityApp.ts';
import { TimeStampError } from '../ports/signing/TimeStamps.ts';
import { StoreError } from '../ports/store/SubmissionStore.ts';

/**
 * Sets the handler of failures. Every response is JSON with the failure's name, its fixed text and
 * the correlation id. The response never contains received, thrown or stored data.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const kind = kindOf(error, request);
    if (kind.status >= 500 && kind.status < 600 && !(error instanceof ApiError)) {
      logFailure(request, error);
    }
    if (kind === ERRORS.unavailable || kind === ERRORS.busy) reply.header('retry-after', '5');
    if (error instanceof ApiError) reply.headers(error.headers);
    return sendError(reply, kind);
  });
}

/** Sends a failure of the table `ERRORS`. */
function sendError(reply: FastifyReply, kind: ErrorKind): FastifyReply {
  const body = { error: kind.name, message: kind.text, reference: reply.request.id };
  return sendWireStatus(reply, kind.status, body);
}

/**
 * The settings of responses before routing. No hook has run then, so the handlers add the headers.
 */
export interface EarlyAnswers {
  readonly headers: Readonly<Record<string, string>>;
  /** Redirects a browser from a page that cannot exist. */
  readonly toPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Creates the handler for unreadable URLs (400) and for parameters that are too long. For the
 * latter, the API sends `invalidFormCode`; a browser is redirected as from any unknown page.
 */
export function answerBadAddresses({ headers, toPage }: EarlyAnswers) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...headers, 'cache-control': 'no-store', 'x-request-id': request.id });
    const path = request.raw.url ?? '';
    if (error.code !== 'FST_ERR_MAX_PARAM_LENGTH') sendError(reply, ERRORS.badRequest);
    else if (path.startsWith('/api/')) sendError(reply, ERRORS.invalidFormCode);
    else toPage(request, reply);
  };
}

/**
 * Creates the handler for data that is not a request. It sends a response on the bare connection,
 * and closes the connection.
 */
export function answerClientErrors({ headers }: Pick<EarlyAnswers, 'headers'>) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const kind = clientErrorOf(error);
    const reference = requestId({});
    const body = JSON.stringify({ error: kind.name, message: kind.text, reference });
    const lines = Object.entries({
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${kind.status} ${STATUS_CODES[kind.status]}`, ...lines].join('\r\n');
    if (socket.writable) socket.end(`${head}\r\n\r\n${body}`);
    else socket.destroy();
    // A client that never closes its side would keep the connection open. An immediate close would
    // lose the response.
    setTimeout(() => socket.destroy(), CLOSE_MS).unref();
  };
}

/** An error of Node for a request that it could not parse. */
interface ClientError extends Error {
  readonly code?: string;
  /** Buffer with the packet at which the parser stopped. */
  readonly rawPacket?: unknown;
}

/**
 * Returns the failure of a request that Node could not parse. A captcha answer or secret that is
 * too long counts as too large content (reliability B-39). The server recognises the captcha only
 * if the header's name is in the same packet.
 */
function clientErrorOf({ code, rawPacket }: ClientError): ErrorKind {
  const fault = CLIENT_ERRORS[code ?? ''] ?? ERRORS.badRequest;
  const isCaptcha = Buffer.isBuffer(rawPacket) && LONG_CAPTCHA.test(rawPacket.toString('latin1'));
  return fault === ERRORS.headersTooLarge && isCaptcha ? ERRORS.tooLarge : fault;
}

const CLOSE_MS = 1000;

const LONG_CAPTCHA = /^challenge-(?:answer|secret):[^\r\n]{8192}/im;

const CLIENT_ERRORS: Readonly<Record<string, ErrorKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ERRORS.tooLate,
  HPE_HEADER_OVERFLOW: ERRORS.headersTooLarge,
};

function kindOf(error: FastifyError, request: FastifyRequest): ErrorKind {
  if (error instanceof ApiError) return error.kind;
  if (error instanceof WrongShapeError) return ERRORS.badFormData;
  if (error instanceof ScannerError) return ERRORS.scannerDown;
  const path = request.routeOptions.url ?? request.url;
  const busy = path.startsWith('/api/') ? ERRORS.busy : ERRORS.unavailable;
  if (isBusy(error)) return busy;
  return error.statusCode === undefined ? ERRORS.internal : kindOfStatus(error.statusCode);
}

/** Checks whether a failure is temporary: the same call may succeed later. */
function isBusy(error: FastifyError): boolean {
  if (error instanceof StoreError || error instanceof GatewayError) return true;
  if (error instanceof IdentityAppError || error instanceof TimeStampError) return true;
  if (error instanceof AddressLookupError || error instanceof CaptchaBusyError) return true;
  if (error instanceof PdfError || error instanceof WordError) {
    return error.reason === 'busy' || error.reason === 'timeout';
  }
  return error instanceof InspectorBusyError || error.code === 'FST_ERR_HANDLER_TIMEOUT';
}

/**
 * Logs the name and the stack of an error, without its message. Messages of libraries and of the
 * database may contain answers.
 */
function logFailure(request: FastifyRequest, error: FastifyError): void {
  const isOurs =
    error instanceof StoreError ||
    error instanceof GatewayError ||
    error instanceof IdentityAppError ||
    error instanceof TimeStampError ||
    error instanceof ScannerError ||
    error instanceof WordError ||
    error instanceof AddressLookupError;
  request.log.error(
    {
      failure: error.name,
      code: error.code,
      ...(isOurs ? { reason: error.reason } : {}),
      at: (error.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .slice(0, 8),
    },
    'failed',
  );
}
