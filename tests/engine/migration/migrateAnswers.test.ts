import { describe, expect, it } from 'vitest';
import type { Manifest } from '#engine';
import type { MigrationStep } from '../../../engine/definition/MigrationPlan.ts';
import { migrateAnswers } from '../../../engine/migration/migrateAnswers.ts';
import { makeFiles, makeForm } from '../support/makeForm.ts';
import { compile } from '../support/readForms.ts';

const move = (from: string, to: string): MigrationStep => ({
  kind: 'move',
  from: from.split('/'),
  to: to.split('/'),
});
const split = (from: string, ...into: readonly string[]): MigrationStep => ({
  kind: 'split',
  from: from.split('/'),
  separator: ' ',
  into: into.map((each) => each.split('/')),
});
const map = (at: string, values: Record<string, string>): MigrationStep => ({
  kind: 'map',
  at: at.split('/'),
  values,
});
const drop = (at: string): MigrationStep => ({ kind: 'drop', at: at.split('/'), reason: 'gone' });

const migrated = (saved: unknown, ...steps: readonly MigrationStep[]) =>
  migrateAnswers([{ version: 2, steps }], saved, 1);

interface Row {
  readonly title: string;
  readonly steps: readonly MigrationStep[];
  readonly saved: unknown;
  readonly data: unknown;
  readonly changes: readonly object[];
}

const moved = (from: string, ...to: readonly string[]) => ({ kind: 'moved', from, to });

const ROWS: readonly Row[] = [
  {
    title: 'renames an answer and keeps the others',
    steps: [move('tel', 'phone')],
    saved: { tel: '21234567', a: 1 },
    data: { a: 1, phone: '21234567' },
    changes: [moved('/tel', '/phone')],
  },
  {
    title: 'moves a whole group and removes the empty parent groups',
    steps: [move('old/inner/address', 'new/address')],
    saved: { old: { inner: { address: { line1: 'A' } } } },
    data: { new: { address: { line1: 'A' } } },
    changes: [moved('/old/inner/address', '/new/address')],
  },
  {
    title: 'keeps the other answers of a group',
    steps: [move('old/a', 'a')],
    saved: { old: { a: '1', b: '2' } },
    data: { old: { b: '2' }, a: '1' },
    changes: [moved('/old/a', '/a')],
  },
  {
    title: 'moves answers of each row within the row, and keeps empty rows',
    steps: [move('orders/*/remarks', 'orders/*/more/remarks')],
    saved: { orders: [{ remarks: 'x' }, { prn: '1' }, { prn: '2', remarks: 'y' }] },
    data: {
      orders: [{ more: { remarks: 'x' } }, { prn: '1' }, { prn: '2', more: { remarks: 'y' } }],
    },
    changes: [
      moved('/orders/0/remarks', '/orders/0/more/remarks'),
      moved('/orders/2/remarks', '/orders/2/more/remarks'),
    ],
  },
  {
    title: 'moves a list with its rows',
    steps: [move('orders', 'requests'), move('requests/*/a', 'requests/*/b')],
    saved: { orders: [{ a: '1' }] },
    data: { requests: [{ b: '1' }] },
    changes: [moved('/orders', '/requests'), moved('/requests/0/a', '/requests/0/b')],
  },
  {
    title: 'does not move an answer when the target has a value',
    steps: [move('tel', 'phone')],
    saved: { tel: '1', phone: '2' },
    data: { tel: '1', phone: '2' },
    changes: [],
  },
  {
    title: 'does not move an answer when a text is on the target path',
    steps: [move('tel', 'contact/phone')],
    saved: { tel: '1', contact: 'Mr Chan' },
    data: { tel: '1', contact: 'Mr Chan' },
    changes: [],
  },
  {
    title: 'does not move an answer when a list is on the target path',
    steps: [move('tel', 'contact/phone')],
    saved: { tel: '1', contact: [{}] },
    data: { tel: '1', contact: [{}] },
    changes: [],
  },
  {
    title: 'swaps two answers through a third name',
    steps: [move('a', 'c'), move('b', 'a'), move('c', 'b')],
    saved: { a: '1', b: '2' },
    data: { a: '2', b: '1' },
    changes: [moved('/a', '/c'), moved('/b', '/a'), moved('/c', '/b')],
  },
  {
    title: 'maps a choice, and keeps a value that is not listed',
    steps: [map('rows/*/title', { Mr: 'mr' })],
    saved: { rows: [{ title: 'Mr' }, { title: 'Dr' }] },
    data: { rows: [{ title: 'mr' }, { title: 'Dr' }] },
    changes: [{ kind: 'mapped', at: '/rows/0/title' }],
  },
  {
    title: 'maps each of several options',
    steps: [map('ways', { fax: 'mail' })],
    saved: { ways: ['fax', 'post'] },
    data: { ways: ['mail', 'post'] },
    changes: [{ kind: 'mapped', at: '/ways' }],
  },
  {
    title: 'splits a text, and puts the rest into the last target',
    steps: [split('name', 'surname', 'given')],
    saved: { name: ' CHAN TAI MAN ' },
    data: { surname: 'CHAN', given: 'TAI MAN' },
    changes: [moved('/name', '/surname', '/given')],
  },
  {
    title: 'puts a text of one piece into the first target',
    steps: [split('name', 'surname', 'given')],
    saved: { name: 'CHAN' },
    data: { surname: 'CHAN' },
    changes: [moved('/name', '/surname')],
  },
  {
    title: 'does not split a value that is no text',
    steps: [split('name', 'surname', 'given')],
    saved: { name: { first: 'CHAN' } },
    data: { name: { first: 'CHAN' } },
    changes: [],
  },
  {
    title: 'drops the only answer, and reports the reason',
    steps: [drop('fax')],
    saved: { fax: '1' },
    data: {},
    changes: [{ kind: 'dropped', from: '/fax', reason: 'gone' }],
  },
  {
    title: 'ignores inherited properties',
    steps: [move('constructor', 'a'), map('toString', { x: 'y' })],
    saved: { b: '1' },
    data: { b: '1' },
    changes: [],
  },
  ...[undefined, null, 'text', 7, [], [1]].map((saved) => ({
    title: `leaves ${JSON.stringify(saved) ?? 'nothing'} unchanged`,
    steps: [move('a', 'b'), split('a', 'b', 'c'), map('a', { x: 'y' }), drop('a')],
    saved,
    data: saved,
    changes: [],
  })),
];

