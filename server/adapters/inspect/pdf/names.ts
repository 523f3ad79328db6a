import { endOfWord, SLASH, unescapedName } from './characters.ts';

/**
 * Collects names that indicate an action or encryption, anywhere in the bytes and with any escapes.
 *
 * @param names set to which the names are added
 */
export function readNames(bytes: Buffer, names: Set<string>): void {
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== SLASH) continue;
    const end = endOfWord(bytes.subarray(0, at + 1 + LONGEST_NAME), at + 1);
    if (end - at > SHORTEST_NAME && MAY_BEGIN[bytes[at + 1] ?? 0] === 1) {
      const name = unescapedName(bytes.toString('latin1', at + 1, end));
      if (WANTED.has(name)) names.add(name);
    }
    at = end - 1;
  }
}

/**
 * Checks whether names indicate an action: a script, a program, a request or a multimedia player.
 */
export function tellOfAction(names: ReadonlySet<string>): boolean {
  return ACTING.some((name) => names.has(name));
}

const ACTING = [
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'Rendition',
  'OnInstantiate',
] as const;

const WANTED: ReadonlySet<string> = new Set([...ACTING, 'Encrypt']);
const SHORTEST_NAME = 5;
/** Length of the longest name with every character escaped. */
const LONGEST_NAME = 13 * 3;

const MAY_BEGIN = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  return character === '#' || [...WANTED].some((name) => name.startsWith(character)) ? 1 : 0;
});
