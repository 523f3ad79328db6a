import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePictures } from '../../scripts/visual/comparePictures.ts';
import { writeReport } from '../../scripts/visual/writeReport.ts';

type Colour = readonly [number, number, number];
const WHITE: Colour = [255, 255, 255];
const RED: Colour = [200, 0, 0];

/** Returns a white picture with some pixels of another colour in its first row. */
function picture(width: number, height: number, colour = WHITE, marked = 0): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set([...(pixel < marked ? colour : WHITE), 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

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

describe('writeReport()', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'visual-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lists only changed, new and removed pictures', async () => {
    const before = new Map([
      ['same-320', picture(4, 4)],
      ['other-320', picture(4, 4)],
      ['gone-320', picture(4, 4)],
    ]);
    const now = new Map([
      ['same-320', picture(4, 4)],
      ['other-320', picture(4, 4, RED, 4)],
      ['new-320', picture(4, 4)],
    ]);

    expect(await writeReport(before, now, folder)).toEqual([
      { name: 'gone-320', kind: 'gone', pixels: 0 },
      { name: 'new-320', kind: 'new', pixels: 0 },
      { name: 'other-320', kind: 'changed', pixels: 4 },
    ]);
    expect((await readdir(folder)).sort()).toEqual([
      'gone-320.before.png',
      'index.html',
      'new-320.now.png',
      'other-320.before.png',
      'other-320.diff.png',
      'other-320.now.png',
    ]);
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('other-320.diff.png');
    expect(page).not.toContain('same-320');
  });
});
