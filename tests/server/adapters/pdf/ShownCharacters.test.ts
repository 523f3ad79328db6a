import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FONT_FILES } from '../../../../server/adapters/pdf/fontFiles.ts';
import {
  ShownCharacters,
  unshownInAnswer,
} from '../../../../server/adapters/pdf/ShownCharacters.ts';

describe('ShownCharacters', () => {
  const [hongKong, mainland] = FONT_FILES.regular.map((file) => readFileSync(file));
  const fonts = [hongKong, mainland].filter((font) => font !== undefined);
  const missingWith = (...weights: ConstructorParameters<typeof ShownCharacters>[0]) =>
    new ShownCharacters(weights).missingIn('A这𨋢这😀');

  it('U-53: lists each character that no font has, once', () => {
    expect(missingWith(fonts)).toEqual(['😀']);
    expect(missingWith(fonts.slice(0, 1))).toEqual(['这', '😀']);
  });

  it('requires a character in every weight', () => {
    expect(missingWith(fonts, fonts)).toEqual(['😀']);
    expect(missingWith(fonts, fonts.slice(1))).toEqual(['𨋢', '😀']);
    expect(missingWith()).toEqual([]);
  });
});

describe('unshownInAnswer', () => {
  it.each([
    ['CHAN TAI MAN ~!', []],
    ['陳大文', []],
    ['😀 HOUSE 😀 ع', ['😀', 'ع']],
    ['CHAN\u200b\u202e', []],
    ['', []],
  ])('U-53: in %j finds %j', (answer, expected) => {
    expect(unshownInAnswer(answer)).toEqual(expected);
  });
});
