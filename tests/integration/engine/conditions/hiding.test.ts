import { describe, expect, it } from 'vitest';
import { type FormStore, type JsonObject, reviewSections, toWire } from '#engine';
import { type FormInUse, makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };
const SHOWN = { '/kind': { const: 'x' } };

describe('a hidden answer is absent, not empty', () => {
  it.each([
    ['a schema that any text satisfies', { '/a': { type: 'string' } }, false],
    ['the empty text', { '/a': { const: '' } }, false],
    ['any text but one', { '/a': { not: { const: 'x' } } }, false],
    ['a negated condition', { not: { '/a': { type: 'string' } } }, true],
    [
      'either of two answers',
      { anyOf: [{ '/a': { type: 'string' } }, { '/b': { const: '1' } }] },
      true,
    ],
    ['both of two answers', { '/a': { type: 'string' }, '/b': { const: '1' } }, false],
    ['both of two answers, negated', { not: { '/a': { const: '1' }, '/b': { const: '1' } } }, true],
  ])('for %s', async (_title, condition, expected) => {
    const form = await makeForm({
      kind: TEXT,
      a: { ...TEXT, visibleWhen: SHOWN },
      b: TEXT,
      asking: { ...TEXT, visibleWhen: condition },
    });
    const { data } = form.evaluate({ a: '1', b: '1', asking: '1' });
    expect('asking' in data).toBe(expected);
  });

  it('for rows, ticks, sums, comparisons and rules over several answers', async () => {
    const form = await makeForm(
      {
        kind: TEXT,
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { post: { ...TEXT, visibleWhen: SHOWN }, fee: TEXT, name: TEXT },
          },
        },
        chairs: { ...TEXT, computed: { count: '/rows', where: { post: { const: 'chair' } } } },
        list: { ...TEXT, visibleWhen: { '/rows': { contains: { required: ['post'] } } } },
        a: { ...TEXT, visibleWhen: SHOWN },
        b: { ...TEXT, sameAs: 'a' },
        one: {
          type: 'object',
          properties: { p: { ...TEXT, visibleWhen: SHOWN }, q: TEXT, r: TEXT },
          atLeastOneOf: { fields: ['p', 'q'], key: 'one' },
        },
      },
      { schema: { unique: [{ paths: ['/a', '/b'], key: 'twice' }] } },
    );
    const given = {
      rows: [{ post: 'chair', name: 'A' }],
      list: '1',
      a: 'same',
      b: 'same',
      one: { p: '1', r: '1' },
    };
    expect(form.evaluate({ ...given, kind: 'y' })).toMatchObject({
      data: { rows: [{ name: 'A' }], chairs: '0', b: 'same', one: { r: '1' } },
      errors: [{ path: '/one/q', key: 'one' }],
      hidden: ['/rows/0/post', '/list', '/a', '/one/p'],
    });
    expect(form.evaluate({ ...given, kind: 'x' })).toMatchObject({
      data: { chairs: '1', list: '1' },
      errors: [
        { path: '/a', key: 'twice' },
        { path: '/b', key: 'twice' },
      ],
      hidden: [],
    });
  });
});

