import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../../../server/locales/', import.meta.url);

function textsOf(language: string, file: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8'));
}

/** Returns the names between braces, sorted. */
function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
}

describe.each(readdirSync(new URL('en/', FOLDER)))('server/locales/*/%s', (file) => {
  const english = textsOf('en', file);

  it.each(['zh-Hant', 'zh-Hans'])('U-39: has the same keys and placeholders in %s', (language) => {
    const texts = textsOf(language, file);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const differing = Object.entries(texts).filter(
      ([key, text]) =>
        placeholders(text).join() !== placeholders(english[key] ?? '').join() || text === '',
    );
    expect(differing).toEqual([]);
  });

  it('keeps its keys sorted', () => {
    expect(Object.keys(english)).toEqual(Object.keys(english).toSorted());
  });
});
