import { Converter } from 'opencc-js/t2cn';
import { mainlandWords } from './mainlandWords.ts';

/** The texts of one language by key, as in a file of `locales`. */
type Texts = Readonly<Record<string, string>>;

const convert = Converter({ from: 'hk', to: 'cn' });

/**
 * Converts a text of Hong Kong to simplified characters, with the mainland's words of
 * `mainlandWords`. The Registry's site keeps 电邮, 资讯 and 注册, for which the mainland has other words.
 *
 * @param text a text in traditional characters, including Markdown and `{placeholders}`
 */
export function simplified(text: string): string {
  return mainlandWords(convert(text));
}

/**
 * Returns the texts in simplified characters for those in traditional ones, in the same order.
 *
 * @param traditional all texts of `zh-Hant.json`
 * @param present the texts of `zh-Hans.json`, which stay except for `mainlandWords`
 */
export function simplifiedTexts(traditional: Texts, present: Texts): Texts {
  const entries = Object.entries(traditional).map(([key, text]) => {
    const known = present[key];
    if (known !== undefined) return [key, mainlandWords(known)];
    return [key, key.startsWith('$schema') ? text : simplified(text)];
  });
  return Object.fromEntries(entries);
}
