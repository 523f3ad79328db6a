import { readFileSync } from 'node:fs';
import { FontCoverage } from './FontCoverage.ts';
import { FONT_FILES } from './fontFiles.ts';
import { safeText } from './safeText.ts';

/** The characters that a document can show. For each weight, a font must contain the character. */
export class ShownCharacters {
  readonly #weights: readonly (readonly FontCoverage[])[];

  /** @param weights the fonts of each weight, in order of preference */
  constructor(weights: readonly (readonly Uint8Array[])[]) {
    this.#weights = weights.map((fonts) => fonts.map((font) => new FontCoverage(font)));
  }

  /**
   * Returns the characters of a text that cannot be shown, each once. The text may be JSON, because
   * the fonts contain the characters of its syntax.
   */
  missingIn(text: string): readonly string[] {
    return [...new Set(text)].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !this.#weights.every((fonts) => fonts.some((font) => font.has(code)));
    });
  }
}

/**
 * Returns the characters of an answer that no generated document can show, each once. The fonts are
 * loaded with the first answer that is not plain Latin.
 */
export function unshownInAnswer(answer: string): readonly string[] {
  if (PLAIN.test(answer)) return [];
  shown ??= new ShownCharacters(
    Object.values(FONT_FILES).map((files) => files.map((file) => readFileSync(file))),
  );
  return shown.missingIn(safeText(answer));
}

let shown: ShownCharacters | undefined;

const PLAIN = /^[\x20-\x7e]*$/;
