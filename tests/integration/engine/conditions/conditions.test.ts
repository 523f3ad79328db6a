import { describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };

describe('a condition', () => {
  it('treats an absent answer as failing every test, negated tests included', async () => {
    const form = await makeForm({
      a: TEXT,
      b: { ...TEXT, visibleWhen: { '/a': { not: { const: 'x' } } } },
      c: { ...TEXT, visibleWhen: { not: { '/a': { const: 'x' } } } },
    });
    expect(form.evaluate({ b: '1', c: '1' }).data).toEqual({ c: '1' });
    expect(form.evaluate({ a: ' ', b: '1', c: '1' }).data).toEqual({ c: '1' });
    expect(form.evaluate({ a: 'y', b: '1', c: '1' }).data).toEqual({ a: 'y', b: '1', c: '1' });
    expect(form.evaluate({ a: 'x', b: '1', c: '1' }).data).toEqual({ a: 'x' });
  });

  it('requires every field that it names to satisfy its test', async () => {
    const form = await makeForm({
      a: TEXT,
      b: TEXT,
      c: { ...TEXT, visibleWhen: { '/a': { const: '1' }, '/b': { enum: ['1', '2'] } } },
    });
    expect(form.evaluate({ a: '1', c: 'c' }).hidden).toEqual(['/c']);
    expect(form.evaluate({ a: '1', b: '2', c: 'c' }).hidden).toEqual([]);
  });

  it('combines conditions with anyOf, allOf and not', async () => {
    const form = await makeForm({
      a: TEXT,
      b: TEXT,
      c: {
        ...TEXT,
        visibleWhen: {
          anyOf: [
            { '/a': { const: '1' } },
            { allOf: [{ '/b': { const: '1' } }, { not: { '/a': { const: '2' } } }] },
          ],
        },
      },
    });
    const isVisible = (a: string, b: string) => form.evaluate({ a, b, c: 'c' }).hidden.length === 0;
    expect([
      isVisible('1', '9'),
      isVisible('3', '1'),
      isVisible('2', '1'),
      isVisible('3', '9'),
    ]).toEqual([true, true, false, false]);
  });

  it('treats a hidden answer as absent, along a whole chain', async () => {
    const form = await makeForm({
      a: TEXT,
      b: { ...TEXT, visibleWhen: { '/a': { const: 'x' } } },
      c: { ...TEXT, visibleWhen: { b: { const: 'x' } } },
      d: { ...TEXT, visibleWhen: { not: { c: { const: 'x' } } } },
    });
    const all = { b: 'x', c: 'x', d: 'x' };
    expect(form.evaluate({ a: 'x', ...all }).data).toEqual({ a: 'x', b: 'x', c: 'x' });
    expect(form.evaluate({ a: 'y', ...all })).toMatchObject({
      data: { a: 'y', d: 'x' },
      hidden: ['/b', '/c'],
    });
  });

  it('reads the same row, the object around the list, or the root', async () => {
    const form = await makeForm({
      mode: TEXT,
      block: {
        type: 'object',
        properties: {
          mode: TEXT,
          rows: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                kind: TEXT,
                own: { ...TEXT, visibleWhen: { kind: { const: 'x' } } },
                outer: { ...TEXT, visibleWhen: { '../mode': { const: 'x' } } },
                root: { ...TEXT, visibleWhen: { '/mode': { const: 'x' } } },
              },
            },
          },
        },
      },
    });
    const row = { own: '1', outer: '1', root: '1' };
    const rows = [
      { kind: 'x', ...row },
      { kind: 'y', ...row },
    ];
    expect(form.evaluate({ block: { rows } }).hidden).toEqual([
      '/block/rows/0/outer',
      '/block/rows/0/root',
      '/block/rows/1/own',
      '/block/rows/1/outer',
      '/block/rows/1/root',
    ]);
    expect(form.evaluate({ mode: 'x', block: { mode: 'x', rows } }).hidden).toEqual([
      '/block/rows/1/own',
    ]);
  });

  it('tests a list with contains', async () => {
    const form = await makeForm({
      rows: { type: 'array', items: { type: 'object', properties: { post: TEXT } } },
      chair: {
        ...TEXT,
        visibleWhen: {
          '/rows': { contains: { properties: { post: { const: 'chair' } }, required: ['post'] } },
        },
      },
      ticked: { type: 'array', items: { enum: ['a', 'b'] } },
      why: { ...TEXT, visibleWhen: { '/ticked': { contains: { const: 'b' } } } },
    });
    expect(
      form.evaluate({ rows: [{ post: 'member' }], ticked: ['a'], chair: '1', why: '1' }).hidden,
    ).toEqual(['/chair', '/why']);
    expect(
      form.evaluate({ rows: [{}, { post: 'chair' }], ticked: ['a', 'b'], chair: '1', why: '1' })
        .hidden,
    ).toEqual([]);
  });

  it('accepts a rule keyword and tests the normalised value', async () => {
    const form = await makeForm({
      id: { ...TEXT, rules: [{ hkid: true, key: 'k', severity: 'warning' }] },
      a: { ...TEXT, visibleWhen: { '/id': { hkid: true } } },
    });
    expect(form.evaluate({ id: 'a123456(3)', a: '1' }).hidden).toEqual([]);
    expect(form.evaluate({ id: 'a123456(4)', a: '1' }).hidden).toEqual(['/a']);
  });

  it('of a step applies in addition to the conditions of its fields', async () => {
    const form = await makeForm(
      { a: TEXT, b: TEXT, c: { ...TEXT, visibleWhen: { '/b': { const: 'x' } } } },
      {
        manifest: {
          steps: [
            { id: 'one', fields: ['/a'] },
            { id: 'two', fields: ['/b', '/c'], when: { '/a': { const: 'x' } } },
          ],
        },
      },
    );
    expect(form.evaluate({ a: 'y', b: 'x', c: 'c' }).data).toEqual({ a: 'y' });
    expect(form.evaluate({ a: 'x', b: 'x', c: 'c' }).data).toEqual({ a: 'x', b: 'x', c: 'c' });
    expect(form.evaluate({ a: 'x', b: 'y', c: 'c' }).hidden).toEqual(['/c']);
  });
});

