import { PAYMENT_METHODS } from '#engine';
import type { CallHeader } from '../http/routeConfig.ts';

/** An object schema whose properties are parameters, for `schema.params` and `schema.headers`. */
interface Parameters {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
}

/**
 * Returns the parameters of a URL path with their descriptions.
 *
 * @param url path in Fastify's notation: `/api/forms/:code`
 * @returns `undefined` when the path has no parameter
 * @throws {TypeError} for a parameter that `PARTS` does not describe
 */
export function pathParameters(url: string): Parameters | undefined {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  const entries = names.map((name) => {
    const part = PARTS[name];
    if (!part) throw new TypeError(`Cannot document ${url}: "${name}" is not described`);
    return [name, { type: 'string', ...part }] as const;
  });
  return { type: 'object', properties: Object.fromEntries(entries), required: names };
}

interface Part {
  readonly description: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}

const PARTS: Readonly<Record<string, Part>> = {
  code: { description: 'Form code: LREAL1.' },
  formCode: { description: 'Form code: LREAL1.' },
  documentId: { description: 'Id of the paper in the manifest: annexII.' },
  amount: {
    description: 'HK dollars with at most two decimals: 380.00. It is only ever compared.',
    pattern: '^(0|[1-9][0-9]{0,12})(\\.[0-9]{1,2})?$',
  },
  language: { description: 'A language in any family of codes: Eng, TradChn, zh-HK.' },
  signField: { description: 'Id of the signature field.' },
  id: { description: 'The request, as init named it.' },
  state: { description: 'The log-in, as initLogin named it.' },
  transactionId: { description: 'The transaction of createTransaction.' },
  path: {
    description: 'The way to pay by card or PPS.',
    enum: webPaths(),
  },
};

/** Returns the last path segments of the calls that pay on a bank's page. */
function webPaths(): readonly string[] {
  const paths = Object.values(PAYMENT_METHODS).map(({ path }) => path.split('/'));
  return [...new Set(paths.flatMap(([kind, name]) => (kind === 'web' && name ? [name] : [])))];
}

/** Returns the headers that a call may contain; `undefined` when the route reads none. */
export function headerParameters(names: readonly CallHeader[]): Parameters | undefined {
  if (names.length === 0) return undefined;
  const entries = names.map((name) => {
    const { spelling, description } = HEADERS[name];
    return [spelling, { type: 'string', description }] as const;
  });
  return { type: 'object', properties: Object.fromEntries(entries), required: [] };
}

/** Headers that every call marked `captcha` may contain. */
export const CAPTCHA_HEADERS = ['accessToken', 'challengeAnswer', 'challengeSecret'] as const;

const HEADERS: Readonly<
  Record<CallHeader, { readonly spelling: string; readonly description: string }>
> = {
  accessToken: {
    spelling: 'Access-Token',
    description: 'The token of the last answer; or else a solved challenge.',
  },
  challengeAnswer: {
    spelling: 'Challenge-Answer',
    description: 'The four characters of the challenge.',
  },
  challengeSecret: {
    spelling: 'Challenge-Secret',
    description: 'The secret that came with the challenge.',
  },
  formDefinition: {
    spelling: 'Form-Definition',
    description:
      'Hash of the definition that the form was opened with; the current one when absent.',
  },
  idempotencyKey: {
    spelling: 'Idempotency-Key',
    description:
      'Makes a repeated call with the same body the same call: 16 to 255 letters, digits and _ . : -',
  },
  paymentSignature: {
    spelling: 'Payment-Signature',
    description:
      't=<unix seconds>,v1=<hex>: HMAC-SHA256 of "<t>.<body>" by a key of the notifications.',
  },
};
