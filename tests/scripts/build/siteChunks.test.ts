import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { assertWhole, hasList, LISTS, siteChunks } from '../../../scripts/build/siteChunks.ts';

const site = mkdtempSync(join(tmpdir(), 'site-chunks-'));
afterAll(() => rmSync(site, { recursive: true }));
mkdirSync(join(site, '.vite'));
writeFileSync(
  join(site, '.vite/manifest.json'),
  JSON.stringify({
    '_shared-1.js': { file: 'assets/shared-1.js', name: 'shared', imports: ['index.html'] },
    '_react-1.js': { file: 'assets/react-1.js', name: 'react' },
    '_lists-1.js': {
      file: 'assets/lists-1.js',
      name: 'lists',
      imports: ['_react-1.js', 'index.html', '_shared-1.js'],
    },
    'i18n/en.ts': { file: 'assets/en-1.js', name: 'en' },
    'index.html': { file: 'assets/index-1.js', name: 'index', imports: ['_react-1.js'] },
  }),
);

it('siteChunks: returns the file of a chunk, and its imports that the page has not loaded', () => {
  expect(siteChunks(site)('en')).toEqual(['assets/en-1.js']);
  expect(siteChunks(site)(LISTS)).toEqual(['assets/lists-1.js', 'assets/shared-1.js']);
});

it('siteChunks: refuses a chunk that does not exist', () => {
  expect(() => siteChunks(site)('gone')).toThrow(/Cannot find the chunk gone/);
});

it('siteChunks: recognises a rendered list', () => {
  expect(hasList('<div id="f-orders" role="group" class="records" tabindex="-1">')).toBe(true);
  expect(hasList('<div class="record-table"></div>')).toBe(false);
});

it('assertWhole: refuses a page with a part that React did not render', () => {
  const Broken = () => {
    throw new TypeError('no context');
  };
  const page = (child: ReactNode) =>
    renderToString(createElement('main', null, createElement(Suspense, null, child)));
  expect(() => assertWhole(page(createElement('p')), 'A.en.first')).not.toThrow();
  expect(() => assertWhole(page(createElement(Broken)), 'A.en.first')).toThrow(
    'Cannot prerender A.en.first',
  );
});
