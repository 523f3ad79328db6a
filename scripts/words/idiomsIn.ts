import { IDIOMS } from './idioms.ts';
import { proseOf } from './proseOf.ts';

/** An idiom in a file. */
export interface FoundIdiom {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Returns every idiom in the prose of a file, in the order of its lines. */
export function idiomsIn(file: string, source: string): FoundIdiom[] {
  return proseOf(file, source)
    .flatMap(({ text, line }) =>
      IDIOMS.flatMap(({ pattern, instead }) =>
        [...text.matchAll(pattern)].map(([word]) => ({ line, word: word.trim(), instead })),
      ),
    )
    .sort((a, b) => a.line - b.line);
}
