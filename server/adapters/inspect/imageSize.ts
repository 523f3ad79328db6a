/** The size of a picture in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of a picture from its headers without decoding pixels.
 *
 * @param type media type detected from the bytes
 * @returns `undefined` when the headers lack the size
 */
export function imageSize(content: Uint8Array, type: string): ImageSize | undefined {
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  try {
    const size = READERS[type]?.(view);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // A header points beyond the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const READERS: Readonly<Record<string, (view: DataView) => ImageSize | undefined>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': jpegSize,
};

/**
 * Reads the size of a JPEG. Walks the segments to the frame header, which precedes all
 * entropy-coded data.
 */
function jpegSize(view: DataView): ImageSize | undefined {
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    at += isAlone(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Checks for SOF0 to SOF15, except tables (C4), extensions (C8) and arithmetic conditions (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Checks for a marker without a length: TEM, RST0 to RST7, or SOI. */
function isAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}
