import { describe, expect, it } from 'vitest';
import { checkShared } from '../../../../server/forms/check/checkShared.ts';
import type { CheckTools } from '../../../../server/forms/compiler/CheckTools.ts';

const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'] as const;

interface Given {
  readonly sources?: Readonly<Record<string, string>>;
  readonly locales?: Readonly<Record<string, object>>;
}

/** Checks shared files; the shape check reports the kind of each file. */
function check({ sources = {}, locales }: Given) {
  const shapes: string[] = [];
  const tools = {
    shared: {
      sources: new Map(Object.entries(sources)),
      files: { defs: locales ? { address: { locales } } : {}, tables: {} },
      tableFiles: new Map(),
    },
    checkShape: (meta: string, value: unknown) => {
      shapes.push(meta);
      const isBad = Object(value).bad === true;
      return isBad ? [{ pointer: '/bad', code: 'unknown-key', message: 'm', remedy: 'r' }] : [];
    },
  } as unknown as CheckTools;
  return { shapes, findings: checkShared(tools) };
}
const at = (findings: ReturnType<typeof check>['findings']) =>
  findings.map(({ file, line, code, severity }) => `${file}:${line} ${severity} ${code}`);

describe('checkShared', () => {
  it('checks blocks against the meta-schema of their kind, and no table', () => {
    const { shapes, findings } = check({
      sources: {
        'schemas/defs/address.schema.json': '{}',
        'schemas/defs/address.ui.json': '{}',
        'schemas/defs/address.en.json': '{}',
        'schemas/tables/fees.json': '{"bad":true}',
      },
    });
    expect([shapes, findings]).toEqual([['form-schema', 'ui', 'locale'], []]);
  });

  it('reports wrong shapes and broken JSON at their lines, in the order of files', () => {
    const { findings } = check({
      sources: {
        'schemas/defs/b.ui.json': '{\n"bad": true}',
        'schemas/defs/a.ui.json': '{\n\n"x": }',
      },
    });
    expect(at(findings)).toEqual([
      'schemas/defs/a.ui.json:3 error json-syntax',
      'schemas/defs/b.ui.json:2 error unknown-key',
    ]);
  });

  it('compares the texts of a block in all languages, without their $schema', () => {
    const texts = Object.fromEntries(
      LANGUAGES.map((language) => [language, { $schema: language, 'a.label': '一' }]),
    );
    const locales = { ...texts, en: { 'a.label': 'One' } };
    expect(check({ locales }).findings).toEqual([]);
    const { findings } = check({ locales: { ...locales, 'zh-Hans': {} } });
    expect(findings).toMatchObject([
      { file: 'schemas/defs/address.zh-Hans.json', message: expect.stringContaining('a.label') },
    ]);
    expect(check({ locales: { en: { 'a.label': 'One' } } }).findings).toHaveLength(2);
  });
});
