import { SAVED_FILE_LIMIT_BYTES, SIGNED_DOCUMENT_LIMIT_BYTES, UPLOAD_LIMIT_BYTES } from '#engine';
import { ACKNOWLEDGEMENT_LIMIT_BYTES } from '../services/documents/acknowledgementLimit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call requires a captcha: a token, or an answer with its challenge. */
    captcha?: boolean;
    /** Whether the body may be large, so that it counts as one of the parallel uploads. */
    largeBody?: boolean;
    /** Whether an empty body is valid. */
    emptyBody?: boolean;
    /** Name of the call limit that counts this call. */
    rate?: RateName;
    /** Whether the body has files, which are extracted; see `incomingFiles.ts`. */
    files?: boolean;
    /** Names of members with long texts: base64 documents. */
    longTexts?: readonly string[];
    /** Whether calls may come from any origin: calls of another server have no `Origin`. */
    anyOrigin?: boolean;
    /** Headers that the route reads, in addition to those of the captcha. */
    callHeaders?: readonly CallHeader[];
    /**
     * Schema of a body that is read as bytes: only for the OpenAPI document, not for validation.
     */
    documentedBody?: object;
  }
}

/** The headers of a call, see `openapi/parameters.ts`. */
export type CallHeader =
  | 'accessToken'
  | 'challengeAnswer'
  | 'challengeSecret'
  | 'formDefinition'
  | 'idempotencyKey'
  | 'paymentSignature';

/** The maximum sizes of bodies in bytes, by content. */
export const BODY_LIMITS = {
  /** One search text. */
  query: 4 * 1024,
  /** Polls, captcha, payment. */
  small: 16 * 1024,
  /** Answers without files. */
  form: 256 * 1024,
  /** The largest acknowledgement, and the lines around it in the body of an HTML form. */
  acknowledgement: ACKNOWLEDGEMENT_LIMIT_BYTES + 4 * 1024,
  /** The largest files in base64, and 4 MB for the answers. */
  files: Math.ceil(UPLOAD_LIMIT_BYTES / 3) * 4 + 4 * 1024 * 1024,
  /** The largest saved file and signed document in base64, and the other fields. */
  savedFile: Math.ceil((SAVED_FILE_LIMIT_BYTES + SIGNED_DOCUMENT_LIMIT_BYTES) / 3) * 4 + 16 * 1024,
} as const;

/** The names of call limits, see `rateLimit.ts`. Calls with the same name share one count. */
export type RateName =
  | 'lookup'
  | 'captcha'
  | 'submission'
  | 'savedFile'
  | 'supplement'
  | 'payment'
  | 'poll';
