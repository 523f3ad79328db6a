import { describe, expect, it } from 'vitest';
import { type Cell, invalidate, pointerOf } from '../../../engine/conditions/Cell.ts';
import type { UniqueRule } from '../../../engine/definition/Plan.ts';
import { Examination } from '../../../engine/validation/Examination.ts';
import { ruleViolationOf } from '../../../engine/validation/ruleViolationOf.ts';
import { group, leaf, list } from '../../support/planNodes.ts';
import { cellOf, ruleOf, stateOf } from '../support/stateOf.ts';

const UNIQUE: UniqueRule = { scope: '', paths: ['/a', '/b', '/c'], ignore: [], key: 'key_unique' };

function openForm(data: Readonly<Record<string, unknown>>) {
  const short = leaf('text', { rules: [ruleOf('isShort', { args: [3] })] });
  const form = stateOf(
    {
      a: short,
      b: leaf('text'),
      c: leaf('text'),
      g: group({ a: short }, { rules: [ruleOf('fails')] }),
      outer: group(
        { rows: list({ a: leaf('text') }, { minItems: 2 }) },
        { rules: [ruleOf('fails')] },
      ),
      rows: list({ a: short }, { countWhere: [{ where: 0, max: 0, key: 'c', severity: 'error' }] }),
    },
    data,
    { unique: [UNIQUE], conditions: [{ kind: 'test', pattern: '/rows/*/a', test: 'isX' }] },
  );
  const examination = new Examination(form.state);
  const examine = (...examiners: Parameters<Examination['examine']>[0][]) =>
    pointers(examination.examine(examiners.flatMap((each) => [...each])));
  const set = (pointer: string, value: string) => {
    const cell = cellOf(form, 'leaf', pointer);
    cell.raw = value;
    invalidate(cell);
    return cell;
  };
  return { ...form, examine, set };
}

const pointers = (cells: Iterable<Cell>) => [...cells].map(pointerOf).sort();

describe('Examination', () => {
  it('stores the fault of an answer, and removes the fault when the answer is right', () => {
    const { at, examine, set } = openForm({ a: 'long' });
    expect(examine([at('/a')])).toEqual(['/a']);
    expect(ruleViolationOf(at('/a'))).toEqual({ rule: 'isShort', key: 'key_isShort', args: [3] });
    set('/a', 'abc');
    expect(examine([at('/a')])).toEqual(['/a']);
    expect(at('/a').violations.size).toBe(0);
  });

  it('returns no cell whose fault is the same', () => {
    const { at, examine, set } = openForm({ a: 'long', b: 'v' });
    examine([at('/a')]);
    const before = at('/a').violations;
    set('/a', 'longer');
    expect(examine([at('/a'), at('/b')])).toEqual([]);
    expect(at('/a').violations).toBe(before);
  });

  it('places a violation at every equal answer, and clears all these violations', () => {
    const { at, examine, set } = openForm({ a: 'v', b: 'v', c: 'w' });
    expect(examine([UNIQUE])).toEqual(['/a', '/b']);
    set('/b', 'w');
    expect(examine([UNIQUE])).toEqual(['/a', '/c']);
    expect([at('/a'), at('/b'), at('/c')].map((cell) => cell.violations.size)).toEqual([0, 1, 1]);
    set('/c', 'z');
    expect(examine([UNIQUE])).toEqual(['/b', '/c']);
    expect(at('/c').violations.size).toBe(0);
    expect(examine([UNIQUE])).toEqual([]);
  });

  it('ranks the fault of an answer before the fault of a rule of the form', () => {
    const { at, examine, set } = openForm({ a: 'long', b: 'long' });
    examine([UNIQUE, at('/a')]);
    expect(ruleViolationOf(at('/a'))?.key).toBe('key_isShort');
    expect(ruleViolationOf(at('/b'))?.key).toBe('key_unique');
    set('/a', 'v');
    set('/b', 'v');
    examine([UNIQUE, at('/a')]);
    expect(ruleViolationOf(at('/a'))?.key).toBe('key_unique');
  });

  it('examines the answers of an object before the object, in any given order', () => {
    const { at, examine } = openForm({ g: { a: 'long' } });
    expect(examine([at('/g'), at('/g/a')])).toEqual(['/g/a']);
    expect(at('/g').violations.size).toBe(0);
  });

  it('examines a list before the object around it', () => {
    const { at, examine } = openForm({ outer: { rows: [{ a: 'v' }] } });
    expect(examine([at('/outer'), at('/outer/rows')])).toEqual(['/outer/rows']);
    expect(at('/outer').violations.size).toBe(0);
  });

  it('clears the fault of a list at each of its rows', () => {
    const { at, examine, set } = openForm({ rows: [{ a: 'x' }, { a: 'y' }, { a: 'x' }] });
    expect(examine([at('/rows')])).toEqual(['/rows/0', '/rows/2']);
    set('/rows/0/a', 'y');
    expect(examine([at('/rows')])).toEqual(['/rows/0']);
    set('/rows/2/a', 'y');
    expect(examine([at('/rows')])).toEqual(['/rows/2']);
  });

  it('examines nothing without examiners', () => {
    const { at, examine } = openForm({ a: 'long' });
    expect(examine([])).toEqual([]);
    expect(at('/a').violations.size).toBe(0);
  });
});
