import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 'hk', to: 'cn' });

/** A cache of converted characters; addresses use about four thousand. */
const known = new Map<string, string>();

/**
 * Converts a text to simplified characters, one by one, so that different spellings can be
 * compared: 啟 and 啓 give the same character. Words of Hong Kong are not replaced by other words.
 */
export function simplified(text: string): string {
  let result = '';
  for (const character of text) {
    const simple = known.get(character) ?? convert(character);
    if (known.size < MOST_KNOWN) known.set(character, simple);
    result += simple;
  }
  return result;
}

/** Maximum size of the cache, in case a client sends many characters. */
const MOST_KNOWN = 20_000;

/**
 * Converts a text to Hong Kong's traditional characters (specification, document 2, section 4: the
 * input is converted before the call to the service). The tables take a megabyte and are loaded on
 * first use.
 */
export async function traditional(text: string): Promise<string> {
  if (!/\p{Script=Han}/u.test(text)) return text;
  toTraditional ??= import('opencc-js/cn2t').then(({ Converter: make }) =>
    make({ from: 'cn', to: 'hk' }),
  );
  const converted = (await toTraditional)(text);
  return SPELT_OTHERWISE.reduce((spelt, [what, by]) => spelt.replaceAll(what, by), converted);
}

let toTraditional: Promise<(text: string) => string> | undefined;

/**
 * Characters of names that the general tables convert wrongly: the wrong result, then the official
 * spelling.
 */
const SPELT_OTHERWISE: readonly (readonly [string, string])[] = [
  ['漆鹹', '漆咸'],
  ['雲鹹', '雲咸'],
  ['啓德', '啟德'],
  ['裏', '里'],
  ['湧', '涌'],
];
