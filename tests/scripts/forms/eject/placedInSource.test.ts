import { describe, expect, it } from 'vitest';
import { placedInSource } from '../../../../scripts/forms/eject/placedInSource.ts';
import type { Finding } from '../../../../server/forms/check/Finding.ts';

const FILE = 'A/schema.json';
const written = JSON.stringify(
  { $id: 'x', type: 'object', properties: { 'a b': { type: 1 } } },
  null,
  2,
);
const source = '{ "properties": {\n    "a b": { "type": 1 } } }';
const finding = (line: number, column: number, file = FILE): Finding => ({
  ...{ file, line, column, severity: 'error' },
  ...{ code: 'c', message: 'm', remedy: 'r' },
});
const placed = (...findings: readonly Finding[]) =>
  placedInSource(findings, { file: FILE, source, written }).map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  );

describe('placedInSource', () => {
  it('points at the same key, the same value, or the nearest part that exists', () => {
    expect(placed(finding(5, 5), finding(6, 15), finding(2, 3))).toEqual([
      'A/schema.json:2:5',
      'A/schema.json:2:22',
      'A/schema.json:1:1',
    ]);
  });

  it('leaves out other files beside findings of the schema only', () => {
    expect(placed(finding(5, 5), finding(9, 9, 'A/ui.json'))).toEqual(['A/schema.json:2:5']);
    expect(placed(finding(9, 9, 'A/ui.json'))).toEqual(['A/ui.json:9:9']);
  });
});
