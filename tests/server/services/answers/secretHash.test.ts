import { describe, expect, it } from 'vitest';
import { isSameHash, secretHash } from '../../../../server/services/answers/secretHash.ts';

describe('secretHash', () => {
  // `sha256sum` of coreutils returns these values for the UTF-8 bytes.
  it.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['羅', '08f5eda1dfd9f09363e672141a608ef61aa9d0d1f2228499d5e20d280f5d039c'],
  ])('returns the SHA-256 of %j in hex', (secret, hash) => {
    expect(secretHash(secret)).toBe(hash);
  });
});

describe('isSameHash', () => {
  const HASH = secretHash('abc');

  it.each([
    [HASH, true],
    [HASH.toUpperCase(), true],
    [secretHash('abd'), false],
    [HASH.slice(2), false],
    ['', false],
  ])('compares the bytes of two hashes: %s', (other, isSame) => {
    expect(isSameHash(HASH, other)).toBe(isSame);
  });
});
