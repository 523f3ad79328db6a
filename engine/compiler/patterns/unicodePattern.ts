// biome-ignore lint/correctness/noUnresolvedImports: the linter does not read its declared module
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { parsePattern } from './compilePattern.ts';

const PARSER = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Converts a pattern to one with the same meaning that the flag `u` accepts. Without the flag, a
 * needless escape (`\_`), a single brace and an octal escape are permitted (ECMA-262, annex B).
 *
 * @returns the text itself if the flag accepts it; `undefined` if it is no regular expression
 *   either way, or cannot be converted, as `(?=a)*`
 * @example
 * unicodePattern('^\\${\\w+}$'); // '^\\$\\{\\w+\\}$'
 * unicodePattern('^[\\w-.]+\\@$'); // '^[\\w\\-.]+@$'
 * unicodePattern('(?R)'); // undefined
 */
export function unicodePattern(source: string): string | undefined {
  if (parsePattern(source)) return source;
  const characters = charactersOf(source);
  if (!characters) return undefined;
  let [converted, end] = ['', 0];
  for (const character of characters) {
    converted += source.slice(end, character.start) + accepted(character);
    end = character.end;
  }
  converted += source.slice(end);
  return parsePattern(converted) ? converted : undefined;
}

/** Returns the single characters of a pattern in source order. */
function charactersOf(source: string): readonly AST.Character[] | undefined {
  const characters: AST.Character[] = [];
  try {
    const pattern = PARSER.parsePattern(source, 0, source.length, { unicode: false });
    visitRegExpAST(pattern, { onCharacterEnter: (character) => characters.push(character) });
  } catch {
    return undefined;
  }
  return characters.toSorted((one, other) => one.start - other.start);
}

function accepted({ raw, value, parent }: AST.Character): string {
  const isInClass = parent.type === 'CharacterClass';
  // A hyphen beside `\w` is a mistake with the flag, because it looks like a range.
  if (isInClass && raw === '-') return '\\-';
  if (parsePattern(isInClass || parent.type === 'CharacterClassRange' ? `[${raw}]` : raw)) {
    return raw;
  }
  const character = String.fromCodePoint(value);
  if (/[\^$\\.*+?()[\]{}|/]/.test(character)) return `\\${character}`;
  return /[!-~]/.test(character) ? character : `\\u{${value.toString(16)}}`;
}
