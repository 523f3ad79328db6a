import { describe, expect, it } from 'vitest';
import { pointerOf } from '../../../engine/conditions/Cell.ts';
import type { UniqueRule } from '../../../engine/definition/Plan.ts';
import { uniqueViolations } from '../../../engine/validation/uniqueViolations.ts';
import { leaf, list } from '../../support/planNodes.ts';
import { stateOf } from '../support/stateOf.ts';

const FIELDS = {
  no: leaf('text', { spelling: ['upperCase'] }),
  secret: leaf('text', { visibleWhen: 0 }),
  rows: list({ no: leaf('text'), spare: leaf('text') }),
};
const PATHS = ['/no', '/secret', '/rows/*/no', '/rows/*/spare'];

/** Returns the pointers of the answers that equal another answer. */
function repeated(data: Readonly<Record<string, unknown>>, more: Partial<UniqueRule> = {}) {
  const rule: UniqueRule = { scope: '', paths: PATHS, ignore: ['-'], key: 'key_unique', ...more };
  const { state } = stateOf(FIELDS, data, {
    conditions: [{ kind: 'test', pattern: '/no', test: 'isX' }],
  });
  const found = uniqueViolations(state, rule);
  for (const [, violation] of found)
    expect(violation).toEqual({ rule: 'unique', key: 'key_unique', args: [] });
  return found.map(([cell]) => pointerOf(cell)).sort();
}

describe('uniqueViolations', () => {
  it.each([
    ['two equal answers', { rows: [{ no: 'A' }, { no: 'B' }, { no: 'A' }] }, [0, 2]],
    ['three equal answers', { rows: [{ no: 'A' }, { no: 'A' }, { no: 'A' }] }, [0, 1, 2]],
    ['different answers', { rows: [{ no: 'A' }, { no: 'B' }] }, []],
    ['answers in another case', { rows: [{ no: 'A' }, { no: 'a' }] }, []],
    ['answers that differ in outer spaces', { rows: [{ no: ' A' }, { no: 'A ' }] }, [0, 1]],
    ['blank answers', { rows: [{ no: '' }, { no: ' ' }, {}] }, []],
    ['ignored values', { rows: [{ no: '-' }, { no: '-' }] }, []],
    ['Chinese answers', { rows: [{ no: '陳大文' }, { no: '陳大文' }] }, [0, 1]],
    ['one answer', { rows: [{ no: 'A' }] }, []],
  ])('finds %s', (_, data, rows) => {
    expect(repeated(data)).toEqual(rows.map((row) => `/rows/${row}/no`));
  });

  it('compares answers of all its fields, as normalised', () => {
    expect(repeated({ no: 'a', rows: [{ spare: 'A' }] })).toEqual(['/no', '/rows/0/spare']);
  });

  it('finds each of several groups of equal answers', () => {
    const rows = [
      { no: 'A', spare: 'B' },
      { no: 'B', spare: 'A' },
    ];
    expect(repeated({ rows })).toHaveLength(4);
  });

  it('ignores hidden answers', () => {
    expect(repeated({ no: 'A', secret: 'A' })).toEqual([]);
  });

  it('with a row as its scope compares only answers of the same row', () => {
    const more = { scope: '/rows/*', paths: ['/rows/*/no', '/rows/*/spare'] };
    expect(repeated({ rows: [{ no: 'A' }, { no: 'A' }] }, more)).toEqual([]);
    expect(repeated({ rows: [{ no: 'A' }, { no: 'B', spare: 'B' }] }, more)).toEqual([
      '/rows/1/no',
      '/rows/1/spare',
    ]);
  });
});
