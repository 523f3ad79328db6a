import { describe, expect, it } from 'vitest';
import { hasSignature, lastSignature } from '../../../../server/adapters/seal/lastSignature.ts';

interface Parts {
  readonly before?: string;
  readonly key?: string;
  readonly hex?: string;
  readonly after?: string;
  /** Changes the four numbers. */
  readonly numbers?: (numbers: readonly number[]) => readonly (number | string)[];
  readonly open?: string;
  readonly close?: string;
}

const PLACE = 40;

/** Creates a file whose range covers everything except its hexadecimal text. */
function signed(parts: Parts = {}): Buffer {
  const { before = '%PDF-1.7 ', key = '/ByteRange', hex = '3081ff00', after = ' %%EOF' } = parts;
  const { numbers = (all) => all, open = '<', close = '>' } = parts;
  const start = before.length + key.length + PLACE + '/Contents '.length;
  const end = start + open.length + hex.length + close.length;
  const range = `[ ${numbers([0, start, end, after.length]).join(' ')} ]`;
  return Buffer.from(
    `${before}${key} ${range.padEnd(PLACE - 1)}/Contents ${open}${hex}${close}${after}`,
    'latin1',
  );
}

describe('lastSignature', () => {
  it('finds the gap of the signature that ends the file', () => {
    const pdf = signed();
    const gapStart = pdf.indexOf('<');
    expect(lastSignature(pdf)).toEqual({
      range: { gapStart, gapEnd: pdf.indexOf('>') + 1, end: pdf.length },
      contents: Uint8Array.of(0x30, 0x81, 0xff, 0x00),
    });
  });

  it('finds the last of two signatures', () => {
    const pdf = signed({ before: `${signed().toString('latin1')} `, hex: 'ab' });
    expect(lastSignature(pdf)?.contents).toEqual(Uint8Array.of(0xab));
  });

  it('reads bytes in the middle of a larger buffer', () => {
    const pdf = signed();
    const larger = Buffer.concat([Buffer.from('/ByteRange'), pdf, Buffer.from('/ByteRange')]);
    const part = larger.subarray(10, 10 + pdf.length);
    expect(lastSignature(part)).toEqual(lastSignature(pdf));
  });

  it.each([
    ['no bytes', Buffer.alloc(0)],
    ['no signature', Buffer.from('%PDF-1.7 %%EOF')],
    ['one byte after the signed part', Buffer.concat([signed(), Buffer.from('\n')])],
    ['one byte less than the signed part', signed().subarray(0, -1)],
    ['upper-case text', signed({ hex: '3081FF00' })],
    ['mixed case', signed({ hex: '3081fF00' })],
    ['half a byte', signed({ hex: '3081f' })],
    ['an empty text', signed({ hex: '' })],
    ['white space in the text', signed({ hex: '3081 ff0' })],
    ['another character in the text', signed({ hex: '3081fg00' })],
    ['round brackets', signed({ open: '(', close: ')' })],
    ['a key in another case', signed({ key: '/byterange' })],
    ['a range that starts late', signed({ numbers: ([_, ...rest]) => [1, ...rest] })],
    ['a range that starts at 00', signed({ numbers: ([_, ...rest]) => ['00', ...rest] })],
    [
      'a gap one byte early',
      signed({ numbers: ([a = 0, b = 0, c = 0, d = 0]) => [a, b - 1, c, d] }),
    ],
    [
      'a gap one byte late',
      signed({ numbers: ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c + 1, d] }),
    ],
    [
      'a second part that is short',
      signed({ numbers: ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d - 1] }),
    ],
    [
      'a second part beyond the file',
      signed({ numbers: ([a = 0, b = 0, c = 0, d = 0]) => [a, b, c, d + 1] }),
    ],
    ['parts that overlap', signed({ numbers: ([a = 0, b = 0, c = 0]) => [a, c, b, 7] })],
    ['three numbers', signed({ numbers: (all) => all.slice(0, 3) })],
    ['five numbers', signed({ numbers: (all) => [...all, 0] })],
    ['a negative number', signed({ numbers: ([a = 0, b = 0, c = 0]) => [a, b, c, -6] })],
    ['a number with a point', signed({ numbers: ([a = 0, b = 0, c = 0]) => [a, b, c, '6.0'] })],
    [
      'a number of eleven digits',
      signed({ numbers: ([a = 0, b = 0, c = 0]) => [a, b, c, '00000000006'] }),
    ],
    ['a second, broken key at the end', signed({ after: ' /ByteRange %%EOF' })],
  ])('refuses %s', (_, pdf) => {
    expect(lastSignature(pdf)).toBeUndefined();
  });

  it('returns a gap that contains only the hexadecimal text and its brackets', () => {
    const pdf = signed();
    const found = lastSignature(pdf);
    expect(found?.range.gapStart).toBe(pdf.indexOf('/Contents ') + '/Contents '.length);
    expect(found && found.range.gapEnd - found.range.gapStart).toBe('<3081ff00>'.length);
  });
});

describe('hasSignature', () => {
  it.each([
    ['a signed file', signed(), true],
    ['a file with a broken signature', Buffer.from('x/ByteRange'), true],
    ['a file without one', Buffer.from('%PDF-1.7'), false],
    ['no bytes', new Uint8Array(), false],
  ])('for %s returns %s', (_, pdf, expected) => {
    expect(hasSignature(pdf)).toBe(expected);
  });
});
