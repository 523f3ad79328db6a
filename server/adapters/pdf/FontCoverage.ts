/** The characters that a TrueType or OpenType font can show, from its `cmap` table. */
export class FontCoverage {
  readonly #covered: Uint8Array;

  /** @throws {RangeError} when the bytes are not a font with a Unicode `cmap` */
  constructor(font: Uint8Array) {
    this.#covered = new Uint8Array(CODE_POINTS / 8);
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    const subtable = unicodeSubtable(view);
    if (view.getUint16(subtable) === 12) this.#readGroups(view, subtable);
    else this.#readSegments(view, subtable);
  }

  /** Checks whether the font has a glyph for a code point. */
  has(codePoint: number): boolean {
    return ((this.#covered[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
  }

  #add(codePoint: number): void {
    this.#covered[codePoint >> 3] = (this.#covered[codePoint >> 3] ?? 0) | (1 << (codePoint & 7));
  }

  /** Reads format 12: groups of start, end and first glyph, 32 bits each. */
  #readGroups(view: DataView, at: number): void {
    const count = view.getUint32(at + 12);
    for (let group = 0; group < count; group += 1) {
      const from = at + 16 + group * 12;
      const end = Math.min(view.getUint32(from + 4), CODE_POINTS - 1);
      const firstGlyph = view.getUint32(from + 8);
      const start = view.getUint32(from);
      for (let code = start; code <= end; code += 1) {
        if (firstGlyph + code - start !== 0) this.#add(code);
      }
    }
  }

  /**
   * Reads format 4: segments of the basic plane, each with a delta or an offset into a glyph list.
   */
  #readSegments(view: DataView, at: number): void {
    const size = view.getUint16(at + 6);
    const ends = at + 14;
    const starts = ends + size + 2;
    for (let segment = 0; segment < size; segment += 2) {
      const end = view.getUint16(ends + segment);
      for (let code = view.getUint16(starts + segment); code <= end && code < 0xffff; code += 1) {
        if (segmentGlyph(view, starts + segment, size, code) !== 0) this.#add(code);
      }
    }
  }
}

const CODE_POINTS = 0x110000;

/**
 * Returns the offset of the best readable Unicode subtable: for all planes, otherwise for the basic
 * plane.
 */
function unicodeSubtable(view: DataView): number {
  const cmap = tableOffset(view, 'cmap');
  const count = view.getUint16(cmap + 2);
  const offsets = Array.from(
    { length: count },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  );
  const found =
    offsets.find((offset) => view.getUint16(offset) === 12) ??
    offsets.find((offset) => view.getUint16(offset) === 4);
  if (found === undefined) throw new RangeError('Cannot read the font: it has no Unicode table');
  return found;
}

function tableOffset(view: DataView, name: string): number {
  const count = view.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(
      ...[0, 1, 2, 3].map((position) => view.getUint8(record + position)),
    );
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new RangeError(`Cannot read the font: it has no ${name} table`);
}

function segmentGlyph(view: DataView, startAt: number, size: number, code: number): number {
  const delta = view.getUint16(startAt + size);
  const offset = view.getUint16(startAt + 2 * size);
  if (offset === 0) return (code + delta) & 0xffff;
  const glyph = view.getUint16(startAt + 2 * size + offset + 2 * (code - view.getUint16(startAt)));
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
