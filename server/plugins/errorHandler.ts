import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WrongShapeError } from '#engine';
import { ApiError, ERRORS, type ErrorKind, kindOfStatus } from '../errors.ts';
import { AddressLookupError } from '../ports/AddressLookup.ts';
import { InspectorBusyError } from '../ports/AttachmentInspector.ts';
import { CaptchaBusyError } from '../ports/CaptchaProvider.ts';
import { IdentityAppError } from '../ports/IdentityApp.ts';
import { ScannerError } from '../ports/MalwareScanner.ts';
import { GatewayError } from '../ports/PaymentGateway.ts';
import { PdfError } from '../ports/PdfRenderer.ts';
import { StoreError } from '../ports/SubmissionStore.ts';
import { TimeStampError } from '../ports/TimeStamps.ts';
import { WordError } from '../ports/WordDocuments.ts';
import { requestId } from './requestId.ts';
import { sendWireStatus } from './wireStatus.ts';

/**
 * One answer for every failure: JSON with the failure's name, its fixed text and the correlation id.
 * What was sent, thrown or stored is never in it.
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

/** Answers with one failure of the table. */
function sendError(reply: FastifyReply, kind: ErrorKind): FastifyReply {
  const body = { error: kind.name, message: kind.text, reference: reply.request.id };
  return sendWireStatus(reply, kind.status, body);
}

/** What is answered before any route is found: no hook has run, so the headers are added here. */
export interface EarlyAnswers {
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a browser on from a page that cannot be. */
  readonly toPage: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/**
 * Answers addresses that cannot be read (400) and names longer than any form code (404; a browser
 * is sent on as from any unknown page).
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

/** Answers what is no request at all, on the bare connection, and closes it. */
export function answerClientErrors({ headers }: Pick<EarlyAnswers, 'headers'>) {
  return (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const kind = clientFaultOf(error);
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
    // A client that never closes its side would keep the connection; at once, the answer would be lost.
    setTimeout(() => socket.destroy(), CLOSE_MS).unref();
  };
}

/** What Node tells of a request that it could not read. */
interface ClientError extends Error {
  readonly code?: string;
  /** The packet at which the reading ended, a buffer. */
  readonly rawPacket?: unknown;
}

/**
 * Of headers that are too large, the captcha's answer and secret are content: too long for what they
 * are (reliability B-39), not too many headers. Seen where the name came in the same packet.
 */
function clientFaultOf({ code, rawPacket }: ClientError): ErrorKind {
  const fault = CLIENT_FAULTS[code ?? ''] ?? ERRORS.badRequest;
  const isCaptcha = Buffer.isBuffer(rawPacket) && LONG_CAPTCHA.test(rawPacket.toString('latin1'));
  return fault === ERRORS.headersTooLarge && isCaptcha ? ERRORS.tooLarge : fault;
}

const CLOSE_MS = 1000;

const LONG_CAPTCHA = /^challenge-(?:answer|secret):[^\r\n]{8192}/im;

const CLIENT_FAULTS: Readonly<Record<string, ErrorKind>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ERRORS.tooLate,
  HPE_HEADER_OVERFLOW: ERRORS.headersTooLarge,
};

function kindOf(error: FastifyError, request: FastifyRequest): ErrorKind {
  if (error instanceof ApiError) return error.kind;
  if (error instanceof WrongShapeError) return ERRORS.badFormData;
  if (error instanceof ScannerError) return ERRORS.scannerDown;
  const busy = request.url.startsWith('/api/') ? ERRORS.busy : ERRORS.unavailable;
  if (isBusy(error)) return busy;
  return error.statusCode === undefined ? ERRORS.internal : kindOfStatus(error.statusCode);
}

/** Failures that pass: the same call may succeed in a moment. */
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
 * The name and the way to the fault, without its message: messages of libraries and of the engine
 * of the database may hold answers.
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
