import { nearest } from '../../compiler/source/nearest.ts';
import { type Place, within } from '../../compiler/source/Reporter.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import type { Notes } from '../notes/Notes.ts';
import { ANNOTATIONS, STANDARD_KEYWORDS, UNTESTED_KEYWORDS } from './knownKeywords.ts';
import { writtenSchemas } from './writtenSchemas.ts';

/**
 * Reports each keyword that no draft defines, once, at its first place and with the number of
 * places. A keyword similar to a known one is probably misspelt, so it gets a warning. A keyword
 * of another tool that would test the answers gets a warning, too. Any other unknown keyword is an
 * annotation, as in the standard, and is only noted. Keywords of known tools and names that start
 * with `x-` are not reported.
 *
 * @param schema the schema as written in the file, before its migration
 */
export function noteUnknownKeywords(schema: JsonObject, place: Place, notes: Notes): void {
  const referenced = definitionsOf(schema);
  const unknown = writtenSchemas(schema, place).flatMap(({ schema, place, around }) =>
    Object.keys(schema)
      .filter((name) => !isKnown(name) && !(around.length === 0 && referenced.has(name)))
      .map((name) => ({ name, at: within(place, name) })),
  );
  for (const name of new Set(unknown.map((each) => each.name))) {
    const places = unknown.filter((each) => each.name === name);
    const [first] = places;
    const count = places.length === 1 ? '' : ` (${places.length} places)`;
    if (first) note(name, first.at, count, notes);
  }
}

function note(name: string, place: Place, count: string, notes: Notes): void {
  const untested = UNTESTED_KEYWORDS.get(name);
  if (untested !== undefined) {
    notes.leftOut(place, `The form does not test "${name}"${count}`, untested);
    return;
  }
  const similar = similarKeyword(name);
  const message = `"${name}" is not a keyword of JSON Schema, so it has no effect${count}`;
  if (similar === undefined) {
    notes.assumed(place, message, `None, if it is an annotation. The name "x-${name}" says so.`);
  } else {
    notes.doubted(place, 'unknown-keyword', message, `Did you mean "${similar}"?`);
  }
}

/** Returns the keyword of the standard that a word probably means. */
function similarKeyword(word: string): string | undefined {
  const best = nearest(word, STANDARD_KEYWORDS);
  if (best === undefined || word.length > LONGEST_SHORT) return best;
  // In a short word, two changed letters give another word: `time` does not mean `type`.
  const letters = (text: string) => [...text.toLowerCase()].sort().join('');
  const isSwapped = letters(word) === letters(best);
  const isOneLonger = Math.abs(word.length - best.length) === 1;
  return isSwapped || (isOneLonger && isInside(word, best)) ? best : undefined;
}

const LONGEST_SHORT = 4;

/** Checks whether one word is the other without one letter. */
function isInside(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return [...long].some(
    (_, at) => (long.slice(0, at) + long.slice(at + 1)).toLowerCase() === short.toLowerCase(),
  );
}

function isKnown(name: string): boolean {
  return KNOWN.has(name) || /^(?:x-|ui:|@)/i.test(name);
}

const KNOWN = new Set([...STANDARD_KEYWORDS, ...ANNOTATIONS]);

/** Returns the names at the root under which a reference finds a schema: `#/schemas/address`. */
function definitionsOf(schema: JsonObject): ReadonlySet<string> {
  const matches = JSON.stringify(schema).matchAll(/"\$ref":"[^"#]*#\/([^/"]+)\//g);
  return new Set([...matches].map(([, name = '']) => name));
}
