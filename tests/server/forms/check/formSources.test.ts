import { describe, expect, it } from 'vitest';
import { isAlone, sourcesOf } from '../../../../server/forms/check/formSources.ts';

const EXTERNAL = '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object"}';
const OWN = '{"$schema":"../../schemas/meta/form-schema.schema.json","type":"object"}';
const ALL = ['manifest.json', 'schema.json', 'ui.json'];
const LOCALES = ['locales/en.json', 'locales/zh-Hant.json', 'locales/zh-Hans.json'];

/** Creates the sources of LR9 from these files. */
const sourcesWith = (files: Readonly<Record<string, string>>, shown?: string) =>
  sourcesOf(
    {
      code: 'LR9',
      sources: new Map(Object.entries(files).map(([name, text]) => [`forms/LR9/${name}`, text])),
    },
    shown,
  );
const missing = (files: Readonly<Record<string, string>>) =>
  sourcesWith(files)
    .faults()
    .filter(({ code }) => code === 'missing-file')
    .map(({ file }) => file.replace('forms/LR9/', ''));

describe('sourcesOf', () => {
  it('reports every missing file of a form', () => {
    expect(missing({})).toEqual([...ALL, ...LOCALES]);
    const whole = Object.fromEntries([...ALL, ...LOCALES].map((name) => [name, '{}']));
    expect(missing(whole)).toEqual([]);
  });

  it.each([
    ['{"languages":["en","zh-Hant"]}', ['locales/en.json', 'locales/zh-Hant.json']],
    ['{"languages":"en"}', LOCALES],
    ['[]', LOCALES],
    ['{', LOCALES],
  ])('requires locales for the languages of the manifest %s', (manifest, locales) => {
    const files = { 'manifest.json': manifest, 'schema.json': OWN, 'ui.json': '{}' };
    expect(missing(files)).toEqual(locales);
  });

  it('requires nothing more of an external schema', () => {
    expect(missing({ 'schema.json': EXTERNAL })).toEqual([]);
    expect(missing({ 'schema.json': '{' })).toEqual([]);
    expect(missing({ 'schema.json': OWN })).not.toEqual([]);
    expect(missing({ 'schema.json': EXTERNAL, 'manifest.json': '{}' })).not.toEqual([]);
  });

  it('shows the folder under another path', () => {
    const [fault] = sourcesWith({}, 'other/LR9').faults();
    expect(fault?.file).toBe('other/LR9/manifest.json');
  });
});

describe('isAlone', () => {
  it.each([
    [{ 'schema.json': EXTERNAL }, true],
    [{ 'schema.json': EXTERNAL, 'ui.json': '{}' }, true],
    [{ 'schema.json': '{' }, true],
    [{ 'schema.json': OWN }, false],
    [{ 'schema.json': EXTERNAL, 'manifest.json': '{}' }, false],
    [{}, false],
  ])('of %j is %s', (files, expected) => {
    expect(isAlone(sourcesWith(files as Record<string, string>), 'LR9')).toBe(expected);
  });
});
