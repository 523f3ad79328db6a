import { describe, expect, it } from 'vitest';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };
const ROW = {
  type: 'object',
  properties: { kind: TEXT, prn: { ...TEXT, prn: true, visibleWhen: { kind: { const: 'prn' } } } },
};
const LIST = { type: 'array', maxItems: 3, items: ROW };

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

describe('what no single value is, at first', () => {
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

  it('is filled in where nothing is given, and returns once the fields are cleared', async () => {
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

  it('does not return into answers that were given without it', async () => {
    const store = (await form).store({ kind: 'x' });
    expect(store.data()).toEqual({ kind: 'x', list: [{}, {}, {}] });
    store.replace({ kind: 'late' });
    expect(store.data()).toEqual({ kind: 'late', list: [{}, {}, {}], late: [] });
  });

  it('is absent from rows that are added', async () => {
    const store = (await form).store();
    store.removeRow('/list', 0);
    store.addRow('/list');
    expect(store.data()).toMatchObject({ list: [{ kind: 'z' }, {}, {}] });
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
