import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('nothing of the preview is in a build', () => {
  const folder = 'build/site/assets';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), 'utf8');
    expect([name, /landform:f|PreviewedWizard|Form files with errors/.test(code)]).toEqual([
      name,
      false,
    ]);
  }
});
