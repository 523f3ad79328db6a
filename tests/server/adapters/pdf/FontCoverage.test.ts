import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FontCoverage } from '../../../../server/adapters/pdf/FontCoverage.ts';
import { FONT_FILES } from '../../../../server/adapters/pdf/fontFiles.ts';

describe('FontCoverage', () => {
  const coverages = Object.values(FONT_FILES).map((files) =>
    files.map((file) => new FontCoverage(readFileSync(file))),
  );

  it.each([
    ['A', true],
    ['é', true],
    ['陳', true],
    ['𨋢', true],
    ['们', true],
    ['😀', false],
    ['ع', false],
    ['\u{10ffff}', false],
  ])('U-53: reports in every weight whether %s has a glyph: %s', (character, shown) => {
    const code = character.codePointAt(0) ?? 0;
    const inWeights = coverages.map((fonts) => fonts.some((font) => font.has(code)));
    expect(inWeights).toEqual([shown, shown]);
  });

  it('U-53: needs both fonts: each font has characters that the other lacks', () => {
    const [hongKong, mainland] = coverages[0] ?? [];
    expect([hongKong?.has(0x282e2), mainland?.has(0x282e2)]).toEqual([true, false]);
    expect([hongKong?.has(0x8fd9), mainland?.has(0x8fd9)]).toEqual([false, true]);
  });

  it.each(['big5', 'gb18030'])('U-53: covers every Chinese character of %s', (encoding) => {
    // The two-byte area of Big5 also decodes to the Hong Kong supplementary set.
    const missing = chineseOf(encoding).filter((code) =>
      coverages.some((fonts) => !fonts.some((font) => font.has(code))),
    );
    expect(missing).toEqual([]);
  });

  it('reads a table of format 4', () => {
    const font = fontWithFormat4();
    const coverage = new FontCoverage(font);
    const has = ['A', 'B', 'C', 'D'].map((letter) => coverage.has(letter.codePointAt(0) ?? 0));
    expect(has).toEqual([true, true, false, false]);
  });

  it('throws for bytes that are not a font', () => {
    expect(() => new FontCoverage(new Uint8Array(64))).toThrow(RangeError);
  });
});

function chineseOf(encoding: string): readonly number[] {
  const decoder = new TextDecoder(encoding);
  const found = new Set<number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const text = decoder.decode(Uint8Array.of(lead, trail));
      if (/^\p{Script=Han}$/u.test(text)) found.add(text.codePointAt(0) ?? 0);
    }
  }
  if (found.size < 13_000) throw new Error(`Cannot list the characters of ${encoding}`);
  return [...found];
}

/** Returns a font with only a `cmap` of the letters A and B. */
function fontWithFormat4(): Uint8Array {
  const view = new DataView(new ArrayBuffer(28 + 12 + 32));
  const words = (at: number, ...values: readonly number[]) => {
    for (const [index, value] of values.entries()) view.setUint16(at + index * 2, value);
  };
  view.setUint32(0, 0x00010000);
  words(4, 1);
  for (const [index, letter] of [...'cmap'].entries()) {
    view.setUint8(12 + index, letter.charCodeAt(0));
  }
  view.setUint32(20, 28);
  words(28, 0, 1, 3, 1);
  view.setUint32(36, 12);
  // format, length, language, 2*segments, 3 search hints, ends, pad, starts, deltas, offsets
  words(40, 4, 32, 0, 4, 0, 0, 0, 0x42, 0xffff, 0, 0x41, 0xffff, 0x10000 - 0x40, 1, 0, 0);
  return new Uint8Array(view.buffer);
}
