// biome-ignore lint/correctness/noUnresolvedImports: the linter does not read its declared module
import type { AST } from '@eslint-community/regexpp';
import { parsePattern } from './compilePattern.ts';

/** The lengths that an example must have, in characters. */
export interface ExampleLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Maximum length of an example, so that a message with it stays readable. */
const MOST_LETTERS = 40;
/** Maximum number of repetitions beyond the minimum of each quantifier. */
const MOST_MORE = 24;
/** Number of variants of each length, which differ in the alternatives that they choose. */
const VARIANTS = 4;

/**
 * Returns texts that a reader recognises as examples of a pattern, the best first: short, with
 * letters and digits in order, such as `A1234`; texts without either come last. A text may miss the pattern where a lookaround or a
 * word boundary limits it, so the caller must test each.
 *
 * @param source a regular expression
 * @returns no text for a pattern without a pleasant example: too long, or with control characters
 *
 * @example
 * exampleTexts('^[A-Z][0-9]{4}$')[0]; // 'A1234'
 * exampleTexts('^[0-9]*-*[0-9]*$')[0]; // '1-2'
 * exampleTexts('^(?:north|south)$'); // ['north', 'south']
 * exampleTexts('^\\d+$', { minLength: 4 })[0]; // '1234'
 * exampleTexts('^\\u0001$'); // []: a control character
 */
export function exampleTexts(source: string, limits: ExampleLimits = {}): readonly string[] {
  const pattern = parsePattern(source);
  if (!pattern) return [];
  const { minLength = 1, maxLength = MOST_LETTERS } = limits;
  const found = new Set<string>();
  for (let more = 0; more <= MOST_MORE; more += 1) {
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const text = new ExampleWriter(more, variant).alternatives(pattern.alternatives);
      if (text === undefined || !isPleasant(text)) continue;
      const { length } = [...text];
      if (length >= Math.max(minLength, 1) && length <= maxLength) found.add(text);
    }
  }
  const isSpoken = (text: string) => /[\p{L}\p{N}]/u.test(text);
  return [...found].sort((a, b) => Number(isSpoken(b)) - Number(isSpoken(a)));
}

/** Checks whether a message can show a text: it is not long, blank at an end, or invisible. */
function isPleasant(text: string): boolean {
  return (
    text.length <= MOST_LETTERS &&
    text.trim() === text &&
    !/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(text)
  );
}

/** Letters for examples, in the order of preference. Each row is used in its own order. */
const ROWS: readonly (readonly string[])[] = [
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [...'abcdefghijklmnopqrstuvwxyz'],
  [...'1234567890'],
  [...'-/.,: '],
  [...'香港中文大小上下'],
  [...'_+*#@&()\'"!?%$=;éαж'],
];

class ExampleWriter {
  readonly #more: number;
  readonly #variant: number;
  /** Number of letters that were taken from each row. */
  readonly #taken = ROWS.map(() => 0);
  readonly #groups = new Map<AST.CapturingGroup, string>();
  #length = 0;

  constructor(more: number, variant: number) {
    this.#more = more;
    this.#variant = variant;
  }

  /** Returns a text for one of the alternatives; `undefined` without such an alternative. */
  alternatives(all: readonly AST.Alternative[]): string | undefined {
    const chosen = all[this.#variant % Math.max(all.length, 1)];
    return chosen && this.#joined(chosen.elements.map((element) => () => this.#element(element)));
  }

  #joined(parts: readonly (() => string | undefined)[]): string | undefined {
    let text = '';
    for (const part of parts) {
      const next = part();
      if (next === undefined || this.#length > MOST_LETTERS) return undefined;
      text += next;
    }
    return text;
  }

  #element(element: AST.Element): string | undefined {
    switch (element.type) {
      case 'Quantifier': {
        const count = Math.min(element.max, element.min + this.#more);
        if (count > MOST_LETTERS) return undefined;
        return this.#joined(
          Array.from({ length: count }, () => () => this.#element(element.element)),
        );
      }
      case 'Assertion':
        return '';
      case 'Group':
        return this.alternatives(element.alternatives);
      case 'CapturingGroup': {
        const text = this.alternatives(element.alternatives);
        if (text !== undefined) this.#groups.set(element, text);
        return text;
      }
      case 'Backreference':
        return [element.resolved]
          .flat()
          .map((group) => this.#groups.get(group) ?? '')
          .join('');
      case 'Character':
        this.#length += 1;
        return String.fromCodePoint(element.value);
      default:
        this.#length += 1;
        return this.#letterOf(element.raw);
    }
  }

  /** Returns the next letter of the first row that has letters in a set. */
  #letterOf(set: string): string | undefined {
    const isIn = new RegExp(`^${set}$`, 'u');
    for (const [row, letters] of ROWS.entries()) {
      const taken = this.#taken[row] ?? 0;
      const inOrder = [...letters.slice(taken % letters.length), ...letters];
      const letter = inOrder.find((each) => isIn.test(each));
      if (letter === undefined) continue;
      this.#taken[row] = letters.indexOf(letter) + 1;
      return letter;
    }
    return undefined;
  }
}
