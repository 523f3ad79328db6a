import { describe, expect, it } from 'vitest';
import { listening } from '../support/listening.ts';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };

describe('effectsOf: hiding', () => {
  const properties = {
    kind: TEXT,
    no: { ...TEXT, visibleWhen: { '/kind': { const: 'x' } } },
    home: {
      type: 'object',
      visibleWhen: { '/no': { minLength: 1 } },
      properties: { street: TEXT },
    },
  };

  it('clears the answers, and restores them when the fields are visible again', async () => {
    const store = (await makeForm(properties)).store();
    store.set('/kind', 'x');
    store.set('/no', '1');
    store.set('/home/street', 'S');
    store.set('/kind', 'y');
    expect(store.data()).toEqual({ kind: 'y' });
    expect([store.get('/no'), store.isVisible('/home/street')]).toEqual([undefined, false]);
    store.set('/kind', 'x');
    expect(store.data()).toEqual({ kind: 'x', no: '1', home: { street: 'S' } });
  });

  it('notifies listeners of shown and hidden fields, and of their parents', async () => {
    const store = (await makeForm(properties)).store({ kind: 'x', no: '1' });
    const calls = listening(
      store,
      ['/no', 'state'],
      ['/home', 'state'],
      ['/home/street', 'state'],
      ['/kind', 'state'],
      ['', 'state'],
    );
    const before = store.children('');
    expect(store.children('')).toBe(before);
    store.set('/kind', 'y');
    expect(calls().sort()).toEqual([' state', '/home state', '/home/street state', '/no state']);
    expect(store.children('').map(({ key }) => key)).toEqual(['kind']);
    store.set('/kind', 'z');
    expect(calls()).toEqual([]);
  });

  it('also removes the error', async () => {
    const store = (
      await makeForm({ ...properties, no: { ...properties.no, digitsOnly: true } })
    ).store({ kind: 'x', no: 'a' });
    store.touch('/no');
    expect(store.shownErrors()).toHaveLength(1);
    store.set('/kind', 'y');
    expect([store.shownErrors(), store.error('/no')]).toEqual([[], undefined]);
  });
});

describe('effectsOf: requirement and options', () => {
  it('follow the answers, and notify listeners of changes', async () => {
    const form = await makeForm({
      kind: TEXT,
      no: { ...TEXT, requiredWhen: { '/kind': { const: 'x' } } },
      fee: {
        type: 'string',
        enum: ['new', 'renew'],
        optionsWhen: { renew: { '/kind': { const: 'x' } } },
      },
    });
    const store = form.store();
    const calls = listening(store, ['/no', 'state'], ['/fee', 'state']);
    const offered = store.options('/fee');
    expect([store.isRequired('/no'), offered.map(({ value }) => value)]).toEqual([false, ['new']]);
    expect(store.options('/fee')).toBe(offered);
    store.set('/kind', 'x');
    expect(calls().sort()).toEqual(['/fee state', '/no state']);
    expect([store.isRequired('/no'), store.options('/fee').length]).toEqual([true, 2]);
    store.set('/fee', 'renew');
    store.set('/kind', 'y');
    expect(store.get('/fee')).toBeUndefined();
  });

  it('of an optional object depend on whether it has answers', async () => {
    const form = await makeForm({
      home: { type: 'object', required: ['street'], properties: { street: TEXT, flat: TEXT } },
    });
    const store = form.store();
    const calls = listening(store, ['/home/street', 'state']);
    expect(store.isRequired('/home/street')).toBe(false);
    store.set('/home/flat', 'A');
    expect([store.isRequired('/home/street'), calls()]).toEqual([true, ['/home/street state']]);
    store.set('/home/flat', 'AB');
    expect(calls()).toEqual([]);
  });
});

describe('effectsOf: computed answers and the fee', () => {
  it('follow their source fields and cannot be set', async () => {
    const form = await makeForm(
      {
        list: { type: 'array', items: { type: 'object', properties: { price: TEXT } } },
        total: { ...TEXT, computed: { sum: '/list', of: { value: 'price' } } },
      },
      {
        manifest: {
          payment: { required: true, items: [{ id: 'f', unitPrice: { value: '/total' } }] },
        },
      },
    );
    const store = form.store();
    const calls = listening(store, ['/total', 'value']);
    store.addRow('/list');
    store.set('/list/0/price', '1.50');
    expect([store.get('/total'), calls().length]).toEqual(['1.50', 1]);
    store.addRow('/list');
    store.set('/list/1/price', '2');
    expect([store.get('/total'), store.fee().totalCents]).toEqual(['3.50', 350]);
    store.set('/total', '9');
    expect(store.get('/total')).toBe('3.50');
    store.removeRow('/list', 0);
    expect([store.get('/total'), store.fee().totalCents]).toEqual(['2', 200]);
    expect(store.fee()).toBe(store.fee());
  });
});
