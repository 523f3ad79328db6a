import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Base64Bytes } from '../../../../server/plugins/bodies/Base64Bytes.ts';

/** Decodes pieces, and returns the bytes or the fault. */
function decoded(pieces: readonly string[], mostBytes = 100): Buffer | string {
  const decoder = new Base64Bytes(mostBytes);
  for (const piece of pieces) decoder.add(piece);
  const file = decoder.end();
  return 'fault' in file ? file.fault : Buffer.from(file.content);
}

describe('Base64Bytes', () => {
  it('decodes any bytes, however the text is split', () => {
    const bytes = fc.uint8Array({ maxLength: 90 });
    fc.assert(
      fc.property(bytes, fc.array(fc.nat(130), { maxLength: 5 }), (content, cuts) => {
        const text = Buffer.from(content).toString('base64');
        const ends = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        const pieces = ends.slice(1).map((end, index) => text.slice(ends[index], end));
        expect(decoded(pieces)).toEqual(Buffer.from(content));
      }),
    );
  });

  it('returns the SHA-256 of the bytes', () => {
    const decoder = new Base64Bytes(10);
    decoder.add('QUJD');
    expect(decoder.end()).toMatchObject({
      sha256: createHash('sha256').update('ABC').digest('hex'),
    });
  });

  it('decodes more bytes than its first buffer', () => {
    const content = Buffer.alloc(200_000, 'landform');
    const pieces = content.toString('base64').match(/.{1,30001}/g) ?? [];
    expect(decoded(pieces, content.length)).toEqual(content);
  });

  it.each([
    ['an incomplete group', ['QUJ']],
    ['one character', ['Q']],
    ['a space', ['QU D']],
    ['a space beside eight characters', ['QUJDQUJD ']],
    ['a line break', ['QUJDQUJ\n']],
    ['a null character', ['AA\0A']],
    ['base64url', ['QUI-', 'QUI_']],
    ['a character of Latin-1', ['QUJä']],
    ['full-width letters', ['ＱＵＪＤ']],
    ['padding alone', ['====']],
    ['three signs of padding', ['Q===']],
    ['padding in the middle', ['QQ==QUJD']],
    ['text after the padding, in another piece', ['QQ==', 'QUJD']],
    ['padding split from its group, with text after it', ['QQ=', '=QUJ', 'D']],
    ['a data URL', ['data:text/plain;base64,QUJD']],
  ])('refuses %s', (_, pieces) => {
    expect(decoded(pieces)).toBe('badFormData');
  });

  it.each([
    [0, 0],
    [9, 9],
    [10, 10],
    [11, 'tooLarge'],
    [12, 'tooLarge'],
  ])('with room for ten bytes, %d bytes: %s', (length, expected) => {
    const result = decoded([Buffer.alloc(length, 1).toString('base64')], 10);
    expect(typeof result === 'string' ? result : result.length).toBe(expected);
  });

  it.each([
    ['badFormData', ['QU D', 'QUJD', 'QUJDQUJDQUJD']],
    ['tooLarge', ['QUJDQUJD', 'Q', 'QU D']],
  ])('returns the first fault, %s, and discards later pieces', (fault, pieces) => {
    expect(decoded(pieces, 4)).toBe(fault);
  });
});
