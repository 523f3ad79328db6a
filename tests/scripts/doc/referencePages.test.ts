import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { referencePages } from '../../../scripts/doc/referencePages.ts';

const pages = referencePages();

describe.each([...pages])('docs/reference/%s', (name, text) => {
  it('is up to date (npm run doc:reference)', async () => {
    const file = new URL(`../../../docs/reference/${name}`, import.meta.url);
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
