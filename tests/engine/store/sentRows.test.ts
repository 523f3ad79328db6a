import { describe, expect, it } from 'vitest';
import { sentPointer, shownPointer } from '#engine';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };
const INNER = { type: 'array', maxItems: 5, emptyRows: 'drop', items: TEXT };
const OUTER = {
  type: 'array',
  maxItems: 5,
  emptyRows: 'drop',
  items: { type: 'object', properties: { a: TEXT, inner: INNER } },
};

/**
 * Returns a store with empty rows. The second and third outer rows are sent, and only the second
 * inner row of the third.
 */
async function half() {
  const form = await makeForm({ outer: OUTER, name: TEXT });
  return form.store({
    outer: [{}, { a: 'x', inner: ['1'] }, { inner: ['', '2'] }, {}],
    name: 'n',
  });
}

describe('sentRows: rows that are sent', () => {
  it('are the non-empty rows of a list that drops empty ones', async () => {
    const store = await half();
    expect(store.sentRows('/outer')).toEqual([1, 2]);
    expect(store.sentRows('/outer/2/inner')).toEqual([1]);
    expect(store.evaluate().data).toMatchObject({ outer: [{ a: 'x' }, { inner: ['2'] }] });
    expect([store.sentRows('/name'), store.sentRows(''), store.sentRows('/no')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it('are all rows of a list that keeps empty rows', async () => {
    const { emptyRows: _, ...list } = INNER;
    const store = (await makeForm({ list })).store({ list: ['', 'x', ''] });
    expect(store.sentRows('/list')).toEqual([0, 1, 2]);
  });

  it.each([
    ['/outer/1/a', '/outer/0/a'],
    ['/outer/2/inner/1', '/outer/1/inner/0'],
    ['/outer/2', '/outer/1'],
    ['/outer', '/outer'],
    ['/name', '/name'],
  ])('map %s to %s, and back', async (shown, sent) => {
    const store = await half();
    expect(sentPointer(store, shown)).toBe(sent);
    expect(shownPointer(store, sent)).toBe(shown);
  });

  it('exclude the pointers of dropped rows', async () => {
    const store = await half();
    expect(sentPointer(store, '/outer/0/a')).toBeUndefined();
    expect(sentPointer(store, '/outer/2/inner/0')).toBeUndefined();
    expect(sentPointer(store, '/outer/3')).toBeUndefined();
  });

  it('leave the pointer of an answer that is not on the page unchanged', async () => {
    const store = await half();
    expect(shownPointer(store, '/outer/7/a')).toBe('/outer/7/a');
    expect(shownPointer(store, '/signature')).toBe('/signature');
  });
});
