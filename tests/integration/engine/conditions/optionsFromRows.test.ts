import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };
const MEMBERS: JsonObject = {
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    properties: { post: { type: 'string', enum: ['chairman', 'member'] }, name: TEXT },
  },
};
const FORM: JsonObject = {
  members: MEMBERS,
  signer: { ...TEXT, optionsFrom: { list: '/members', value: 'name' } },
  chairman: {
    ...TEXT,
    optionsFrom: { list: '/members', where: { post: { const: 'chairman' } }, value: 'name' },
  },
};
const CHAN = { post: 'chairman', name: 'CHAN TAI MAN' };
const LEE = { post: 'member', name: 'LEE SIU MING' };

describe('a choice from the rows of a list', () => {
  it('offers each answer of the matching rows once, in row order', async () => {
    const store = (await makeForm(FORM)).store({ members: [LEE, CHAN, {}, CHAN] });
    const offered = (pointer: string) => store.options(pointer).map(({ value }) => value);
    expect(offered('/signer')).toEqual(['LEE SIU MING', 'CHAN TAI MAN']);
    expect(offered('/chairman')).toEqual(['CHAN TAI MAN']);
  });

  it('updates when a row is added, renamed, removed or restored', async () => {
    const store = (await makeForm(FORM)).store({ members: [CHAN] });
    const names = () => store.options('/signer').map(({ value }) => value);
    let calls = 0;
    store.subscribe('/signer', 'state', () => {
      calls += 1;
    });
    const before = store.options('/signer');
    expect(store.options('/signer')).toBe(before);
    store.addRow('/members');
    store.set('/members/1/name', 'LEE');
    expect(names()).toEqual(['CHAN TAI MAN', 'LEE']);
    store.set('/signer', 'LEE');
    store.set('/members/1/name', 'LI');
    expect([store.get('/signer'), names()]).toEqual([undefined, ['CHAN TAI MAN', 'LI']]);
    store.set('/members/1/name', 'LEE');
    expect(store.get('/signer')).toBe('LEE');
    const restore = store.removeRow('/members', 1);
    expect([store.get('/signer'), names()]).toEqual([undefined, ['CHAN TAI MAN']]);
    restore();
    expect(store.get('/signer')).toBe('LEE');
    expect(calls).toBeGreaterThan(3);
  });

  it('B-54: drops a name that no row has, and reports a missing required choice', async () => {
    const form = await makeForm(FORM, { schema: { required: ['signer'] } });
    const { data, errors } = form.evaluate({ members: [CHAN], signer: 'WONG' });
    expect(data).toEqual({ members: [CHAN] });
    expect(errors.map(({ path, key }) => [path, key])).toEqual([
      ['/signer', 'validation_required'],
    ]);
    expect(form.errors({ members: [CHAN], signer: 'CHAN TAI MAN' })).toEqual([]);
  });

  it('keeps the choice of loaded answers', async () => {
    const store = (await makeForm(FORM)).store();
    store.replace({ members: [CHAN], chairman: 'CHAN TAI MAN' });
    expect(store.get('/chairman')).toBe('CHAN TAI MAN');
  });

  it('is readable by conditions and computed answers', async () => {
    const form = await makeForm({
      ...FORM,
      chosen: { ...TEXT, computed: { concat: ['By ', { value: '/signer' }] } },
      why: { ...TEXT, visibleWhen: { '/signer': { const: 'LEE SIU MING' } } },
    });
    const { data } = form.evaluate({ members: [CHAN, LEE], signer: 'LEE SIU MING', why: 'x' });
    expect(data).toMatchObject({ chosen: 'By LEE SIU MING', why: 'x' });
  });

  it.each([
    ['a field that is not a list', { list: '/signer', value: 'name' }, 'bad-expression'],
    ['an unknown field of the rows', { list: '/members', value: 'nmae' }, 'unknown-field'],
  ])('is refused when it names %s', async (_title, optionsFrom, code) => {
    const broken = makeForm({ members: MEMBERS, signer: TEXT, who: { ...TEXT, optionsFrom } });
    await expect(broken).rejects.toThrow(code === 'bad-expression' ? 'not a record list' : 'nmae');
  });

  it('is refused when a row depends on the choice', async () => {
    const items: JsonObject = {
      type: 'object',
      properties: { name: { ...TEXT, visibleWhen: { '/who': { const: 'x' } } } },
    };
    const broken = makeForm({
      members: { type: 'array', maxItems: 5, items },
      who: { ...TEXT, optionsFrom: { list: '/members', value: 'name' } },
    });
    await expect(broken).rejects.toThrow('depend on each other');
  });
});
