import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { NotificationScheme } from '../../../../server/services/contract/NotificationScheme.ts';
import { isProven } from '../../../../server/services/payment/notificationProof.ts';

const KEY = Buffer.alloc(32, 1);
const OLD_KEY = Buffer.alloc(32, 2);
const BODY = '{"transactionid":"T-1"}';
const NOW = new Date('2026-11-20T10:00:00+08:00');
const SECONDS = NOW.getTime() / 1000;

const proofOf = (content: string, encoding: 'hex' | 'base64', key: Uint8Array = KEY) =>
  createHmac('sha256', key).update(content).digest(encoding);
const stamped = (seconds: number, body = BODY, key?: Uint8Array) =>
  `t=${seconds},v1=${proofOf(`${seconds}.${body}`, 'hex', key)}`;

const proven = (scheme: NotificationScheme, signature: string | undefined, body = BODY) =>
  isProven({ signature, body }, { scheme, keys: [KEY, OLD_KEY], now: NOW, toleranceMs: 300_000 });

describe('isProven', () => {
  it.each<[string, NotificationScheme, string | undefined, boolean]>([
    ['a current stamp', 'stamped', stamped(SECONDS), true],
    ['a stamp by the old key', 'stamped', stamped(SECONDS, BODY, OLD_KEY), true],
    ['a stamp five minutes old', 'stamped', stamped(SECONDS - 300), true],
    ['an older stamp', 'stamped', stamped(SECONDS - 301), false],
    ['a stamp in the future', 'stamped', stamped(SECONDS + 301), false],
    ['another body', 'stamped', stamped(SECONDS, '{}'), false],
    ['another key', 'stamped', stamped(SECONDS, BODY, Buffer.alloc(32, 9)), false],
    ['no stamp', 'stamped', proofOf(BODY, 'hex'), false],
    ['nothing', 'stamped', undefined, false],
    ['hexadecimal', 'hex', proofOf(BODY, 'hex'), true],
    ['hexadecimal in capitals', 'hex', proofOf(BODY, 'hex').toUpperCase(), true],
    ['hexadecimal of another body', 'hex', proofOf('{}', 'hex'), false],
    ['base64 instead of hexadecimal', 'hex', proofOf(BODY, 'base64'), false],
    ['half a proof', 'hex', proofOf(BODY, 'hex').slice(0, 32), false],
    ['a stamp instead of hexadecimal', 'hex', stamped(SECONDS), false],
    ['nothing at all', 'hex', undefined, false],
    ['base64', 'base64', proofOf(BODY, 'base64'), true],
    ['base64 by the old key', 'base64', proofOf(BODY, 'base64', OLD_KEY), true],
    ['base64 by another key', 'base64', proofOf(BODY, 'base64', Buffer.alloc(32, 9)), false],
    ['hexadecimal instead of base64', 'base64', proofOf(BODY, 'hex'), false],
  ])('T-06: %s, %s', (_, scheme, signature, expected) => {
    expect(proven(scheme, signature)).toBe(expected);
  });
});