describe('requirement', () => {
  it('applies to visible answers, always or under a condition', async () => {
    const form = await makeForm(
      {
        a: TEXT,
        b: { ...TEXT, visibleWhen: { '/a': { const: 'x' } } },
        c: { ...TEXT, requiredWhen: { '/a': { const: 'x' } } },
      },
      { schema: { required: ['a', 'b'] } },
    );
    expect(form.errors({})).toEqual(['/a validation_required']);
    expect(form.errors({ a: 'y' })).toEqual([]);
    expect(form.errors({ a: 'x', b: '  ' })).toEqual([
      '/b validation_required',
      '/c validation_required',
    ]);
  });

  it('in an optional object applies once a field of the object is filled', async () => {
    const address = {
      type: 'object',
      required: ['street'],
      properties: { street: TEXT, flat: TEXT },
      atLeastOneOf: { fields: ['street', 'flat'], key: 'k' },
    };
    const form = await makeForm(
      { home: address, work: address },
      { schema: { required: ['work'] } },
    );
    expect(form.errors({})).toEqual(['/work/street validation_required']);
    expect(form.errors({ home: { flat: 'A' }, work: { street: 'X' } })).toEqual([
      '/home/street validation_required',
    ]);
  });

  it("reports the author's message key, or the key of a file field", async () => {
    const form = await makeForm(
      {
        a: { ...TEXT, requiredKey: 'validation_districtRequired' },
        f: { type: 'object', file: { accept: ['.pdf'] } },
      },
      { schema: { required: ['a', 'f'] } },
    );
    expect(form.errors({})).toEqual([
      '/a validation_districtRequired',
      '/f validation_file_required',
    ]);
  });

  it('of an object without required parts fails at the object', async () => {
    const form = await makeForm(
      { home: { type: 'object', properties: { street: TEXT } } },
      { schema: { required: ['home'] } },
    );
    expect(form.errors({})).toEqual(['/home validation_required']);
    expect(form.errors({ home: { street: 'X' } })).toEqual([]);
  });
});

describe('options', () => {
  const choice = {
    type: 'string',
    enum: ['new', 'renew'],
    optionsWhen: { renew: { '/kind': { const: 'current' } } },
  };

  it('that are not offered are treated as hidden', async () => {
    const form = await makeForm({ kind: TEXT, fee: choice }, { schema: { required: ['fee'] } });
    expect(form.evaluate({ kind: 'current', fee: 'renew' })).toMatchObject({
      errors: [],
      hidden: [],
    });
    expect(form.evaluate({ kind: 'other', fee: 'renew' })).toMatchObject({
      data: { kind: 'other' },
      hidden: ['/fee'],
      errors: [{ path: '/fee', key: 'validation_required' }],
    });
  });

  it('that are not offered are removed from a checkbox group', async () => {
    const form = await makeForm({
      kind: TEXT,
      fees: { type: 'array', items: { enum: choice.enum }, optionsWhen: choice.optionsWhen },
    });
    expect(form.evaluate({ fees: ['new', 'renew'] }).data).toEqual({ fees: ['new'] });
    expect(form.evaluate({ fees: ['renew'] }).data).toEqual({});
  });
});
