import { describe, expect, it } from 'vitest';
import { errorText, makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };

describe('rows of a store', () => {
  const LIST = {
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      required: ['a'],
      properties: { a: { ...TEXT, digitsOnly: true }, b: TEXT },
    },
  };
  const rows = [{ a: 'x' }, { a: '1' }, { a: 'y' }];

  it('move up with their errors when an earlier row is removed', async () => {
    const store = (await makeForm({ list: LIST })).store({ list: rows });
    for (const index of [0, 1, 2]) store.touch(`/list/${index}/a`);
    const keys = store.rowKeys('/list');
    store.removeRow('/list', 1);
    expect(store.rowKeys('/list')).toEqual([keys[0], keys[2]]);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/list/0/a', '/list/1/a']);
    store.removeRow('/list', 0);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/list/0/a']);
    expect(store.data()).toEqual({ list: [{ a: 'y' }] });
  });

  it('are restored with their error and key after a removal', async () => {
    const store = (await makeForm({ list: LIST })).store({ list: rows });
    store.touch('/list/0/a');
    const keys = store.rowKeys('/list');
    const putBack = store.removeRow('/list', 0);
    expect(store.shownErrors()).toEqual([]);
    putBack();
    putBack();
    expect(store.rowKeys('/list')).toEqual(keys);
    expect(store.data()).toEqual({ list: rows });
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/list/0/a']);
  });

  it('are copied with all their answers, but without initial values', async () => {
    const items = {
      type: 'object',
      properties: {
        a: { ...TEXT, digitsOnly: true },
        b: { ...TEXT, default: 'first', visibleWhen: { a: { const: '1' } } },
        inner: { type: 'array', maxItems: 2, initialRows: 1, items: { ...TEXT, default: 'first' } },
      },
    };
    const store = (await makeForm({ list: { ...LIST, items } })).store({
      list: [
        { a: '1', b: 'seen', inner: ['x'] },
        { a: 'z', inner: [] },
      ],
    });
    store.set('/list/0/a', '2');
    store.touch('/list/1/a');
    const keys = store.rowKeys('/list');
    expect(store.addRow('/list', 0)).toBe(1);
    expect(store.rowKeys('/list')).toEqual([keys[0], expect.any(String), keys[1]]);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/list/2/a']);
    store.set('/list/1/a', '1');
    expect(store.data()).toEqual({
      list: [
        { a: '2', inner: ['x'] },
        { a: '1', b: 'seen', inner: ['x'] },
        { a: 'z', inner: [] },
      ],
    });
    expect(() => store.addRow('/list', 0)).toThrow(/is full/);
    store.removeRow('/list', 0);
    expect(store.addRow('/list', 1)).toBe(2);
    expect(store.data().list).toHaveLength(3);
    expect(store.get('/list/2')).toEqual({ a: 'z', inner: [] });
  });

  it('cannot be copied from an index that does not exist', async () => {
    const store = (await makeForm({ list: LIST })).store({ list: [{ a: '1' }] });
    expect(() => store.addRow('/list', 1)).toThrow(RangeError);
    expect(store.data()).toEqual({ list: [{ a: '1' }] });
  });

  it('follow intermediate changes when they are restored', async () => {
    const isOpen = { '/topic': { const: 'open' } };
    const items = {
      type: 'object',
      properties: {
        kind: { ...TEXT, enum: ['a', 'b'], optionsWhen: { b: isOpen } },
        more: { ...TEXT, visibleWhen: isOpen },
      },
    };
    const form = await makeForm({ topic: TEXT, list: { ...LIST, items } });
    const store = form.store({ topic: 'open', list: [{ kind: 'b', more: 'x' }, { kind: 'a' }] });
    const putBack = store.removeRow('/list', 0);
    store.set('/topic', 'closed');
    putBack();
    expect(store.data()).toEqual({ topic: 'closed', list: [{}, { kind: 'a' }] });
    expect(store.options('/list/0/kind').map(({ value }) => value)).toEqual(['a']);
    expect(store.isVisible('/list/0/more')).toBe(false);
  });

  it('move with their errors and keys', async () => {
    const store = (await makeForm({ list: LIST })).store({ list: rows });
    store.touch('/list/0/a');
    const [a, b, c] = store.rowKeys('/list');
    store.moveRow('/list', 0, 2);
    expect(store.rowKeys('/list')).toEqual([b, c, a]);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/list/2/a']);
    expect(() => store.moveRow('/list', 0, 3)).toThrow(RangeError);
  });

  it('are added at the end, empty and without errors, until the list is full', async () => {
    const store = (await makeForm({ list: LIST })).store({ list: [{ a: '1' }] });
    store.validateSteps();
    expect(store.addRow('/list')).toBe(1);
    store.check();
    expect([store.rowCount('/list'), store.shownErrors()]).toEqual([2, []]);
    store.addRow('/list');
    expect(() => store.addRow('/list')).toThrow(RangeError);
    expect(() => store.addRow('/nobody')).toThrow(RangeError);
    expect(store.validateSteps().map(errorText)).toEqual([
      '/list/1/a validation_required',
      '/list/2/a validation_required',
    ]);
  });

  it('update the errors of other rows when they are removed or restored', async () => {
    const unique = [{ paths: ['/list/*/a', '/x'], key: 'twice' }];
    const form = await makeForm({ x: TEXT, list: LIST }, { schema: { unique } });
    const store = form.store({ x: '7', list: [{ a: '1' }, { a: '7' }] });
    store.validateSteps();
    const shown = store.shownErrors();
    expect(shown.map(errorText)).toEqual(form.evaluate(store.data()).errors.map(errorText));
    expect(shown.map(({ key }) => key)).toContain('twice');
    const putBack = store.removeRow('/list', 1);
    store.check();
    expect(store.shownErrors()).toEqual([]);
    putBack();
    store.check();
    expect(store.shownErrors()).toEqual(shown);
  });

  it('notify listeners of the list from the first changed row on', async () => {
    const store = (await makeForm({ list: LIST, x: TEXT })).store({ list: rows });
    const calls: string[] = [];
    for (const pointer of ['/list', '/list/1/a', '/list/2', '/x'])
      store.subscribe(pointer, 'state', () => calls.push(pointer));
    const putBack = store.removeRow('/list', 0);
    expect(calls.splice(0)).toEqual(['/list', '/list/1/a', '/list/2']);
    putBack();
    expect(calls.splice(0)).toEqual(['/list', '/list/1/a', '/list/2']);
    store.moveRow('/list', 1, 2);
    expect(calls.splice(0)).toEqual(['/list', '/list/1/a', '/list/2']);
    store.removeRow('/list', 2);
    expect(calls).toEqual(['/list', '/list/2']);
  });
});
