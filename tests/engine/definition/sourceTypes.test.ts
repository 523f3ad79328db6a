import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import meta from '#schemas/meta/manifest.schema.json' with { type: 'json' };
import { FORM_GROUPS } from '../../../engine/definition/formGroups.ts';
import { formPath } from '../../../engine/definition/formPath.ts';
import type { Manifest } from '../../../engine/definition/Manifest.ts';
import { isSourceType, SOURCE_TYPES } from '../../../engine/definition/sourceTypes.ts';

describe('formPath()', () => {
  it.each([
    [undefined, '/form/LR1'],
    [['lrw'], '/form/LR1'],
    [['eea'], '/eea/form/LR1'],
    [['dev'], '/dev/form/LR1'],
    [['eea', 'lrw'], '/eea/form/LR1'],
  ] as const)('for a form of the sites %j returns %s', (sourceTypes, path) => {
    expect(formPath({ code: 'LR1', ...(sourceTypes && { sourceTypes }) })).toBe(path);
  });
});

it.each(['lrw', 'eea', 'dev'])('isSourceType() accepts %s', (text) => {
  expect(isSourceType(text)).toBe(true);
});

it.each(['LRW', 'xyz', '', 'constructor', undefined])('isSourceType() refuses %s', (text) => {
  expect(isSourceType(text)).toBe(false);
});

it('form-manifest meta-schema: has the same sites and groups', () => {
  expect(meta.properties.sourceTypes.items.enum).toEqual(SOURCE_TYPES);
  expect(meta.properties.group.enum).toEqual(FORM_GROUPS);
});

it.each(globSync('forms/*/manifest.json'))('%s: has one site and a group', (file) => {
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  expect(manifest.sourceTypes).toHaveLength(1);
  expect(manifest.group).toBeDefined();
});
