import { describe, expect, it } from 'vitest';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };

/**
 * Returns a store with a day that is initially today, a list of two rows, and a conditional field.
 */
async function started() {
  const form = await makeForm({
    name: { ...TEXT, digitsOnly: true },
    day: { ...TEXT, hkDate: true, initial: { today: true } },
    list: {
      type: 'array',
      initialRows: 2,
      maxItems: 5,
      emptyRows: 'drop',
      items: { type: 'object', properties: { a: { ...TEXT, digitsOnly: true } } },
    },
    other: { ...TEXT, visibleWhen: { '/name': { minLength: 1 } } },
    kept: TEXT,
  });
  return form.store();
}
const CLEARED = ['/name', '/day', '/list', '/other'];

describe('clearFields: fields of a store', () => {
  it('resets the fields to the values of a new form, and keeps the other fields', async () => {
    const store = await started();
    const first = store.data();
    store.set('/name', 'x');
    store.set('/day', '01/01/2026');
    store.set('/other', 'y');
    store.set('/kept', 'z');
    store.set('/list/0/a', 'x');
    store.addRow('/list');
    store.clear(CLEARED);
    expect(store.data()).toEqual({ ...first, kept: 'z' });
    expect(store.rowCount('/list')).toBe(2);
    expect([store.isVisible('/other'), store.isEdited()]).toEqual([false, true]);
  });

  it('hides the errors of the fields, and reports new errors on validation', async () => {
    const store = await started();
    store.set('/name', 'x');
    store.set('/list/1/a', 'x');
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/name', '/list/1/a']);
    store.clear(CLEARED);
    expect(store.shownErrors()).toEqual([]);
    expect(store.validateSteps()).toEqual([]);
    store.set('/list/1/a', 'y');
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/list/1/a']);
  });

  it('counts the clearing, and discards the undo of an earlier row removal', async () => {
    const store = await started();
    store.set('/list/0/a', '1');
    const putBack = store.removeRow('/list', 0);
    store.clear(CLEARED);
    putBack();
    expect([store.rowCount('/list'), store.clearings()]).toEqual([2, 1]);
    expect(JSON.stringify(store.data())).not.toContain('"1"');
  });

  it('notifies listeners of answers, rows and visibility', async () => {
    const store = await started();
    store.set('/name', '1');
    store.addRow('/list');
    const notified: string[] = [];
    store.subscribe('/name', 'value', () => notified.push('name'));
    store.subscribe('/list', 'state', () => notified.push('rows'));
    store.subscribe('/other', 'state', () => notified.push('other'));
    store.clear(CLEARED);
    expect(new Set(notified)).toEqual(new Set(['name', 'rows', 'other']));
  });
});
