import fc, { type Arbitrary } from 'fast-check';
import { CANARY, mutated, mutations } from './mutations.ts';

/** A call as a normal page sends it. */
export interface Call {
  readonly path: string;
  readonly body: unknown;
  /** The content type; the default is JSON. */
  readonly type?: string;
}

/** A request to send unchanged over a socket. */
export interface WireRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** UTF-8, except changed bytes. */
  readonly body: Uint8Array;
}

/**
 * Generates calls with changes to the body, its bytes, the headers or the URL. Most requests change
 * only some of these parts.
 */
export function requests(calls: readonly Call[]): Arbitrary<WireRequest> {
  return fc
    .record({
      call: fc.constantFrom(...calls),
      body: fc.oneof(
        { weight: 6, arbitrary: mutations().map((changes) => ({ changes })) },
        { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => ({ value })) },
      ),
      scars: fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(scar(), { minLength: 1, maxLength: 4 }) },
      ),
      headers: fc.oneof(
        { weight: 5, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: oddHeaders() },
      ),
      detour: fc.oneof(
        { weight: 6, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: detour() },
      ),
    })
    .map(({ call, body, scars, headers, detour: way }) => ({
      path: way ? strayed(call.path, way) : call.path,
      headers: { 'content-type': call.type ?? 'application/json', ...headers },
      body: scarred(
        'value' in body ? JSON.stringify(body.value) : textOf(call, body.changes),
        scars,
      ),
    }));
}

function textOf({ body }: Call, changes: Parameters<typeof mutated>[1]): string {
  return typeof body === 'string' ? body : mutated(body, changes);
}

/**
 * A change of bytes: the position (in thousandths of the length), the number of removed bytes, the
 * inserted bytes.
 */
interface Scar {
  readonly at: number;
  readonly cut: number;
  readonly put: Uint8Array;
}

function scar(): Arbitrary<Scar> {
  return fc.record({
    // Not `fc.double`, most of whose values between 0 and 1 are almost 0.
    at: fc.nat(999),
    cut: fc.nat(8),
    put: fc.uint8Array({ maxLength: 4 }),
  });
}

function scarred(text: string, scars: readonly Scar[]): Uint8Array {
  return scars.reduce<Buffer>((bytes, { at, cut, put }) => {
    const start = Math.floor((at * bytes.length) / 1000);
    return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(start + cut)]);
  }, Buffer.from(text));
}

const word = () => fc.stringMatching(/^[ -~]{1,40}$/);

function oddHeaders(): Arbitrary<Record<string, string>> {
  return fc
    .record(
      {
        'content-type': fc.oneof(
          fc.constantFrom(
            'text/plain',
            'application/json; charset=utf-16',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'application/xml',
            '',
          ),
          word(),
        ),
        'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
        'idempotency-key': fc.oneof(word(), fc.constant('k'.repeat(16)), fc.constant(CANARY)),
        'form-definition': fc.oneof(word(), fc.constant('0'.repeat(64))),
        'access-token': fc.oneof(word(), fc.constantFrom('undefined', 'null', '')),
        'challenge-secret': word(),
        'challenge-answer': word(),
        'payment-signature': fc.oneof(word(), fc.constant('t=1,v1=00')),
        cookie: fc.oneof(word(), fc.constant('sitting=; visitor=;;=')),
        'x-request-id': word(),
        accept: fc.constantFrom('text/html', '*/*', 'x'),
      },
      { requiredKeys: [] },
    )
    .map((headers) =>
      Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    );
}

/** A change of the URL: another path segment, and a query. */
interface Detour {
  readonly at: number;
  readonly piece: string;
  readonly query: string;
}

const PIECES = [
  '..%2f..%2fetc',
  '%00',
  '%zz',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'lreal1',
  'X'.repeat(101),
  '%EF%BC%91%EF%BC%90',
  '-1',
  '1e3',
  '380.001',
  '0',
  '',
] as const;

function detour(): Arbitrary<Detour> {
  return fc.record({
    at: fc.nat(8),
    piece: fc.oneof(
      fc.constantFrom(...PIECES),
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encoded(text)),
    ),
    query: fc.constantFrom('', '?lang=xx', '?lang=en&lang=tc', '?__proto__=1', '?%zz', '?lang[]=x'),
  });
}

/** Encodes a path segment; an unpaired surrogate cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function strayed(path: string, { at, piece, query }: Detour): string {
  const pieces = path.split('/');
  const index = 2 + (at % Math.max(1, pieces.length - 2));
  return pieces.with(Math.min(index, pieces.length - 1), piece).join('/') + query;
}
