import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/command/run.ts';
import { keywordUses } from '../../../scripts/doc/keywordUses.ts';

const uses = keywordUses();

describe('keywordUses', () => {
  it.each([
    ['a manifest', 'manifest#/properties/code', 'manifest.json'],
    ['a step', 'manifest#/$defs/step/properties/id', 'manifest.json'],
    ['a list of steps', 'manifest#/properties/steps', 'manifest.json'],
    ['a schema', 'form-schema#/$defs/common/properties/visibleWhen', '.json'],
    ['a layout', 'ui#/$defs/options/properties/width', '.json'],
  ])('finds uses in %s', (_what, place, ending) => {
    const use = uses.get(place);
    expect(use?.file.endsWith(ending)).toBe(true);
    const text = readFileSync(join(ROOT, use?.file ?? ''), 'utf8');
    const keyword = place.split('/').at(-1);
    expect(text).toContain(`"${keyword}":`);
  });

  it('returns the shortest use of each keyword, the examples first', () => {
    expect(uses.get('manifest#/properties/version')).toEqual({
      json: '1',
      file: expect.stringMatching(/^docs\/examples\//),
    });
    for (const { json } of uses.values()) expect(JSON.stringify(JSON.parse(json))).toBe(json);
  });

  it('finds uses of shared blocks, and of keywords with patterns as names', () => {
    const files = new Set(
      [...uses.values()].map(({ file }) => file.split('/').slice(0, 2).join('/')),
    );
    expect(files).toContain('schemas/defs');
    expect(files).toContain('docs/examples');
    expect([...uses.keys()].some((place) => place.startsWith('condition#'))).toBe(true);
    expect([...uses.keys()].some((place) => place.startsWith('expression#'))).toBe(true);
  });
});
