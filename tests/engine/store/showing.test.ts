import { describe, expect, it } from 'vitest';
import { errorText, makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };
const DATE = {
  type: 'object',
  dateParts: { day: 'd', month: 'm', year: 'y' },
  dateMin: 'today',
  properties: { d: TEXT, m: TEXT, y: TEXT },
};

describe('an error', () => {
  it('appears on blur of a filled field, then updates while the user types', async () => {
    const store = (
      await makeForm({ a: { ...TEXT, digitsOnly: true } }, { schema: { required: ['a'] } })
    ).store();
    store.set('/a', 'x');
    store.check();
    expect(store.error('/a')).toBeUndefined();
    store.touch('/a');
    expect(store.error('/a')?.key).toBe('validation_digitsOnly');
    store.set('/a', '1');
    expect(store.error('/a')?.key).toBe('validation_digitsOnly');
    store.check();
    expect(store.error('/a')).toBeUndefined();
    store.set('/a', '');
    store.check();
    expect(store.error('/a')?.key).toBe('validation_required');
  });

  it('U-10: is a new object when another part of the answer is wrong', async () => {
    const store = (await makeForm({ a: { ...TEXT, hkid: true } })).store();
    store.set('/a', 'A12345');
    store.touch('/a');
    const before = store.error('/a');
    expect(before).toMatchObject({ key: 'validation_invalidHKID', part: 'format' });
    store.set('/a', 'A1234560');
    store.check();
    expect(store.error('/a')).not.toBe(before);
    expect(store.error('/a')).toMatchObject({ key: 'validation_invalidHKID', part: 'check' });
  });

  it('does not appear on blur of an empty field', async () => {
    const store = (await makeForm({ a: TEXT }, { schema: { required: ['a'] } })).store();
    store.touch('/a');
    store.set('/a', '   ');
    store.touch('/a');
    expect(store.shownErrors()).toEqual([]);
  });

  it('appears only when its step is validated; validateSteps returns the page order', async () => {
    const form = await makeForm(
      { a: TEXT, b: TEXT, c: TEXT },
      {
        schema: { required: ['a', 'b', 'c'] },
        manifest: {
          steps: [
            { id: 'one', fields: ['/b', '/a'] },
            { id: 'two', fields: ['/c'] },
          ],
        },
      },
    );
    const store = form.store();
    expect(store.validateSteps(['one']).map(({ path }) => path)).toEqual(['/b', '/a']);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/b', '/a', '/c']);
    store.clearErrors();
    expect([store.shownErrors(), store.error('/a')]).toEqual([[], undefined]);
  });

  it('of a field that appears after validation waits for the next validation', async () => {
    const store = (
      await makeForm(
        { a: TEXT, b: { ...TEXT, visibleWhen: { '/a': { const: 'x' } } } },
        { schema: { required: ['b'] } },
      )
    ).store();
    store.validateSteps();
    store.set('/a', 'x');
    store.check();
    expect(store.shownErrors()).toEqual([]);
    expect(store.validateSteps()).toHaveLength(1);
  });

  it('is the same object in the same list until it changes', async () => {
    const store = (await makeForm({ a: { ...TEXT, maxChars: 1 }, b: TEXT })).store({ a: 'xx' });
    store.touch('/a');
    const [error, errors] = [store.error('/a'), store.shownErrors()];
    store.set('/b', 'y');
    store.set('/a', 'xyz');
    store.check();
    expect(store.error('/a')).toBe(error);
    expect(store.shownErrors()).toBe(errors);
  });

  it('notifies its listeners only when it changes', async () => {
    const store = (await makeForm({ a: { ...TEXT, maxChars: 1 } })).store();
    let calls = 0;
    store.subscribe('/a', 'state', () => {
      calls += 1;
    });
    store.set('/a', 'xx');
    store.touch('/a');
    expect(calls).toBe(1);
    store.set('/a', 'xxx');
    store.check();
    expect(calls).toBe(1);
    store.set('/a', 'x');
    store.check();
    expect(calls).toBe(2);
  });

  it('updates when another answer changes: a repeated value, a unique value and a later date', async () => {
    const form = await makeForm(
      {
        a: TEXT,
        b: { ...TEXT, sameAs: 'a' },
        x: TEXT,
        y: TEXT,
        from: { ...TEXT, hkDate: true },
        to: { ...TEXT, hkDate: true, dateMin: 'from' },
      },
      { schema: { unique: [{ paths: ['/x', '/y'], key: 'twice' }] } },
    );
    const dates = { from: '02/01/2026', to: '01/01/2026' };
    const store = form.store({ a: '1', b: '2', x: '1', y: '1', ...dates });
    for (const pointer of ['/a', '/b', '/x', '/y', '/from', '/to']) store.touch(pointer);
    expect(store.shownErrors().map(errorText)).toEqual([
      '/b validation_notSame',
      '/x twice',
      '/y twice',
      '/to validation_dateMin 02/01/2026',
    ]);
    store.set('/a', '2');
    store.set('/y', '2');
    store.set('/from', '01/01/2026');
    store.check();
    expect(store.shownErrors()).toEqual([]);
  });

  it('of a date in parts appears once all parts are filled or the step is validated', async () => {
    const store = (await makeForm({ start: DATE }, { schema: { required: ['start'] } })).store();
    store.set('/start/d', '1');
    store.touch('/start/d');
    expect(store.shownErrors()).toEqual([]);
    store.set('/start/m', '1');
    store.set('/start/y', '2026');
    store.touch('/start/y');
    expect(store.shownErrors().map(errorText)).toEqual(['/start validation_notBeforeToday']);
    store.set('/start/y', '2027');
    store.check();
    expect(store.shownErrors()).toEqual([]);
    store.set('/start/d', undefined);
    expect(store.validateSteps().map(errorText)).toEqual(['/start validation_invalidDate']);
    expect(store.error('/start/d')).toBeUndefined();
  });
});

describe('errors of the server', () => {
  it('appear at their answers until the answer changes or the step is validated', async () => {
    const store = (await makeForm({ a: TEXT, b: TEXT })).store({ a: '1', b: '1' });
    store.showErrors([
      { path: '/a', key: 'k1', args: [] },
      { path: '/b', key: 'k2', args: [1] },
      { path: '/gone', key: 'k3', args: [] },
    ]);
    expect(store.shownErrors().map(errorText)).toEqual(['/a k1', '/b k2 1', '/gone k3']);
    store.set('/a', '2');
    expect(store.shownErrors().map(errorText)).toEqual(['/b k2 1', '/gone k3']);
    expect(store.validateSteps()).toEqual([]);
    expect(store.error('/b')).toBeUndefined();
  });
});
