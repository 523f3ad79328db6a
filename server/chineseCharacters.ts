import { Converter } from 'opencc-js/t2cn';

const convert = Converter({ from: 'hk', to: 'cn' });

/** Characters seen so far; addresses have some four thousand. */
const known = new Map<string, string>();

/**
 * A text in simplified characters, each by itself: 啟 and 啓 become one, so that texts of any spelling
 * can be compared. Hong Kong's words stay.
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

/** Nobody fills the memory by asking for every character there is. */
const MOST_KNOWN = 20_000;

/**
 * A text in Hong Kong's traditional characters (specification, document 2, section 4: the input is
 * converted before the service is asked). The tables weigh a megabyte and are read at the first use.
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

/** Names that the general tables turn into others: what they give, what the signs say. */
const SPELT_OTHERWISE: readonly (readonly [string, string])[] = [
  ['漆鹹', '漆咸'],
  ['雲鹹', '雲咸'],
  ['啓德', '啟德'],
  ['裏', '里'],
  ['湧', '涌'],
];
