import { describe, expect, it } from 'vitest';
import { imageSize } from '../../../../server/adapters/inspect/imageSize.ts';

const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const low16 = (value: number) => u16(value).toReversed();
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];

const png = (width: number, height: number) => [
  ...[0x89, ...ascii('PNG\r\n\x1a\n')],
  ...[...u32(13), ...ascii('IHDR'), ...u32(width), ...u32(height)],
];
const gif = (width: number, height: number) => [
  ...ascii('GIF89a'),
  ...low16(width),
  ...low16(height),
];
/** Returns a segment of a JPEG: its marker, its length and these bytes. */
const segment = (marker: number, bytes: readonly number[]) => [
  ...[0xff, marker],
  ...u16(bytes.length + 2),
  ...bytes,
];
const frame = (marker: number, width: number, height: number) =>
  segment(marker, [8, ...u16(height), ...u16(width), 3]);
const START = [0xff, 0xd8];
const jpeg = (...segments: readonly (readonly number[])[]) => [...START, ...segments.flat()];
const APP0 = segment(0xe0, ascii('JFIF\0'));
/** A preview inside a picture: its frame must not count. */
const EXIF = segment(0xe1, jpeg(frame(0xc0, 160, 120)));

const sizeOf = (bytes: readonly number[], type: string) => imageSize(Uint8Array.from(bytes), type);

describe('imageSize', () => {
  it.each([
    ['image/png', png(640, 480)],
    ['image/gif', gif(640, 480)],
    ['image/jpeg', jpeg(frame(0xc0, 640, 480))],
  ])('%s: reads width and height', (type, bytes) => {
    expect(sizeOf(bytes, type)).toEqual({ width: 640, height: 480 });
  });

  it('reads the largest sizes as positive numbers', () => {
    expect(sizeOf(png(0xffffffff, 0x80000000), 'image/png')).toEqual({
      width: 4294967295,
      height: 2147483648,
    });
    expect(sizeOf(jpeg(frame(0xc2, 65535, 65535)), 'image/jpeg')).toEqual({
      width: 65535,
      height: 65535,
    });
  });

  it('reads bytes in the middle of a larger buffer', () => {
    const whole = Uint8Array.from([9, 9, 9, ...png(3, 2), 9]);
    expect(imageSize(whole.subarray(3, -1), 'image/png')).toEqual({ width: 3, height: 2 });
  });

  it.each([
    ['other segments', jpeg(APP0, segment(0xdb, [1, 2, 3]), frame(0xc0, 9, 7))],
    ['a preview', jpeg(EXIF, frame(0xc0, 9, 7))],
    ['tables', jpeg(segment(0xc4, ascii('12345678')), frame(0xc1, 9, 7))],
    ['an extension', jpeg(segment(0xc8, ascii('12345678')), frame(0xc1, 9, 7))],
    ['arithmetic conditions', jpeg(segment(0xcc, ascii('12345678')), frame(0xc9, 9, 7))],
    ['fill bytes', jpeg([0xff, 0xff, 0xff], frame(0xc0, 9, 7))],
    ['markers without a length', jpeg([0xff, 0x01], [0xff, 0xd0], frame(0xc0, 9, 7))],
  ])('finds the frame of a JPEG after %s', (_, bytes) => {
    expect(sizeOf(bytes, 'image/jpeg')).toEqual({ width: 9, height: 7 });
  });

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'reads the frame %d',
    (marker) => {
      expect(sizeOf(jpeg(frame(marker, 9, 7)), 'image/jpeg')).toEqual({ width: 9, height: 7 });
    },
  );

  it.each([
    ['nothing', [], 'image/jpeg'],
    ['a start alone', START, 'image/jpeg'],
    ['data before the frame', jpeg(segment(0xda, [1]), frame(0xc0, 9, 7)), 'image/jpeg'],
    ['an end before the frame', jpeg([0xff, 0xd9], frame(0xc0, 9, 7)), 'image/jpeg'],
    ['bytes that are no marker', jpeg([0x00, 0x01], frame(0xc0, 9, 7)), 'image/jpeg'],
    ['a segment behind the end', [...START, 0xff, 0xe0, 0xff, 0xff], 'image/jpeg'],
    ['a frame that is cut', jpeg(frame(0xc0, 9, 7)).slice(0, -4), 'image/jpeg'],
    ['a marker at the end', [...START, 0xff], 'image/jpeg'],
    ['no PNG header', png(9, 7).slice(0, -1), 'image/png'],
    ['no GIF header', gif(9, 7).slice(0, -1), 'image/gif'],
    ['no width', png(0, 7), 'image/png'],
    ['no height', gif(9, 0), 'image/gif'],
    ['an unknown type', png(9, 7), 'image/webp'],
    ['a type of the prototype', png(9, 7), 'constructor'],
  ])('returns undefined for %s', (_, bytes, type) => {
    expect(sizeOf(bytes, type)).toBeUndefined();
  });
});
