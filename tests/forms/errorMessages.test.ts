import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkShape } from '../../server/forms/compiler/metaSchemas.ts';

const manifest: Record<string, unknown> = JSON.parse(
  readFileSync('forms/LREAL1/manifest.json', 'utf8'),
);

describe('checkShape(): messages for a wrong spelling', () => {
  it.each([
    ['code', 'lreal1', 'A form code is 2 to 16 capital letters and digits, a letter first'],
    ['screenId', 'screen id', 'A screen id is 1 to 12 capital letters and digits'],
  ])('explains the format of a wrong %s', (key, value, words) => {
    expect(checkShape('manifest', { ...manifest, [key]: value })).toMatchObject([
      { pointer: `/${key}`, code: 'wrong-spelling', message: words },
    ]);
  });
});
