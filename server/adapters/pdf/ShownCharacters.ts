import { readFileSync } from 'node:fs';
import { FontCoverage } from './FontCoverage.ts';
import { FONT_FILES } from './fontFiles.ts';
import { safeText } from './safeText.ts';

/** Which characters a document can show: those of which every weight has a font. */
export class ShownCharacters {
  readonly #weights: readonly (readonly FontCoverage[])[];

  /** @param weights the fonts of each weight, in the order in which they are tried */
  constructor(weights: readonly (readonly Uint8Array[])[]) {
    this.#weights = weights.map((fonts) => fonts.map((font) => new FontCoverage(font)));
  }

  /** The characters of a text that cannot be shown, each once. JSON's own are all in the fonts. */
  missingIn(text: string): readonly string[] {
    return [...new Set(text)].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return !this.#weights.every((fonts) => fonts.some((font) => font.has(code)));
    });
  }
}

/**
 * The characters of an answer that no document of ours can show, each once. The fonts are read when
 * the first answer comes that is more than plain Latin.
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
