import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from '../../../renderer/api/base64.ts';

describe('toBase64', () => {
  it.each([
    [[], ''],
    [[0], 'AA=='],
    [[255, 254], '//4='],
    [[77, 97, 110], 'TWFu'],
  ])('encodes %j as %j', (bytes, text) => {
    expect(toBase64(Uint8Array.from(bytes))).toBe(text);
  });

  it('encodes more bytes than one chunk, also a part of a buffer', () => {
    const bytes = Uint8Array.from({ length: 0x1_8003 }, (_, at) => at % 251);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    const part = bytes.subarray(0x7fff, 0x1_0001);
    expect(toBase64(part)).toBe(Buffer.from(part).toString('base64'));
  });
});

describe('fromBase64', () => {
  it('returns the bytes of every value', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
    expect(fromBase64(Buffer.from(bytes).toString('base64'))).toEqual(bytes);
    expect(fromBase64('')).toEqual(new Uint8Array(0));
  });

  it('fails for other text', () => {
    expect(() => fromBase64('no base64!')).toThrow(DOMException);
  });
});
