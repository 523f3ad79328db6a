import { describe, expect, it } from 'vitest';
import type { SupplementaryRequest } from '../../../../server/ports/store/SupplementaryRequests.ts';
import { secretHash } from '../../../../server/services/answers/secretHash.ts';
import {
  answerableAfter,
  isOpenedBy,
  linkAddress,
  linkText,
  readLink,
  statusOf,
} from '../../../../server/services/supplement/supplementLink.ts';

const ID = '01JC7Z0000000000000000000A';
const SECRET = `${'a'.repeat(42)}_`;
const NOW = new Date('2026-11-20T02:00:00Z');

const request = (more: Partial<SupplementaryRequest> = {}) =>
  ({
    secretHash: secretHash(SECRET),
    expiresAt: new Date(NOW.getTime() + 1),
    ...more,
  }) as SupplementaryRequest;

describe('readLink', () => {
  it('reads the text that linkText wrote', () => {
    expect(readLink(linkText(ID, SECRET))).toEqual({ id: ID, hash: secretHash(SECRET) });
  });

  it.each([
    ['no text', undefined],
    ['a number', 7],
    ['an id alone', ID],
    ['an id in small letters', `${ID.toLowerCase()}.${SECRET}`],
    ['a short secret', `${ID}.${SECRET.slice(1)}`],
    ['a long secret', `${ID}.${SECRET}a`],
    ['a line break at the end', `${ID}.${SECRET}\n`],
    ['a list', [`${ID}.${SECRET}`]],
  ])('refuses %s', (_, link) => {
    expect(readLink(link)).toBeUndefined();
  });
});

describe('linkAddress', () => {
  it('writes the secret after #, so that no server receives it', () => {
    const address = new URL(linkAddress('https://portal.example', 'tc', linkText(ID, SECRET)));
    expect(address.pathname).toBe('/form/SUPPLINK');
    expect(address.search).toBe('?lang=tc');
    expect(address.hash).toBe(`#RefID=${ID}.${SECRET}`);
  });
});

describe('isOpenedBy', () => {
  it.each([
    ['the right secret', request(), secretHash(SECRET), true],
    ['another secret', request(), secretHash('b'), false],
    ['an unknown request', undefined, secretHash(SECRET), false],
    ['an unknown request and an empty secret', undefined, secretHash(''), false],
  ])('checks the secret: %s', (_, found, hash, expected) => {
    expect(isOpenedBy(found, hash)).toBe(expected);
  });
});

describe('statusOf', () => {
  it.each([
    [{}, 'valid'],
    [{ expiresAt: NOW }, 'expired'],
    [{ revokedAt: NOW }, 'revoked'],
    [{ usedAt: NOW }, 'used'],
    [{ usedAt: NOW, revokedAt: NOW, expiresAt: NOW }, 'used'],
    [{ revokedAt: NOW, expiresAt: NOW }, 'revoked'],
  ] as const)('returns for %j: %s', (more, expected) => {
    expect(statusOf(request(more), NOW)).toBe(expected);
  });
});

describe('answerableAfter', () => {
  it('returns the time one day earlier', () => {
    expect(answerableAfter(NOW).toISOString()).toBe('2026-11-19T02:00:00.000Z');
  });
});
