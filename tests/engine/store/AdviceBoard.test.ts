import { describe, expect, it } from 'vitest';
import { invalidate, pointerOf } from '../../../engine/conditions/Cell.ts';
import { AdviceBoard } from '../../../engine/store/AdviceBoard.ts';
import { cellWarnings } from '../../../engine/validation/cellWarnings.ts';
import type { FormValidator } from '../../../engine/validation/FormValidator.ts';
import { leaf, list } from '../../support/planNodes.ts';
import { cellOf, ruleOf, stateOf } from '../support/stateOf.ts';

const countWhere = [{ where: 0, max: 1, key: 'counted', severity: 'warning' }] as const;

function openForm(data: Readonly<Record<string, unknown>>) {
  const rules = [
    ruleOf('isShort', { key: 'first', severity: 'warning' }),
    ruleOf('isX', { key: 'second', severity: 'warning' }),
  ];
  const form = stateOf(
    {
      a: leaf('text', { rules }),
      error: leaf('text', { rules: [ruleOf('fails')] }),
      hidden: leaf('text', { visibleWhen: 1, rules }),
      rows: list({ a: leaf('text') }, { countWhere }),
    },
    data,
    {
      conditions: [
        { kind: 'test', pattern: '/rows/*/a', test: 'isX' },
        { kind: 'test', pattern: '/error', test: 'isX' },
      ],
    },
  );
  const asked: string[] = [];
  const validator: Pick<FormValidator, 'warningsOf'> = {
    warningsOf: (state, cell) => {
      asked.push(pointerOf(cell));
      return cellWarnings(state, cell);
    },
  };
  const board = new AdviceBoard(form.state, validator as FormValidator);
  const examine = (pointer: string) =>
    [...new Set(board.examine(form.at(pointer)).map(pointerOf))].sort();
  const set = (pointer: string, value: string) => {
    const cell = cellOf(form, 'leaf', pointer);
    cell.raw = value;
    invalidate(cell);
  };
  const keyAt = (pointer: string) => board.at(form.at(pointer))?.key;
  return { ...form, examine, set, keyAt, asked };
}

describe('AdviceBoard', () => {
  it('shows the first warning of an answer, until the answer is right', () => {
    const { examine, set, keyAt } = openForm({ a: 'long' });
    expect(keyAt('/a')).toBeUndefined();
    expect(examine('/a')).toEqual(['/a']);
    expect(keyAt('/a')).toBe('first');
    set('/a', 'abc');
    expect(examine('/a')).toEqual(['/a']);
    expect(keyAt('/a')).toBe('second');
    set('/a', 'x');
    expect(examine('/a')).toEqual(['/a']);
    expect(keyAt('/a')).toBeUndefined();
    expect(examine('/a')).toEqual([]);
  });

  it('places the warnings of a list at its rows, and clears all these warnings', () => {
    const { examine, set, keyAt } = openForm({ rows: [{ a: 'x' }, { a: 'y' }, { a: 'x' }] });
    expect(examine('/rows')).toEqual(['/rows/0', '/rows/2']);
    expect(['/rows/0', '/rows/1', '/rows/2'].map(keyAt)).toEqual(['counted', undefined, 'counted']);
    set('/rows/2/a', 'y');
    expect(examine('/rows')).toEqual(['/rows/0', '/rows/2']);
    expect(['/rows/0', '/rows/2'].map(keyAt)).toEqual([undefined, undefined]);
  });

  it('asks for no warnings of a field whose rules cannot warn', () => {
    const { examine, asked } = openForm({ error: 'v' });
    expect(examine('/error')).toEqual([]);
    expect(asked).toEqual([]);
    examine('/a');
    expect(asked).toEqual(['/a']);
  });

  it('returns no warning of an answer that was hidden', () => {
    const form = openForm({ hidden: 'long', error: 'x' });
    form.examine('/hidden');
    expect(form.keyAt('/hidden')).toBe('first');
    form.set('/error', 'y');
    form.at('/hidden').stale = true;
    expect(form.keyAt('/hidden')).toBeUndefined();
  });
});
