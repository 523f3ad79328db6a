import { describe, expect, it, vi } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';

const LONG = {
  type: 'string',
  rules: [
    { digitsOnly: true },
    { maxChars: 3, severity: 'warning' },
    { maxChars: 2, severity: 'warning', key: 'validation_second' },
  ],
};
const DATE = {
  type: 'object',
  dateParts: { day: 'd', month: 'm', year: 'y' },
  rules: [{ dateMin: 'today', severity: 'warning' }],
  properties: { d: { type: 'string' }, m: { type: 'string' }, y: { type: 'string' } },
};

describe('advice', () => {
  it('appears on blur of a filled field, then updates while the user types', async () => {
    const store = (await makeForm({ a: LONG })).store();
    store.set('/a', '12345');
    store.check();
    expect(store.advice('/a')).toBeUndefined();
    store.touch('/a');
    expect(store.advice('/a')).toEqual({
      path: '/a',
      key: 'validation_maxChars',
      args: [3],
      rule: 'maxChars',
    });
    store.set('/a', '123');
    store.check();
    expect(store.advice('/a')?.key).toBe('validation_second');
    store.set('/a', '12');
    store.check();
    expect(store.advice('/a')).toBeUndefined();
  });

  it('does not block the step and is not an error', async () => {
    const store = (await makeForm({ a: LONG })).store();
    store.set('/a', '12345');
    expect(store.validateSteps()).toEqual([]);
    expect(store.shownErrors()).toEqual([]);
    expect(store.advice('/a')?.key).toBe('validation_maxChars');
    expect(store.evaluate().errors).toEqual([]);
  });

  it('appears only when the answer has no error', async () => {
    const store = (await makeForm({ a: LONG })).store();
    store.set('/a', 'abcde');
    store.touch('/a');
    expect([store.error('/a')?.key, store.advice('/a')]).toEqual([
      'validation_digitsOnly',
      undefined,
    ]);
    store.set('/a', '12345');
    store.check();
    expect([store.error('/a'), store.advice('/a')?.key]).toEqual([
      undefined,
      'validation_maxChars',
    ]);
  });

  it('notifies only the subscribers of its field', async () => {
    const store = (await makeForm({ a: LONG, b: LONG })).store();
    const [a, b] = [vi.fn(), vi.fn()];
    store.subscribe('/a', 'state', a);
    store.subscribe('/b', 'state', b);
    store.set('/a', '12345');
    store.touch('/a');
    expect([a, b].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('of a date in parts appears at the date', async () => {
    const store = (await makeForm({ date: DATE })).store();
    store.set('/date', { d: '01', m: '01', y: '2020' });
    store.touch('/date/y');
    expect(store.advice('/date')?.key).toBe('validation_notBeforeToday');
    expect(store.error('/date')).toBeUndefined();
  });

  it('disappears when its answer is hidden, and moves with its row', async () => {
    const form = await makeForm({
      on: { type: 'boolean' },
      a: { ...LONG, visibleWhen: { on: { const: true } } },
      rows: { type: 'array', items: { type: 'object', properties: { a: LONG } } },
    });
    const store = form.store({ on: true, a: '12345', rows: [{ a: '1' }, { a: '12345' }] });
    store.validateSteps();
    expect(store.advice('/a')).toBeDefined();
    expect(store.advice('/rows/1/a')?.path).toBe('/rows/1/a');
    store.set('/on', undefined);
    store.removeRow('/rows', 0);
    expect(store.advice('/a')).toBeUndefined();
    expect(store.advice('/rows/0/a')?.path).toBe('/rows/0/a');
  });
});
