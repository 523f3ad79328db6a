import { PNG } from 'pngjs';

type Colour = readonly [number, number, number];
const WHITE: Colour = [255, 255, 255];
export const RED: Colour = [200, 0, 0];

/** Returns a white picture with some pixels of another colour in its first row. */
export function picture(width: number, height: number, colour = WHITE, marked = 0): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    png.data.set([...(pixel < marked ? colour : WHITE), 255], pixel * 4);
  }
  return PNG.sync.write(png);
}
