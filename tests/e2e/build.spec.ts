import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const folder = 'build/site/assets';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const codeOf = (name: string) => readFileSync(join(folder, name), 'utf8');

test('nothing of the preview is in a build', () => {
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const code = codeOf(name);
    expect([name, /landform:f|PreviewedWizard|Form files with errors/.test(code)]).toEqual([
      name,
      false,
    ]);
  }
});

test('a browser holds every script at one byte a character', () => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => /[^\0-\xff]/.test(codeOf(name)))).toEqual([]);
});
