import { describe, expect, it } from 'vitest';
import type { JsonObject, Manifest } from '#engine';
import { versionOf } from '../../../../server/forms/compare/compileRelease.ts';
import { draftMigration } from '../../../../server/forms/compare/draftMigration.ts';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { compile } from '../../../engine/support/readForms.ts';

const TEXT = { type: 'string', maxChars: 20 };

const choice = (...values: readonly string[]) => ({ type: 'string', enum: values });

const rows = (properties: JsonObject) => ({
  type: 'array',
  items: { type: 'object', properties },
});

interface Changes {
  readonly manifest?: Partial<Manifest>;
  readonly schema?: JsonObject;
  readonly labels?: Readonly<Record<string, string>>;
}

function version(properties: JsonObject, { manifest, schema, labels }: Changes = {}) {
  const files = makeFiles(properties, { manifest: manifest ?? {}, schema: schema ?? {} });
  const en = Object.fromEntries(
    Object.entries(labels ?? {}).map(([name, label]) => [`${name}.label`, label]),
  );
  const compiled = compile({ ...files, locales: { ...files.locales, en } });
  const made = versionOf(compiled);
  if (!made) throw new Error(JSON.stringify(compiled.diagnostics));
  return made;
}

describe('draftMigration', () => {
  const drafted = (
    before: readonly [JsonObject, Changes?],
    after: readonly [JsonObject, Changes?],
  ) => draftMigration(version(...before), version(...after));

  it.each([
    ['nothing if every field still exists', [{ a: TEXT }], [{ a: TEXT, b: TEXT }], [], []],
    [
      'a rename for a similar name',
      [{ convenor: TEXT }],
      [{ convener: TEXT }],
      [{ rename: '/convenor', to: 'convener' }],
      [],
    ],
    [
      'a rename for the same label',
      [{ tel: TEXT }, { labels: { tel: 'Telephone' } }],
      [{ other: TEXT, phoneNumber: TEXT }, { labels: { phoneNumber: 'Telephone' } }],
      [{ rename: '/tel', to: 'phoneNumber' }],
      [],
    ],
    [
      'a move for the same name in a group',
      [{ tel: TEXT }],
      [{ contact: { type: 'object', properties: { tel: TEXT } } }],
      [{ move: '/tel', to: '/contact/tel' }],
      [],
    ],
    [
      'a removal with a reason if no field matches',
      [{ fax: TEXT, a: TEXT }],
      [{ a: TEXT, agreed: { type: 'boolean' } }],
      [{ drop: '/fax', reason: 'fax' }],
      ['$migrations.fax'],
    ],
    [
      'the list, not each of its fields',
      [{ orders: rows({ a: TEXT, b: TEXT }) }],
      [{ order: rows({ a: TEXT, b: TEXT }) }],
      [{ rename: '/orders', to: 'order' }],
      [],
    ],
    [
      'new values of options',
      [{ a: choice('chairman', 'other') }],
      [{ a: choice('chairmen', 'other') }],
      [{ map: '/a', values: { chairman: 'chairmen' } }],
      [],
    ],
    [
      'no move out of a row',
      [{ l: rows({ tel: TEXT }) }],
      [{ l: rows({ x: { type: 'boolean' } }), tel: TEXT }],
      [{ drop: '/l/*/tel', reason: 'tel' }],
      ['$migrations.tel'],
    ],
  ] as const)('drafts %s', (_, before, after, steps, texts) => {
    expect(drafted(before, after)).toEqual({ steps, texts });
  });
});
