import { describe, expect, it } from 'vitest';
import { makeForm } from '../support/makeForm.ts';

const TEXT = { type: 'string' };

describe('rowAhead: the next row of a list', () => {
  const isOpen = { '/topic': { const: 'open' } };
  const LIST = {
    type: 'array',
    maxItems: 2,
    items: {
      type: 'object',
      required: ['a'],
      properties: {
        a: { ...TEXT, initial: 'started' },
        kind: { ...TEXT, enum: ['x', 'y'], optionsWhen: { y: isOpen } },
        more: { ...TEXT, visibleWhen: isOpen },
      },
    },
  };
  const given = { topic: 'open', list: [{ a: '1' }] };
  const formOf = () => makeForm({ topic: TEXT, list: LIST });

  it('can be read in advance, under its future key', async () => {
    const store = (await formOf()).store(given);
    expect(store.isVisible('/list/1/a')).toBe(false);
    const key = store.rowAhead('/list');
    const read = () => [
      store.get('/list/1/a'),
      store.isRequired('/list/1/a'),
      store.isVisible('/list/1/more'),
      store.options('/list/1/kind').map(({ value }) => value),
      store.error('/list/1/a'),
      store.children('/list/1').map(({ key: name }) => name),
    ];
    const ahead = read();
    expect(ahead).toEqual(['started', true, true, ['x', 'y'], undefined, ['a', 'kind', 'more']]);
    expect(store.rowAhead('/list')).toBe(key);
    expect([store.isVisible('/list/2'), store.isVisible('/list/2/a')]).toEqual([false, false]);
    store.addRow('/list');
    expect(store.rowKeys('/list')[1]).toBe(key);
    expect(read()).toEqual(ahead);
  });

  it('is not sent, counted, validated or edited', async () => {
    const store = (await formOf()).store(given);
    const before = store.data();
    const calls: string[] = [];
    store.subscribeAll(() => calls.push('changed'));
    store.rowAhead('/list');
    store.get('/list/1/a');
    store.set('/list/1/a', 'typed');
    expect(store.data()).toBe(before);
    expect([store.rowCount('/list'), store.sentRows('/list'), store.isEdited()]).toEqual([
      1,
      [0],
      false,
    ]);
    expect([calls, store.validateSteps()]).toEqual([[], []]);
  });

  it('follows the answers at the time when it is added', async () => {
    const store = (await formOf()).store(given);
    store.rowAhead('/list');
    expect(store.isVisible('/list/1/more')).toBe(true);
    store.set('/topic', 'closed');
    store.addRow('/list');
    expect(store.isVisible('/list/1/more')).toBe(false);
    expect(store.options('/list/1/kind').map(({ value }) => value)).toEqual(['x']);
  });

  it('changes when rows are added, removed or moved, and is absent in a full list', async () => {
    const store = (await formOf()).store(given);
    const first = store.rowAhead('/list');
    const putBack = store.removeRow('/list', 0);
    expect([store.isVisible('/list/0'), store.isVisible('/list/1')]).toEqual([false, false]);
    expect(store.rowAhead('/list')).not.toBe(first);
    putBack();
    store.addRow('/list');
    expect(store.rowKeys('/list')).not.toContain(first);
    expect([store.rowAhead('/list'), store.rowAhead('/topic'), store.rowAhead('/x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
