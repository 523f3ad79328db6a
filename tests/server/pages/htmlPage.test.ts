import { describe, expect, it } from 'vitest';
import { escapeHtml, htmlPage } from '../../../server/pages/htmlPage.ts';

const PAGE = { title: 'A <b>', styles: '/a.css?b&c', main: '<p>text</p>' };

describe('escapeHtml', () => {
  it('T-33: escapes markup and quotes', () => {
    expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;amp;&#60;/a&#62;',
    );
    expect(escapeHtml('陳大文 = 1')).toBe('陳大文 = 1');
  });
});

describe('htmlPage', () => {
  it('escapes the title and the stylesheet, and inserts the markup', () => {
    const page = htmlPage({ ...PAGE, language: 'en' });
    expect(page).toContain('<title>A &#60;b&#62;</title>');
    expect(page).toContain('<link rel="stylesheet" href="/a.css?b&#38;c">');
    expect(page).toContain('<main>\n<p>text</p>\n</main>');
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('content="noindex"');
    expect(page).not.toMatch(/<script|<nav/);
  });

  it('loads a script after the page', () => {
    const page = htmlPage({ ...PAGE, language: 'en', script: '/a.js?"' });
    expect(page).toContain('<script src="/a.js?&#34;" defer></script>');
  });

  it.each([
    ['en', 'Language', ['tc 繁體中文', 'sc 简体中文']],
    ['zh-Hant', '語言', ['e English', 'sc 简体中文']],
    ['zh-Hans', '语言', ['e English', 'tc 繁體中文']],
  ] as const)('in %s links the other languages', (language, label, expected) => {
    const codes = { en: 'e', 'zh-Hant': 'tc', 'zh-Hans': 'sc' };
    const page = htmlPage({ ...PAGE, language, inLanguage: (other) => `/${codes[other]}` });
    expect(page).toContain(`<nav aria-label="${label}">`);
    const links = [...page.matchAll(/<a href="\/(\w+)" lang="[\w-]+">([^<]*)</g)];
    expect(links.map(([, code, name]) => `${code} ${name}`)).toEqual(expected);
  });
});
