import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = 'build/site/assets';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const codeOf = (name: string) => readFileSync(join(folder, name), 'utf8');

test('buildSite: no script contains the preview', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const code = codeOf(name);
    expect([name, /landform:f|PreviewedWizard|Form files with errors/.test(code)]).toEqual([
      name,
      false,
    ]);
  }
});

test('buildSite: no script has a character above U+00FF, so browsers store one byte a character', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => /[^\0-\xff]/.test(codeOf(name)))).toEqual([]);
});
