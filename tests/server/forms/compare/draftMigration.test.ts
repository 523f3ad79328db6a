import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { draftMigration } from '../../../../server/forms/compare/draftMigration.ts';
import { type Changes, choice, rows, TEXT, version } from '../../support/formVersion.ts';

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
