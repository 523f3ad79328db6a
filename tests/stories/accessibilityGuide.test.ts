import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'stories/guide/Accessibility.mdx'), 'utf8');

/** Every criterion of WCAG 2.2, level A and AA, by its number. */
const CRITERIA = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4'],
  ...['1.3.5', '1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
  ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...['3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2', '3.3.3'],
  ...['3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

interface Row {
  readonly criterion: string;
  readonly kept: string;
  readonly shown: string;
}

const rows: readonly Row[] = [
  ...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| ([^|]+) \| ([^|]+) \|$/gm),
].map(([, criterion = '', kept = '', shown = '']) => ({ criterion, kept, shown }));

describe('the page "Accessibility" of the guide', () => {
  it('has a line for each of the 55 criteria of WCAG 2.2 A and AA, in order', () => {
    expect(CRITERIA).toHaveLength(55);
    expect(rows.map(({ criterion }) => criterion)).toEqual(CRITERIA);
  });

  it.each(rows)(
    'names the evidence for $criterion: an existing test, axe, or the reason for no test',
    ({ kept, shown }) => {
      expect(kept.trim()).not.toBe('');
      const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
      for (const file of files) expect(existsSync(join(ROOT, 'tests', file)), file).toBe(true);
      expect(files.length > 0 || /^(?:axe|reading|nothing to show)$/.test(shown)).toBe(true);
    },
  );
});
