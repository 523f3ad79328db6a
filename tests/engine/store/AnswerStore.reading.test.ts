import { describe, expect, it } from 'vitest';
import type { FormStore } from '../../../engine/store/FormStore.ts';
import { openFormStore } from '../../../engine/store/openFormStore.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { examiningValidator } from '../support/examiningValidator.ts';
import { NOW } from '../support/makeForm.ts';
import { TESTS } from '../support/stateOf.ts';

const PLAN = {
  ...planOf({
    pick: choice(['x', 'y'], { required: true }),
    note: leaf('text', { visibleWhen: 0, required: true }),
    home: group({ street: leaf('text') }),
    rows: list({ a: leaf('text') }, { emptyRows: 'drop', maxItems: 3 }),
  }),
  conditions: [{ kind: 'test', pattern: '/pick', test: 'isX' }] as const,
};
const DATA = { pick: 'y', home: { street: 'A ROAD' }, rows: [{ a: '1' }, {}] };

/** Opens a store without a validator. */
const open = (data: Readonly<Record<string, unknown>> = DATA): FormStore =>
  openFormStore(PLAN, { tests: TESTS }, { data: data as typeof DATA, now: NOW });
const everywhere = ['/pick', '/note', '/home', '/rows', '/rows/0', '/absent'];

describe('AnswerStore: the state of fields', () => {
  it('returns visibility and requirement, which are false for an unknown pointer', () => {
    const store = open();
    expect(everywhere.filter((pointer) => store.isVisible(pointer))).toEqual([
      '/pick',
      '/home',
      '/rows',
      '/rows/0',
    ]);
    expect(everywhere.filter((pointer) => store.isRequired(pointer))).toEqual(['/pick']);
    store.set('/pick', 'x');
    expect([store.isVisible('/note'), store.isRequired('/note')]).toEqual([true, true]);
  });

  it('offers options only for a choice', () => {
    const store = open();
    expect(store.options('/pick').map(({ value }) => value)).toEqual(['x', 'y']);
    expect(everywhere.slice(1).flatMap((pointer) => store.options(pointer))).toEqual([]);
  });

  it('returns the visible children of a group, and the node of a pointer', () => {
    const store = open();
    expect(store.children('').map(({ key }) => key)).toEqual(['pick', 'home', 'rows']);
    expect(store.children('/home')).toEqual([store.node('/home/street')]);
  });
});

describe('AnswerStore: rows', () => {
  it('returns count, keys and sent rows of a list, and none for another field', () => {
    const store = open();
    expect([store.rowCount('/rows'), store.sentRows('/rows')]).toEqual([2, [0]]);
    expect(new Set(store.rowKeys('/rows')).size).toBe(2);
    for (const pointer of ['/home', '/pick', '/absent']) {
      expect(store.rowCount(pointer)).toBe(0);
      expect([store.rowKeys(pointer), store.sentRows(pointer)]).toEqual([[], []]);
    }
  });

  it('prepares the next row of a list only', () => {
    const store = open();
    expect(store.rowAhead('/home')).toBeUndefined();
    expect(typeof store.rowAhead('/rows')).toBe('string');
    expect([store.isVisible('/rows/2'), store.rowCount('/rows')]).toEqual([true, 2]);
  });

  it('adds, moves, removes and restores rows', () => {
    const store = open();
    expect(store.addRow('/rows')).toBe(2);
    store.set('/rows/2/a', '3');
    store.moveRow('/rows', 2, 0);
    const undo = store.removeRow('/rows', 1);
    expect(store.get('/rows')).toEqual([{ a: '3' }, {}]);
    undo();
    expect(store.get('/rows')).toEqual([{ a: '3' }, { a: '1' }, {}]);
  });
});

describe('AnswerStore: data', () => {
  it('clears fields, and counts replacements and clearings', () => {
    const store = open();
    store.clear(['/pick', '/home']);
    expect(store.data()).toMatchObject({ rows: [{ a: '1' }, {}] });
    expect([store.get('/pick'), store.get('/home/street')]).toEqual([undefined, undefined]);
    store.replace({ pick: 'x' });
    expect([store.clearings(), store.get('/pick'), store.rowCount('/rows')]).toEqual([2, 'x', 0]);
  });

  it('computes the fee once for each version of the answers', () => {
    const store = open();
    const fee = store.fee();
    expect(fee.totalCents).toBe(0);
    expect(store.fee()).toBe(fee);
    store.set('/home/street', 'B ROAD');
    expect(store.fee()).not.toBe(fee);
  });

  it('answers a question about its state', () => {
    const store = open();
    expect(store.ask(({ root, plan }) => [root.children.length, plan])).toEqual([4, store.plan]);
  });
});

describe('AnswerStore: the validator', () => {
  it('is absent until it is attached', () => {
    const store = open();
    expect(store.hasValidator()).toBe(false);
    expect(() => store.evaluate()).toThrow(TypeError);
    expect(() => store.validateSteps()).toThrow(TypeError);
    const evaluated: unknown[] = [];
    store.validateWith(examiningValidator((...given) => evaluated.push(given)));
    expect(store.hasValidator()).toBe(true);
    store.evaluate('steps' as never);
    expect(evaluated).toEqual([[store.plan, { data: store.data(), now: NOW, scope: 'steps' }]]);
  });

  it('shows the errors of the server until they are cleared', () => {
    const store = open();
    const error = { path: '/pick', key: 'wrong', args: [] };
    store.showErrors([error]);
    expect([store.error('/pick'), store.shownErrors()]).toMatchObject([error, [error]]);
    expect([store.advice('/pick'), store.error('/absent')]).toEqual([undefined, undefined]);
    store.clearErrors();
    expect(store.shownErrors()).toEqual([]);
  });
});
