import { describe, expect, it } from 'vitest';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };
const ROW = {
  type: 'object',
  properties: { kind: TEXT, prn: { ...TEXT, prn: true, visibleWhen: { kind: { const: 'prn' } } } },
};
const LIST = { type: 'array', maxItems: 3, items: ROW };

describe('createFormStore: initial values', () => {
  const properties = {
    kind: TEXT,
    send: { type: 'boolean', initial: true, visibleWhen: { '/kind': { const: 'x' } } },
    copy: { ...TEXT, initial: { value: 'kind' } },
  };

  it('are set once, when a field is first visible', async () => {
    const store = (await makeForm(properties)).store();
    store.set('/kind', 'x');
    expect(store.get('/send')).toBe(true);
    store.set('/send', undefined);
    store.set('/kind', 'y');
    store.set('/kind', 'x');
    expect(store.get('/send')).toBeUndefined();
  });

  it('do not fill fields that loaded answers left empty', async () => {
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

describe('createFormStore: initial values of lists and options', () => {
  const form = makeForm({
    kind: TEXT,
    ticked: { type: 'array', items: { enum: ['x', 'y'] }, default: ['y'] },
    list: {
      ...LIST,
      minItems: 1,
      initialRows: 3,
      default: [{ kind: 'prn', prn: 'A0123453' }, { kind: 'z' }],
    },
    late: { ...LIST, default: [{ kind: 'a' }], visibleWhen: { '/kind': { const: 'late' } } },
  });

  it('are set in a form without answers, and set again by clear()', async () => {
    const store = (await form).store();
    const first = { ticked: ['y'], list: [{ kind: 'prn', prn: 'A0123453' }, { kind: 'z' }, {}] };
    expect(store.data()).toEqual(first);
    store.set('/ticked', ['x']);
    store.removeRow('/list', 0);
    store.set('/list/0/kind', 'other');
    store.clear(['/ticked', '/list']);
    expect(store.data()).toEqual(first);
    store.set('/kind', 'late');
    expect(store.data()).toEqual({ kind: 'late', ...first, late: [{ kind: 'a' }] });
  });

  it('are not added to given answers', async () => {
    const store = (await form).store({ kind: 'x' });
    expect(store.data()).toEqual({ kind: 'x', list: [{}, {}, {}] });
    store.replace({ kind: 'late' });
    expect(store.data()).toEqual({ kind: 'late', list: [{}, {}, {}], late: [] });
  });

  it('are absent from added rows', async () => {
    const store = (await form).store();
    store.removeRow('/list', 0);
    store.addRow('/list');
    expect(store.data()).toMatchObject({ list: [{ kind: 'z' }, {}, {}] });
  });
});

describe('createFormStore: loaded answers', () => {
  it('B-65: lose unknown fields and values of a wrong type', async () => {
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