describe('migrateAnswers()', () => {
  it.each(ROWS)('$title', ({ steps, saved, data, changes }) => {
    const before = structuredClone(saved);
    expect(migrated(saved, ...steps)).toEqual({ data, changes });
    expect(saved).toEqual(before);
  });

  it("applies only versions later than the file's, in order", () => {
    const migrations = [
      { version: 2, steps: [move('a', 'b')] },
      { version: 4, steps: [move('b', 'c')] },
    ];
    const dataFrom = (version: number, saved: unknown) =>
      migrateAnswers(migrations, saved, version).data;
    expect(dataFrom(1, { a: '1' })).toEqual({ c: '1' });
    expect(dataFrom(2, { b: '1' })).toEqual({ c: '1' });
    expect(dataFrom(3, { b: '1' })).toEqual({ c: '1' });
    expect(dataFrom(4, { b: '1' })).toEqual({ b: '1' });
    expect(migrateAnswers(undefined, { a: '1' }, 1)).toEqual({ data: { a: '1' }, changes: [] });
  });

  it('migrates the 100,000 rows of a hostile file within the time limit of a test', () => {
    const saved = { rows: Array.from({ length: 100_000 }, () => ({ a: '1' })) };
    const { data, changes } = migrated(saved, move('rows/*/a', 'rows/*/b'));
    expect(changes).toHaveLength(100_000);
    expect(data).toHaveProperty('rows.99999.b', '1');
  });
});

const TEXT = { type: 'string', maxChars: 9 };
const PROPERTIES = {
  phone: TEXT,
  surname: TEXT,
  given: TEXT,
  rows: { type: 'array', items: { type: 'object', properties: { a: TEXT, b: TEXT } } },
};
const withMigrations = (migrations: unknown, version = 3) =>
  ({ manifest: { version, migrations } }) as { readonly manifest: Partial<Manifest> };
const entry = (...steps: readonly object[]) => [{ version: 2, steps }];

describe('migrations of a manifest', () => {
  it('compiles the five kinds of steps', async () => {
    const steps = [
      { rename: '/rows/*/x', to: 'a' },
      { move: '/contact/tel', to: '/phone' },
      { map: '/rows/*/b', values: { x: 'y' } },
      { split: '/name', at: ', ', into: ['/surname', '/given'] },
      { drop: '/fax', reason: 'fax' },
    ];
    const { plan } = await makeForm(PROPERTIES, withMigrations(entry(...steps)));
    expect(plan.migrations?.[0]?.steps).toEqual([
      move('rows/*/x', 'rows/*/a'),
      move('contact/tel', 'phone'),
      map('rows/*/b', { x: 'y' }),
      { ...split('name', 'surname', 'given'), separator: ', ' },
      { kind: 'drop', at: ['fax'], reason: 'fax' },
    ]);
  });

  it('accepts a target that a later version moves or splits', () => {
    const migrations = [
      {
        version: 2,
        steps: [
          { rename: '/a', to: 'b' },
          { rename: '/n', to: 'm' },
        ],
      },
      {
        version: 3,
        steps: [
          { move: '/b', to: '/phone' },
          { split: '/m', into: ['/surname', '/given'] },
        ],
      },
    ];
    const files = makeFiles(PROPERTIES, withMigrations(migrations));
    expect(compile(files).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each([
    ['a target that is no field', entry({ rename: '/tel', to: 'telephone' }), '/0/steps/0'],
    ['an answer that leaves its row', entry({ move: '/rows/*/a', to: '/phone' }), '/0/steps/0'],
    ['an answer that enters a row', entry({ move: '/tel', to: '/rows/*/a' }), '/0/steps/0'],
    ['a row as a whole', entry({ drop: '/rows/*', reason: 'r' }), '/0/steps/0'],
    ['a split into one target', entry({ split: '/name', into: ['/surname'] }), '/0/steps/0'],
    ['a step of an unknown kind', entry({ erase: '/phone' }), '/0/steps/0'],
    ['a step that is no object', [{ version: 2, steps: ['drop'] }], '/0/steps/0'],
    ['a version above the form', [{ version: 4, steps: [] }], '/0/version'],
    ['version 1', [{ version: 1, steps: [] }], '/0/version'],
    [
      'two entries of one version',
      [
        { version: 2, steps: [] },
        { version: 2, steps: [] },
      ],
      '/1/version',
    ],
  ])('refuses %s', (_, migrations, at) => {
    const { diagnostics } = compile(makeFiles(PROPERTIES, withMigrations(migrations)));
    const found = diagnostics.filter(({ code }) => code === 'bad-migration');
    expect(found.map(({ pointer }) => pointer)).toEqual([`/migrations${at}`]);
  });
});
