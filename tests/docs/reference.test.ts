import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { placeAt } from '../../scripts/doc/metaSchemas.ts';
import { referencePages } from '../../scripts/doc/referencePages.ts';
import { typeText } from '../../scripts/doc/typeText.ts';

const pages = referencePages();

describe.each([...pages])('docs/reference/%s', (name, text) => {
  it('is up to date (npm run doc:reference)', async () => {
    const file = new URL(`../../docs/reference/${name}`, import.meta.url);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('has a meaning for every keyword', () => {
    const rows = text.split('\n').filter((line) => line.startsWith('| `'));
    const empty = rows.filter((row) => row.split(/(?<!\\)\|/)[3]?.trim() === '');
    expect(rows.length).toBeGreaterThan(20);
    expect(empty).toEqual([]);
  });
});

it('referencePages: shows an example from a form, with a link to it', () => {
  expect(pages.get('manifest.md')).toContain(
    '`"formCode": "LR152C"` ([LODLIST](../../forms/LODLIST/manifest.json))',
  );
});

it('typeText: names values, lists and sections', () => {
  const links = new Map([['manifest#/$defs/step', '[step](#step)']]);
  expect(typeText(placeAt('manifest', '/properties/steps'), links)).toBe('list of [step](#step)');
  expect(typeText(placeAt('manifest', '/properties/version'), links)).toBe('whole number');
  expect(typeText(placeAt('ui', '/$defs/options/properties/columns'), links)).toBe(
    '`1`, `2`, `3`, `4`',
  );
});
