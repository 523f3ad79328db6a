import { SAVED_FILE_LIMIT_BYTES, SIGNED_DOCUMENT_LIMIT_BYTES, UPLOAD_LIMIT_BYTES } from '#engine';
import { ACKNOWLEDGEMENT_LIMIT_BYTES } from '../services/submission/acknowledgementLimit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call needs a captcha: a token, or an answer with its challenge. */
    captcha?: boolean;
    /** Big bodies count against the number of uploads taken in at the same time. */
    largeBody?: boolean;
    /** An empty body is no fault. */
    emptyBody?: boolean;
    /** Which of the limits of calls counts this one. */
    rate?: RateName;
    /** Files come with the answers: they are taken out of the body, see `incomingFiles.ts`. */
    files?: boolean;
    /** Names whose texts may be longer than other texts: base64 documents. */
    longTexts?: readonly string[];
    /** Server-to-server calls come from elsewhere and carry no `Origin`. */
    anyOrigin?: boolean;
    /** Headers that the route reads, beside those of the captcha. */
    callHeaders?: readonly CallHeader[];
    /** Schema of a body that is read as bytes: for the document only, nothing is checked by it. */
    documentedBody?: object;
  }
}

/** Headers of a call, see `openapi/parameters.ts`. */
export type CallHeader =
  | 'accessToken'
  | 'challengeAnswer'
  | 'challengeSecret'
  | 'formDefinition'
  | 'idempotencyKey'
  | 'paymentSignature';

/** Largest bodies, in bytes, by what travels in them. */
export const BODY_LIMITS = {
  /** One text that is looked for. */
  query: 4 * 1024,
  /** Polls, captcha, payment. */
  small: 16 * 1024,
  /** Answers without files. */
  form: 256 * 1024,
  /** The largest acknowledgement, and the lines around it in the body of an HTML form. */
  acknowledgement: ACKNOWLEDGEMENT_LIMIT_BYTES + 4 * 1024,
  /** The largest files in base64, and 4 MB for the answers. */
  files: Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4 + 4 * 1024 * 1024,
  /** The largest saved file and signed document in base64, and the fields beside them. */
  savedFile: Math.ceil((SAVED_FILE_LIMIT_BYTES + SIGNED_DOCUMENT_LIMIT_BYTES) / 3) * 4 + 16 * 1024,
} as const;

/** The limits of calls, see `rateLimit.ts`. Calls of one name share one count. */
export type RateName =
  | 'lookup'
  | 'captcha'
  | 'submission'
  | 'savedFile'
  | 'supplement'
  | 'payment'
  | 'poll';
