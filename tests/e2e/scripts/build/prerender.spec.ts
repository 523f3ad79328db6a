import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import { DEFINITIONS } from '../../../../scripts/build/prerender.ts';
import { DEFINITIONS_URL, definitionFiles } from '../../../../server/forms/definitionFiles.ts';

const SITE = 'build/site';
const FOLDER = join(SITE, 'prerendered');
const index: Readonly<Record<string, { readonly hash: string }>> = JSON.parse(
  readFileSync(join(DEFINITIONS, 'index.json'), 'utf8'),
);
const codes = Object.keys(index);
const pageOf = (code: string, language: Language, screen: string) =>
  readFileSync(join(FOLDER, `${code}.${language}.${screen}.html`), 'utf8');

/** Returns the addresses of the links with a relation, in their order. */
const linksOf = (html: string, relation: string) =>
  [...html.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)">/g)]
    .filter(([, own]) => own === relation)
    .map(([, , url = '']) => url);

test('prerender: writes two screens of every form in every language', () => {
  expect(codes).toContain('LREAL1');
  const expected = codes.flatMap((code) =>
    LANGUAGES.flatMap((language) =>
      ['intro', 'first'].map((screen) => `${code}.${language}.${screen}.html`),
    ),
  );
  const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));
  expect(pages.toSorted()).toEqual(expected.toSorted());
});

for (const language of LANGUAGES) {
  test(`prerender: a page has its language, definition and existing files (${language})`, () => {
    for (const code of codes) {
      for (const screen of ['intro', 'first']) {
        const html = pageOf(code, language, screen);
        const { hash = '' } = index[code] ?? {};
        expect(html).toContain(`<html lang="${LANGUAGE_CODES[language].html}">`);
        expect(html).toContain(
          `<div id="root" data-form="${code}" data-screen="${screen}" data-definition="${hash}">`,
        );
        const modules = linksOf(html, 'modulepreload');
        const files = [...modules, ...linksOf(html, 'preload')];
        const fileOf = (url: string) =>
          url.startsWith(DEFINITIONS_URL)
            ? join(DEFINITIONS, url.slice(DEFINITIONS_URL.length))
            : join(SITE, url);
        const missing = files.filter((url) => url !== `/api/forms/${code}`).map(fileOf);
        expect(missing.filter((file) => !existsSync(file))).toEqual([]);
        expect(files).toContain(`/api/forms/${code}`);
        const texts = files.filter((url) => url.endsWith(`.${language}.json`));
        expect([code, texts.length]).toEqual([code, 1]);
        // The page lazy-loads the validator.
        const { conditions, validator } = definitionFiles(code, hash);
        expect(modules).toContain(`${DEFINITIONS_URL}${conditions}`);
        expect(modules).not.toContain(`${DEFINITIONS_URL}${validator}`);
      }
    }
  });
}
