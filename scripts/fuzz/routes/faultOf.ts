import { CANARY } from './mutations.ts';
import type { WireRequest } from './requests.ts';

/** The response to a call, or a failure. */
export interface WireAnswer {
  /** 0 when the connection ended without a response, or after a time-out. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly ms: number;
}

const TOO_LONG_MS = 8_000;
/** The contract's plain-text response to an expired web token. */
const BARE = 'Webtoken is expired.';
/** Pages for people: HTML, or a redirect. */
const PAGES = /^\/(?:(?:sandbox|payment)\/|verify\b)/;

/**
 * Checks one response.
 *
 * @param changed whether the store differs from before the call
 * @returns the fault; `undefined` without a fault
 */
export function faultOf(
  { path }: WireRequest,
  answer: WireAnswer,
  changed: boolean,
): string | undefined {
  const { status, text, ms } = answer;
  const seen = `${status} ${text.slice(0, 300)}`;
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500 && status < 600) return `the server failed: ${seen}`;
  if (ms > TOO_LONG_MS) return `took ${Math.round(ms)} ms: ${seen}`;
  const isRefused = status !== 200 || hasRefused(text);
  if (PAGES.test(path)) return undefined;
  if (isRefused && changed) return `refused and changed the store: ${seen}`;
  if (status !== 200 && text.includes(CANARY)) return `repeats what was sent: ${seen}`;
  return isWellFormed(answer) ? undefined : `not the JSON of an answer: ${answer.type} ${seen}`;
}

function isWellFormed({ status, type, text }: WireAnswer): boolean {
  if (status === 403 && text === BARE) return true;
  const body = parsed(text);
  if (!type.startsWith('application/json') || !body) return false;
  if (status === 200) return !hasRefused(text) || isText(body.message);
  return isText(body.error) && isText(body.message) && isText(body.reference);
}

/**
 * Checks for a rejection with status 200: a text `result` other than `ok` and `processing`. The
 * `result` of a wallet's payment is an object.
 */
function hasRefused(text: string): boolean {
  const result = parsed(text)?.result;
  return typeof result === 'string' && result !== 'ok' && result !== 'processing';
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length > 0;
}
