import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../../scripts/visual/comparePictures.ts';
import { picture, RED } from '../support/picture.ts';

describe('comparePictures()', () => {
  it.each([
    ['the same picture', picture(20, 10), picture(20, 10), undefined],
    [
      'an invisible difference in shade',
      picture(20, 10),
      picture(20, 10, [253, 254, 255], 20),
      undefined,
    ],
    ['three red pixels', picture(20, 10), picture(20, 10, RED, 3), 3],
    ['a longer picture', picture(20, 10), picture(20, 12), 40],
    ['a narrower picture', picture(20, 10), picture(18, 10), 20],
  ])('returns the number of different pixels for %s', (_what, before, after, pixels) => {
    expect(comparePictures(before, after)?.pixels).toBe(pixels);
  });

  it('refuses a file that is no picture', () => {
    expect(() => comparePictures(picture(2, 2), Buffer.from('text'))).toThrow();
  });
});
