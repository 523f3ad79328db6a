import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  keptName,
  SIGNATURE_KINDS,
  TOKEN_DIGESTS,
} from '../../../../server/adapters/timestamp/tokenAlgorithms.ts';

const RSA = '1.2.840.113549.1.1.1';

describe('keptName', () => {
  it.each([
    ['1.2.840.113549.1.1.1', RSA],
    ['1.2.840.113549.1.1.11', RSA],
    ['1.2.840.113549.1.1.13', RSA],
    ['1.2.840.10045.4.3.2', '1.2.840.10045.4.3.2'],
    ['1.2.3', '1.2.3'],
  ])('T-04: gives %s the name %s', (algorithm, expected) => {
    expect(keptName(algorithm)).toBe(expected);
  });
});

describe('the algorithms of tokens', () => {
  it('B-63: use no digest that is weaker than SHA-256', () => {
    expect(Object.values(TOKEN_DIGESTS)).toEqual(['sha256', 'sha384', 'sha512']);
    const hashes = Object.values(SIGNATURE_KINDS).flatMap(({ hash }) => hash ?? []);
    for (const hash of hashes) {
      expect(createHash(hash).digest().length).toBeGreaterThanOrEqual(32);
    }
  });
});
