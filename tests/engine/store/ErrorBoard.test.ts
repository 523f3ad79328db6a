import { describe, expect, it } from 'vitest';
import { type Cell, invalidate, pointerOf } from '../../../engine/conditions/Cell.ts';
import type { UniqueRule } from '../../../engine/definition/Plan.ts';
import { ErrorBoard } from '../../../engine/store/ErrorBoard.ts';
import type { FormValidator } from '../../../engine/validation/FormValidator.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { examiningValidator } from '../support/examiningValidator.ts';
import { cellOf, ruleOf, stateOf } from '../support/stateOf.ts';

const UNIQUE: UniqueRule = { scope: '', paths: ['/b', '/c'], ignore: [], key: 'key_unique' };
const VALIDATOR = examiningValidator();

function openForm(data: Readonly<Record<string, unknown>>, formValidator?: FormValidator) {
  const short = leaf('text', { rules: [ruleOf('isShort', { args: [3] })] });
  const form = stateOf(
    {
      a: short,
      b: leaf('text'),
      c: leaf('text'),
      hidden: leaf('text', { visibleWhen: 0 }),
      warned: leaf('text', { rules: [ruleOf('isShort', { key: 'warned', severity: 'warning' })] }),
      g: group({ a: short }),
      rows: list({ a: short }),
    },
    data,
    { unique: [UNIQUE], conditions: [{ kind: 'any', of: [] }] },
  );
  const board = new ErrorBoard(form.state, formValidator);
  const show = (...pointers: readonly string[]) =>
    pointers.map((pointer) => board.show(form.at(pointer)));
  const set = (pointer: string, value: string) => {
    const cell = cellOf(form, 'leaf', pointer);
    cell.raw = value;
    invalidate(cell);
    board.noteChange(cell);
  };
  const shown = () => board.shown().map(({ path, key }) => `${path} ${key}`);
  return { ...form, board, show, set, shown };
}

const open = (data: Readonly<Record<string, unknown>>) => openForm(data, VALIDATOR);
const pointers = (cells: readonly Cell[]) => cells.map(pointerOf).sort();

describe('ErrorBoard: errors of the rules', () => {
  it('examines nothing before the validator is loaded, and every cell afterwards', () => {
    const { board, show, shown } = openForm({ a: 'long' });
    show('/a');
    expect(board.examine()).toEqual([]);
    expect(shown()).toEqual([]);
    board.validateWith(VALIDATOR);
    expect(pointers(board.examine())).toEqual(['/a']);
    expect(shown()).toEqual(['/a key_isShort']);
  });

  it('shows only the errors of cells that `show` marked', () => {
    const { board, at, show, shown } = open({ a: 'long', g: { a: 'long' } });
    expect(board.examine()).toEqual([]);
    expect(shown()).toEqual([]);
    expect(show('/a', '/b', '/a')).toEqual([true, false, false]);
    expect(shown()).toEqual(['/a key_isShort']);
    expect(board.errorAt(at('/g/a'))).toBeUndefined();
    expect(board.violationIn(at('/g/a'))?.key).toBe('key_isShort');
  });

  it('follows the answer after the next examination', () => {
    const { board, set, show, shown } = open({ a: 'long' });
    board.examine();
    show('/a');
    set('/a', 'abc');
    expect(shown()).toEqual(['/a key_isShort']);
    expect(pointers(board.examine())).toEqual(['/a']);
    expect(shown()).toEqual([]);
  });

  it('returns the same list and error until an error changes', () => {
    const { board, at, set, show } = open({ a: 'long' });
    board.examine();
    show('/a');
    const [list1, error] = [board.shown(), board.errorAt(at('/a'))];
    set('/a', 'longer');
    expect(board.examine()).toEqual([]);
    board.forgetShown();
    expect(board.shown()).toBe(list1);
    expect(board.errorAt(at('/a'))).toBe(error);
  });

  it('examines the rules over the form when one of their answers changes', () => {
    const { board, set, show, shown } = open({ b: 'v', c: 'w' });
    board.examine();
    show('/b', '/c');
    set('/c', 'v');
    expect(pointers(board.examine())).toEqual(['/b', '/c']);
    expect(shown()).toEqual(['/b key_unique', '/c key_unique']);
  });

  it('examines one answer alone, and leaves the others queued', () => {
    const { board, at, show, shown } = open({ a: 'long', g: { a: 'long' } });
    show('/a', '/g/a');
    expect(pointers(board.examineAt(at('/a')))).toEqual(['/a']);
    expect(shown()).toEqual(['/a key_isShort']);
    expect(pointers(board.examine())).toEqual(['/g/a']);
    expect(shown()).toEqual(['/a key_isShort', '/g/a key_isShort']);
  });

  it('does not examine a removed row', () => {
    const { board, at, set, show } = open({ rows: [{ a: 'v' }, { a: 'v' }] });
    board.examine();
    show('/rows/1/a');
    const removed = at('/rows/1/a');
    set('/rows/1/a', 'long');
    const rows = cellOf({ at }, 'list', '/rows');
    rows.rows = rows.rows.slice(0, 1);
    expect(board.examine()).toEqual([]);
    expect(removed.violations.size).toBe(0);
  });

  it('shows a warning only at a cell without an error', () => {
    const { board, at, show } = open({ warned: 'long' });
    board.examine();
    expect(board.adviceAt(at('/warned'))).toBeUndefined();
    expect(show('/warned')).toEqual([true]);
    expect(board.adviceAt(at('/warned'))?.key).toBe('warned');
    board.takeFromServer([{ path: '/warned', key: 'server', args: [] }]);
    expect(board.adviceAt(at('/warned'))).toBeUndefined();
  });
});

describe('ErrorBoard: errors of the server', () => {
  it('shows an error at once, instead of the error of a rule', () => {
    const { board, shown } = open({ a: 'long' });
    board.examine();
    expect(pointers(board.takeFromServer([{ path: '/a', key: 'server', args: [] }]))).toEqual([
      '/a',
    ]);
    expect(shown()).toEqual(['/a server']);
  });

  it('lists errors without a visible answer last', () => {
    const { board, shown } = open({ a: 'long' });
    const errors = ['/gone', '/hidden', '/rows/7/a', '/b'].map((path) => ({
      path,
      key: 'server',
      args: [],
    }));
    expect(pointers(board.takeFromServer(errors))).toEqual(['/b']);
    expect(shown()).toEqual(['/b server', '/gone server', '/hidden server', '/rows/7/a server']);
  });

  it('removes the errors under a cell, and the errors without an answer', () => {
    const { board, at, shown } = open({});
    board.takeFromServer(
      ['/g/a', '/b', '/gone'].map((path) => ({ path, key: 'server', args: [] })),
    );
    expect(pointers(board.dropExternal(at('/g')))).toEqual(['/g/a']);
    expect(shown()).toEqual(['/b server']);
  });
});

describe('ErrorBoard: clear', () => {
  it('hides every error, and removes the errors of the server', () => {
    const { board, show, shown } = open({ a: 'long' });
    board.examine();
    show('/a');
    board.takeFromServer(['/b', '/gone'].map((path) => ({ path, key: 'server', args: [] })));
    expect(pointers(board.clear())).toEqual(['/a', '/b']);
    expect(shown()).toEqual([]);
    show('/a', '/b');
    expect(shown()).toEqual(['/a key_isShort']);
  });
});
