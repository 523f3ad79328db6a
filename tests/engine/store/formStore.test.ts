import { describe, expect, it } from 'vitest';
import type { Facet, FormStore } from '#engine';
import { formInUse, makeForm, told } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

const TEXT = { type: 'string' };
const ROW = {
  type: 'object',
  properties: { kind: TEXT, prn: { ...TEXT, prn: true, visibleWhen: { kind: { const: 'prn' } } } },
};
const LIST = { type: 'array', maxItems: 3, items: ROW };

/** Notes which listeners are called. */
function listening(store: FormStore, ...wanted: readonly (readonly [string, Facet])[]) {
  const calls: string[] = [];
  for (const [pointer, facet] of wanted) {
    store.subscribe(pointer, facet, () => calls.push(`${pointer} ${facet}`));
  }
  return () => calls.splice(0);
}

describe('values', () => {
  it('are what was set, and the data the same object until something changes', async () => {
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

  it('are taken away by undefined, null and an unticked box', async () => {
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

  it('call who listens: at the pointer, around it, and not who shows it already', async () => {
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

  it('call nobody who stopped listening', async () => {
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

  it('count as edited until saved, also by rows, not by initial values', async () => {
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

  it('of pointers that are no more are absent, without a fault', async () => {
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

describe('hiding', () => {
  const properties = {
    kind: TEXT,
    no: { ...TEXT, visibleWhen: { '/kind': { const: 'x' } } },
    home: {
      type: 'object',
      visibleWhen: { '/no': { minLength: 1 } },
      properties: { street: TEXT },
    },
  };

  it('clears, and showing again brings back what was typed', async () => {
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

  it('tells the fields that come and go, and the objects that hold them', async () => {
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

  it('takes the error with it', async () => {
    const store = (
      await makeForm({ ...properties, no: { ...properties.no, digitsOnly: true } })
    ).store({ kind: 'x', no: 'a' });
    store.touch('/no');
    expect(store.shownErrors()).toHaveLength(1);
    store.set('/kind', 'y');
    expect([store.shownErrors(), store.error('/no')]).toEqual([[], undefined]);
  });
});

describe('initial values', () => {
  const properties = {
    kind: TEXT,
    send: { type: 'boolean', initial: true, visibleWhen: { '/kind': { const: 'x' } } },
    copy: { ...TEXT, initial: { value: 'kind' } },
  };

  it('are set when a field is first shown, once', async () => {
    const store = (await makeForm(properties)).store();
    store.set('/kind', 'x');
    expect(store.get('/send')).toBe(true);
    store.set('/send', undefined);
    store.set('/kind', 'y');
    store.set('/kind', 'x');
    expect(store.get('/send')).toBeUndefined();
  });

  it('do not fill what loaded answers left empty', async () => {
    const store = (await makeForm(properties)).store({ kind: 'x' });
    expect(store.data()).toEqual({ kind: 'x' });
    store.replace({ kind: 'y' });
    store.set('/kind', 'x');
    expect(store.get('/send')).toBe(true);
  });

  it('of a list are its first rows', async () => {
    const form = await makeForm({
      list: { ...LIST, minItems: 1 },
      two: { ...LIST, initialRows: 2 },
    });
    expect(form.store().data()).toEqual({ list: [{}], two: [{}, {}] });
    expect(form.store({ two: [] }).data()).toEqual({ list: [{}], two: [] });
  });
});

describe('loaded answers', () => {
  it('B-65: are cleaned of unknown fields and values of another kind', async () => {
    const form = await makeForm({
      a: TEXT,
      n: { type: 'number' },
      choice: { type: 'string', enum: ['x'] },
      ticked: { type: 'array', items: { enum: ['x'] } },
      box: { type: 'boolean' },
      f: { type: 'object', file: { accept: ['.pdf'] } },
      list: LIST,
    });
    const wrong = {
      a: 1,
      n: {},
      choice: 'z',
      ticked: ['z'],
      box: 'yes',
      f: 'x',
      list: { length: 2 },
      nobody: 1,
    };
    expect(form.store(wrong).data()).toEqual({ list: [] });
    expect(form.store({ list: [1, { kind: 'x', nobody: 1 }] }).data()).toEqual({
      list: [{}, { kind: 'x' }],
    });
    expect(form.store(wrong).evaluate().errors).toEqual([]);
  });

  it('B-03: write nothing to a prototype', async () => {
    const form = await makeForm({ a: TEXT });
    const store = form.store(JSON.parse('{"a":"x","__proto__":{"polluted":1}}'));
    store.set('/__proto__/polluted', 1);
    store.set('/a/constructor', 1);
    expect(store.data()).toEqual({ a: 'x' });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('requirement and options', () => {
  it('follow the answers, and tell when they change', async () => {
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

  it('of an optional object follow whether it is filled', async () => {
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

describe('computed answers and the fee', () => {
  it('follow what they are computed from and cannot be set', async () => {
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

  it('turn with the day', async () => {
    const form = await makeForm({
      day: { ...TEXT, computed: { today: true } },
      d: { ...TEXT, hkDate: true, dateMin: 'today' },
    });
    const store = form.store({ d: '20/11/2026' }, '2026-11-20T23:59:00+08:00');
    store.touch('/d');
    const calls = listening(store, ['/day', 'value']);
    store.setNow('2026-11-20T23:59:30+08:00');
    expect(calls()).toEqual([]);
    store.setNow('2026-11-21T00:00:00+08:00');
    store.check();
    expect([store.get('/day'), calls().length, store.shownErrors().map(told)]).toEqual([
      '21/11/2026',
      1,
      ['/d validation_notBeforeToday'],
    ]);
  });
});

describe('steps', () => {
  it('are there when their condition holds; the submission step always', async () => {
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
    expect(store.validateSteps(['submission']).map(told)).toEqual([
      '/ackEmail validation_required',
    ]);
  });
});
