import { describe, expect, it } from 'vitest';
import { listening } from '../support/listening.ts';
import { errorText, formInUse, makeForm } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const TEXT = { type: 'string' };
const ROW = {
  type: 'object',
  properties: { kind: TEXT, prn: { ...TEXT, prn: true, visibleWhen: { kind: { const: 'prn' } } } },
};
const LIST = { type: 'array', maxItems: 3, items: ROW };

describe('createFormStore: values', () => {
  it('are stored, and the data remain the same object until a change', async () => {
    const store = (await makeForm({ a: TEXT, b: TEXT, list: LIST })).store();
    store.set('/a', 'x');
    const before = store.data();
    expect(before).toEqual({ a: 'x', list: [] });
    expect(store.data()).toBe(before);
    store.set('/a', 'x');
    expect(store.data()).toBe(before);
    store.set('/b', 'y');
    expect(store.data()).not.toBe(before);
    expect(Reflect.get(store.data(), 'list')).toBe(Reflect.get(before, 'list'));
    expect(before).toEqual({ a: 'x', list: [] });
  });

  it('are removed by undefined, null and an unticked checkbox', async () => {
    const store = (await makeForm({ a: TEXT, b: { type: 'boolean' } })).store();
    store.set('/a', 'x');
    store.set('/b', true);
    store.set('/a', undefined);
    store.set('/b', false);
    expect(store.data()).toEqual({});
  });

  it('of an object are set field by field', async () => {
    const store = (
      await makeForm({ home: { type: 'object', properties: { street: TEXT, flat: TEXT } } })
    ).store();
    store.set('/home', { street: 'X', nobody: 1 });
    expect(store.data()).toEqual({ home: { street: 'X' } });
    store.set('/home', { flat: 'A' });
    expect(store.data()).toEqual({ home: { flat: 'A' } });
  });

  it('notify listeners of the pointer and its parents, except the origin', async () => {
    const store = (
      await makeForm({ o: { type: 'object', properties: { a: TEXT, b: TEXT } } })
    ).store();
    const calls = listening(
      store,
      ['/o/a', 'value'],
      ['/o/b', 'value'],
      ['/o', 'value'],
      ['', 'value'],
      ['/o/a', 'state'],
    );
    let own = 0;
    store.subscribe(
      '/o/a',
      'value',
      () => {
        own += 1;
      },
      'widget-1',
    );
    store.set('/o/a', 'x');
    expect([calls(), own]).toEqual([['/o/a value', '/o value', ' value'], 1]);
    store.set('/o/a', 'y', 'widget-1');
    expect(own).toBe(1);
    expect(calls()).toContain('/o/a value');
  });

  it('notify no listener after it unsubscribes', async () => {
    const store = (await makeForm({ a: TEXT })).store();
    let calls = 0;
    const stops = [
      store.subscribe('/a', 'value', () => {
        calls += 1;
      }),
      store.subscribeAll(() => {
        calls += 1;
      }),
    ];
    store.set('/a', 'x');
    for (const stop of stops) stop();
    store.set('/a', 'y');
    expect(calls).toBe(2);
  });

  it('are edited until saved, also after new rows, but not by initial values', async () => {
    const store = (await makeForm({ a: { ...TEXT, initial: 'x' }, list: LIST })).store();
    expect([store.isEdited(), store.get('/a')]).toEqual([false, 'x']);
    store.set('/a', 'y');
    expect(store.isEdited()).toBe(true);
    store.markSaved();
    expect(store.isEdited()).toBe(false);
    store.addRow('/list');
    expect(store.isEdited()).toBe(true);
    store.replace({ a: 'z' });
    expect([store.isEdited(), store.get('/a')]).toEqual([false, 'z']);
  });

  it('of missing pointers are absent, without an error', async () => {
    const store = (await makeForm({ list: LIST })).store();
    expect([
      store.get('/list/7/kind'),
      store.isVisible('/list/7'),
      store.error('/list/7/kind'),
    ]).toEqual([undefined, false, undefined]);
    expect(store.node('/list/7/kind').pattern).toBe('/list/*/kind');
    expect(() => store.node('/nobody')).toThrow(RangeError);
    store.set('/list/7/kind', 'x');
    expect(store.isEdited()).toBe(false);
  });
});

describe('createFormStore: the same form with other answers', () => {
  it('is a separate store, on the same day', async () => {
    const form = await makeForm({ name: TEXT, day: { ...TEXT, computed: { today: true } } });
    const store = form.store({ name: 'A' }, '2026-11-20T10:00:00+08:00');
    const other = store.withData({ name: 'B' });
    other.set('/name', 'C');
    expect([store.get('/name'), other.get('/name'), other.get('/day')]).toEqual([
      'A',
      'C',
      '20/11/2026',
    ]);
  });
});

describe('createFormStore: a pointer into a list', () => {
  it('refers to the current record at its index', async () => {
    const form = await makeForm({
      list: {
        type: 'array',
        items: { type: 'object', properties: { name: TEXT, tags: { type: 'array', items: TEXT } } },
      },
    });
    const rows = ['a', 'b', 'c'].map((name) => ({ name, tags: [name, `${name}${name}`] }));
    const store = form.store({ list: rows });
    const read = () =>
      [0, 1, 2, 3].map((row) => [`name`, `tags/1`].map((at) => store.get(`/list/${row}/${at}`)));
    const [a, b, c, none] = [
      ['a', 'aa'],
      ['b', 'bb'],
      ['c', 'cc'],
      [undefined, undefined],
    ];
    expect(read()).toEqual([a, b, c, none]);
    store.moveRow('/list', 0, 2);
    expect(read()).toEqual([b, c, a, none]);
    const putBack = store.removeRow('/list', 1);
    expect(read()).toEqual([b, a, none, none]);
    putBack();
    expect(read()).toEqual([b, c, a, none]);
    store.addRow('/list');
    store.set('/list/3/name', 'd');
    expect(read().at(3)).toEqual(['d', undefined]);
    store.removeRow('/list/0/tags', 0);
    expect(read()).toEqual([['b', undefined], c, a, ['d', undefined]]);
    store.replace({ list: rows.slice(2) });
    expect(read()).toEqual([c, none, none, none]);
  });
});

describe('createFormStore: steps', () => {
  it('are visible when their condition holds; the submission step always is', async () => {
    const store = formInUse(await loadForm(readForm('LREAL1'), readShared())).store();
    expect([
      store.isStepVisible('documents'),
      store.isStepVisible('submission'),
      store.isStepVisible('nobody'),
    ]).toEqual([false, true, false]);
    store.set('/DeliveryMethod', 'online');
    store.set('/OwnerType', 'corporate');
    expect(store.isStepVisible('documents')).toBe(true);
    expect(store.get('/receiveAckEmail')).toBe(true);
    expect(store.validateSteps(['submission']).map(errorText)).toEqual([
      '/ackEmail validation_required',
    ]);
  });
});
