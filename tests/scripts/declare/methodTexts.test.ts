import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { METHOD_LISTS, methodMeta } from '../../../scripts/declare/methodTexts.ts';

describe('methodMeta', () => {
  it.each(Object.keys(METHOD_LISTS))('%s: has exactly the methods of the table', (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    expect(JSON.parse(methodMeta(path, text))).toEqual(JSON.parse(text));
    expect(methodMeta(path, text.replaceAll('"fps"', '"lost"'))).toContain('"fps"');
  });
});
