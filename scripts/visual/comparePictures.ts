import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures of one story differ. */
export interface Difference {
  /** Pixels that differ; where the sizes differ, what only one picture has counts as well. */
  readonly pixels: number;
  /** A PNG with what differs in red. */
  readonly picture: Buffer;
}

/** Below this difference in colour a pixel is the same: edges of letters are never twice alike. */
const THRESHOLD = 0.1;

/**
 * Compares two PNG files.
 *
 * @returns `undefined` when no pixel differs
 * @throws when a buffer is no PNG
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

/** The picture in the upper left corner of a larger one that is transparent elsewhere. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  const canvas = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
