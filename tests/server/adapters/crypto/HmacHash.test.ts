import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HmacHash } from '../../../../server/adapters/crypto/HmacHash.ts';

const [OLD, NEW] = [1, 2].map((n) => ({ id: `k${n}`, key: Buffer.alloc(32, n) })) as [Key, Key];

type Key = { readonly id: string; readonly key: Buffer };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('HmacHash', () => {
  const before = new HmacHash([OLD]);
  const rotated = new HmacHash([NEW, OLD]);

  it('F4: starts with the id of the key, and differs under another key', () => {
    expect(before.of('A1234563')).toMatch(/^k1:[0-9a-f]{64}$/);
    expect(before.of('A1234563')).toBe(before.of('A1234563'));
    const foreign = new HmacHash([{ ...OLD, key: Buffer.alloc(32, 9) }]);
    expect(foreign.of('A1234563')).not.toBe(before.of('A1234563'));
    expect(before.of('A1234563')).not.toContain(sha256('A1234563'));
  });

  it('F4: ofDigest returns the same keyed hash as `of` for the text', () => {
    expect(before.ofDigest(sha256('text'))).toBe(before.of('text'));
  });

  it.each([
    ['a hash of an earlier key', before.of('text')],
    ['a plain hash that is not keyed yet', sha256('text')],
  ])('F4: of returns %s only for the same text', (_, earlier) => {
    expect(rotated.of('text', earlier)).toBe(earlier);
    expect(rotated.of('other', earlier)).toBe(rotated.of('other'));
  });

  it('F4: does not match a hash of a removed key, and requires a key', () => {
    expect(new HmacHash([NEW]).of('text', before.of('text'))).toMatch(/^k2:/);
    expect(() => new HmacHash([])).toThrow(RangeError);
  });
});
