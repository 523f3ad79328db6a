import { describe, expect, it } from 'vitest';
import { compileMigrations } from '../../../../engine/compiler/compile/compileMigrations.ts';
import type { Manifest } from '../../../../engine/definition/Manifest.ts';
import { compilationOf, draftOf } from '../../support/draftOf.ts';

function compile(migrations: unknown, version = 3) {
  const fields = ['/phone', '/first', '/last', '/rows', '/rows/*/no', '/kind'];
  const { compilation, report, found } = compilationOf(
    ...fields.map((pattern) => draftOf('leaf', pattern)),
  );
  const manifest = { version, migrations } as unknown as Manifest;
  const place = { file: 'manifest.json', pointer: '/migrations' };
  const plans = compileMigrations(compilation, manifest, place);
  return { plans, found: found(), messages: report.diagnostics().map(({ message }) => message) };
}
const step = (...steps: readonly unknown[]) => compile([{ version: 3, steps }]);

describe('compileMigrations: steps', () => {
  it.each([
    [
      { rename: '/tel', to: 'phone' },
      { kind: 'move', from: ['tel'], to: ['phone'] },
    ],
    [
      { rename: '/rows/*/number', to: 'no' },
      { kind: 'move', from: ['rows', '*', 'number'], to: ['rows', '*', 'no'] },
    ],
    [
      { move: '/old/tel', to: '/phone' },
      { kind: 'move', from: ['old', 'tel'], to: ['phone'] },
    ],
    [
      { map: '/kind', values: { a: 'b', c: 7 } },
      { kind: 'map', at: ['kind'], values: { a: 'b' } },
    ],
    [
      { split: '/name', into: ['/first', '/last'] },
      { kind: 'split', from: ['name'], separator: ' ', into: [['first'], ['last']] },
    ],
    [
      { split: '/name', at: ', ', into: ['/first', '/last'] },
      { kind: 'split', from: ['name'], separator: ', ', into: [['first'], ['last']] },
    ],
    [
      { drop: '/rows/*/fax', reason: 'fax' },
      { kind: 'drop', at: ['rows', '*', 'fax'], reason: 'fax' },
    ],
  ])('compiles %j', (written, expected) => {
    const { plans, found } = step(written);
    expect(found).toEqual([]);
    expect(plans).toEqual([{ version: 3, steps: [expected] }]);
  });

  it.each([
    [{}],
    ['rename'],
    [null],
    [{ rename: '/tel' }],
    [{ rename: 'tel', to: 'phone' }],
    [{ move: '/rows/*', to: '/rows/*' }],
    [{ move: '/tel', to: 'phone' }],
    [{ split: '/name', into: ['/first'] }],
    [{ split: '/name', into: ['/first', 'last'] }],
    [{ drop: '/fax' }],
    [{ drop: '/fax', reason: 7 }],
    [{ map: 7, values: {} }],
  ])('refuses %j as a step', (written) => {
    const { plans, found, messages } = step(written);
    expect(found).toEqual(['/migrations/0/steps/0 bad-migration']);
    expect(messages).toEqual(['This is not a migration step']);
    expect(plans).toEqual([{ version: 3, steps: [] }]);
  });

  it.each([
    [{ move: '/rows/*/tel', to: '/phone' }],
    [{ move: '/tel', to: '/rows/*/no' }],
    [{ split: '/name', into: ['/first', '/rows/*/no'] }],
  ])('refuses to move an answer across rows: %j', (written) => {
    expect(step(written).messages).toEqual(['An answer of a row cannot leave its row']);
  });
});

describe('compileMigrations: targets', () => {
  it('refuses a target that is not a field of this version', () => {
    expect(step({ rename: '/tel', to: 'gone' })).toMatchObject({
      found: ['/migrations/0/steps/0 bad-migration'],
      messages: ['This leads to /gone, which is not a field of the form'],
    });
  });

  it('follows a target through the later steps and versions', () => {
    const first = { version: 2, steps: [{ rename: '/tel', to: 'mobile' }] };
    const move = { version: 3, steps: [{ rename: '/mobile', to: 'phone' }] };
    const drop = { version: 3, steps: [{ drop: '/mobile', reason: 'r' }] };
    expect(compile([first, move]).found).toEqual([]);
    expect(compile([first, drop]).found).toEqual([]);
    expect(compile([first]).found).toEqual(['/migrations/0/steps/0 bad-migration']);
  });
});

describe('compileMigrations: versions', () => {
  const at = (...versions: readonly unknown[]) =>
    compile(versions.map((version) => ({ version, steps: [] }))).found;

  it('accepts rising versions up to that of the form', () => {
    expect(at(2, 3)).toEqual([]);
    expect(at(3)).toEqual([]);
  });

  it.each([
    [[1, 3], 0],
    [[0, 3], 0],
    [['2', 3], 0],
    [[2, 2], 1],
    [[3, 2], 1],
    [[3, 4], 1],
  ])('refuses the versions %j', (versions, index) => {
    expect(at(...versions)).toEqual([`/migrations/${index}/version bad-migration`]);
  });

  it.each([[undefined], [[]]])('compiles no migrations of %j', (migrations) => {
    expect(compile(migrations)).toEqual({ plans: [], found: [], messages: [] });
  });
});