describe('a requirement does not apply', () => {
  const inner = { type: 'object', required: ['a'], properties: { a: TEXT } };
  const cases: readonly (readonly [string, JsonObject])[] = [
    ['an object', { ...inner, visibleWhen: SHOWN }],
    [
      'an object two levels out',
      { type: 'object', visibleWhen: SHOWN, required: ['in'], properties: { in: inner } },
    ],
    ['a record list', { type: 'array', minItems: 1, items: inner, visibleWhen: SHOWN }],
    [
      'an object in a row',
      {
        type: 'array',
        items: {
          type: 'object',
          properties: { n: TEXT, in: { ...inner, visibleWhen: SHOWN } },
          required: ['in'],
        },
      },
    ],
  ];

  it.each(cases)(
    'inside %s while it is hidden, and applies once it is visible',
    async (_title, node) => {
      const form = await makeForm({ kind: TEXT, node }, { schema: { required: ['node'] } });
      const rows = 'items' in node && !('visibleWhen' in node) ? { node: [{ n: '1' }] } : {};
      expect(form.errors({ kind: 'y', ...rows })).toEqual([]);
      expect(form.errors({ kind: 'x', ...rows })).toHaveLength(1);
    },
  );

  it('in store.isRequired until the object is visible', async () => {
    const home = { ...inner, visibleWhen: SHOWN };
    const form = await makeForm({ kind: TEXT, home }, { schema: { required: ['home'] } });
    const store = form.store({ kind: 'y' });
    expect([store.isRequired('/home'), store.isRequired('/home/a')]).toEqual([false, false]);
    store.set('/kind', 'x');
    expect([store.isRequired('/home'), store.isRequired('/home/a')]).toEqual([true, true]);
  });

  it('in a hidden step', async () => {
    const form = await makeForm(
      { kind: TEXT, a: TEXT },
      {
        schema: { required: ['a'] },
        manifest: {
          steps: [
            { id: 'one', fields: ['/kind'] },
            { id: 'two', fields: ['/a'], when: SHOWN },
          ],
        },
      },
    );
    expect(form.errors({ kind: 'y' })).toEqual([]);
    expect(form.errors({ kind: 'x' })).toEqual(['/a validation_required']);
  });

  it('under a condition on a hidden answer', async () => {
    const form = await makeForm({
      kind: TEXT,
      a: { ...TEXT, visibleWhen: SHOWN },
      b: { ...TEXT, requiredWhen: { '/a': { const: '1' } } },
    });
    expect(form.errors({ kind: 'y', a: '1' })).toEqual([]);
    expect(form.errors({ kind: 'x', a: '1' })).toEqual(['/b validation_required']);
  });
});

describe('a typed answer that is hidden', () => {
  const PROPERTIES = {
    kind: TEXT,
    secret: { ...TEXT, visibleWhen: SHOWN },
    home: { type: 'object', visibleWhen: SHOWN, properties: { street: TEXT } },
    rows: {
      type: 'array',
      visibleWhen: SHOWN,
      items: { type: 'object', properties: { name: TEXT } },
    },
    people: {
      type: 'array',
      items: {
        type: 'object',
        properties: { post: TEXT, why: { ...TEXT, visibleWhen: { post: { const: 'other' } } } },
      },
    },
  };
  const TYPED = {
    kind: 'x',
    secret: 'SECRET-1',
    home: { street: 'SECRET-2' },
    rows: [{ name: 'SECRET-3' }, { name: 'SECRET-4' }],
    people: [{ post: 'other', why: 'SECRET-5' }],
  };

  it('is not sent, saved or printed', async () => {
    const form = await makeForm(PROPERTIES);
    const store = typedAndHidden(form);
    const left = { kind: 'y', people: [{ post: 'clerk' }] };
    expect(store.data()).toEqual(left);
    expect(store.evaluate().data).toEqual(left);
    expect(toWire(form.plan, store.data())).toEqual({
      kind: 'y',
      people_recCount: 1,
      people_currentRec: 1,
      people_post__1: 'clerk',
    });
    const printed = reviewSections({
      plan: form.plan,
      data: store.data(),
      visible: (pointer) => store.isVisible(pointer),
      texts: {},
      language: 'en',
    });
    expect(JSON.stringify(printed)).not.toContain('SECRET');
  });

  it('is restored in the same sitting, with its rows', async () => {
    const store = typedAndHidden(await makeForm(PROPERTIES));
    store.set('/kind', 'x');
    store.set('/people/0/post', 'other');
    expect(store.data()).toEqual(TYPED);
  });

  it('is not restored after other answers are loaded', async () => {
    const form = await makeForm(PROPERTIES);
    const store = typedAndHidden(form);
    store.replace(store.data());
    store.set('/kind', 'x');
    expect(store.data()).toEqual({ kind: 'x', rows: [], people: [{ post: 'clerk' }] });
  });

  it('is removed on the server, even if the client sends it', async () => {
    const form = await makeForm(PROPERTIES);
    const { data, hidden } = form.evaluate({ ...TYPED, kind: 'y' });
    expect(data).toEqual({ kind: 'y', people: TYPED.people });
    expect(hidden).toEqual(['/secret', '/home/street', '/rows/0/name', '/rows/1/name']);
  });

  function typedAndHidden(form: FormInUse): FormStore {
    const store = form.store(TYPED);
    store.set('/kind', 'y');
    store.set('/people/0/post', 'clerk');
    return store;
  }
});
