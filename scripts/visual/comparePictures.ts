import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference between two pictures of one story. */
export interface Difference {
  /**
   * The number of different pixels; for different sizes it includes pixels that only one picture
   * has.
   */
  readonly pixels: number;
  /** A PNG with the differences in red. */
  readonly picture: Buffer;
}

/** The colour difference below which pixels count as equal, because the edges of letters vary. */
const THRESHOLD = 0.1;

/**
 * Compares two PNG files.
 *
 * @returns `undefined` when all pixels are equal
 * @throws {Error} when a buffer is not a PNG
 */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [left, right] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const diff = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(left, width, height).data,
    onCanvas(right, width, height).data,
    diff.data,
    width,
    height,
    { threshold: THRESHOLD },
  );
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(diff) };
}

/** Copies a picture into the upper left corner of a canvas of the given size. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
