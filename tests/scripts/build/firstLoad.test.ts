import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FIRST_LOAD_LIMIT, heaviestFirstLoad } from '../../../scripts/build/firstLoad.ts';

const base = mkdtempSync(join(tmpdir(), 'first-load-'));
const site = join(base, 'site');
const definitions = join(base, 'definitions');
const served = { '/': site, '/definitions/': definitions };

for (const folder of ['site/prerendered', 'site/assets', 'definitions']) {
  mkdirSync(join(base, folder), { recursive: true });
}
afterAll(() => rmSync(base, { recursive: true }));

/** Writes a page and the scripts that it loads. */
function page(name: string, scripts: Readonly<Record<string, number>>): void {
  const links = Object.keys(scripts).map((url) => `<link rel="modulepreload" href="${url}">`);
  const own = '<script src="/config.js"></script><link rel="stylesheet" href="/assets/a.css">';
  writeFileSync(join(site, 'prerendered', name), [own, ...links].join(''));
  for (const [url, bytes] of Object.entries(scripts)) {
    const folder = url.startsWith('/definitions/') ? base : site;
    writeFileSync(join(folder, `${url}.br`), new Uint8Array(bytes));
  }
}

describe('heaviestFirstLoad: the first load', () => {
  it('is measured on the page with the heaviest scripts, including validator and rules', () => {
    page('A.en.first.html', { '/assets/first.js': 1000, '/assets/en.js': 80 });
    page('B.en.first.html', {
      '/assets/first.js': 1000,
      '/definitions/B-1.js': 70,
      '/definitions/rules-1.js': 20,
    });
    expect(heaviestFirstLoad(site, served)).toEqual({ page: 'B.en.first.html', bytes: 1090 });
  });

  it('exceeds the limit when a page loads another large script', () => {
    page('C.en.first.html', { '/assets/first.js': 1000, '/assets/more.js': FIRST_LOAD_LIMIT });
    expect(heaviestFirstLoad(site, served).bytes).toBeGreaterThan(FIRST_LOAD_LIMIT);
  });
});
