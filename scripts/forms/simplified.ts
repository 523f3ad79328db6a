import { Converter } from 'opencc-js/t2cn';
import { mainlandWords } from './mainlandWords.ts';

/** Texts of one language by key, as a file of `locales` holds them. */
type Texts = Readonly<Record<string, string>>;

const convert = Converter({ from: 'hk', to: 'cn' });

/**
 * Hong Kong's words in simplified characters, with the mainland's words of `mainlandWords`. The
 * Registry's site keeps 电邮, 资讯 and 注册, where the mainland would say otherwise.
 *
 * @param text in traditional characters, Markdown and `{placeholders}` included
 */
export function simplified(text: string): string {
  return mainlandWords(convert(text));
}

/**
 * The texts in simplified characters that go with those in traditional ones, in the same order.
 *
 * @param traditional the whole of `zh-Hant.json`
 * @param present what `zh-Hans.json` says already, which stays but for `mainlandWords`
 */
export function simplifiedTexts(traditional: Texts, present: Texts): Texts {
  const entries = Object.entries(traditional).map(([key, text]) => {
    const known = present[key];
    if (known !== undefined) return [key, mainlandWords(known)];
    return [key, key.startsWith('$schema') ? text : simplified(text)];
  });
  return Object.fromEntries(entries);
}
