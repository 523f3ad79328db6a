import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSiteFiles } from '../../../../server/routes/site/SiteFiles.ts';
import { folderWith } from '../../support/folderWith.ts';

const FILES = {
  'index.html': 'page',
  'index.html.br': 'brotli',
  'index.html.gz': 'gzip',
  'favicon.svg': '<svg/>',
  'prerendered/LR164.en.intro.html': 'intro',
  'prerendered/deeper/x.html': 'deeper',
  'assets/main.js': 'code',
};

describe('openSiteFiles', () => {
  it('finds files at the top and prerendered pages, with their compressed copies', () => {
    const site = openSiteFiles(folderWith(FILES));
    expect(site.find('index.html')).toEqual({
      content: Buffer.from('page'),
      brotli: Buffer.from('brotli'),
      gzip: Buffer.from('gzip'),
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    expect(site.find('favicon.svg')).toMatchObject({ brotli: undefined, gzip: undefined });
    expect(site.find('prerendered/LR164.en.intro.html')?.content.toString()).toBe('intro');
    expect(site.find('favicon.svg')?.etag).not.toBe(site.find('index.html')?.etag);
  });

  it.each([
    'index.html.br',
    'index.html.gz',
    'assets/main.js',
    'assets',
    'prerendered',
    'prerendered/deeper/x.html',
    '../secret',
    './index.html',
    '',
  ])('T-27: finds nothing under the name %j', (name) => {
    expect(openSiteFiles(folderWith(FILES)).find(name)).toBeUndefined();
  });

  it('reads a new build, and keeps the files of a build in memory', () => {
    const folder = folderWith({ 'index.html': 'first', 'a.txt': 'one' });
    const site = openSiteFiles(folder);
    expect(site.find('a.txt')?.content.toString()).toBe('one');
    writeFileSync(join(folder, 'a.txt'), 'two');
    expect(site.find('a.txt')?.content.toString()).toBe('one');
    utimesSync(join(folder, 'index.html'), 1, 1);
    expect(site.find('a.txt')?.content.toString()).toBe('two');
  });

  it('finds nothing without a build, and a build that comes later', () => {
    const folder = folderWith({ 'a.txt': 'one' });
    const site = openSiteFiles(folder);
    expect(site.find('a.txt')).toBeUndefined();
    writeFileSync(join(folder, 'index.html'), 'page');
    expect(site.find('a.txt')).toBeDefined();
    rmSync(join(folder, 'index.html'));
    expect(site.find('a.txt')).toBeUndefined();
    expect(openSiteFiles(join(folder, 'none')).find('index.html')).toBeUndefined();
  });
});
