import { describe, expect, it } from 'vitest';
import { Listeners } from '../../../engine/store/Listeners.ts';

function recorded() {
  const listeners = new Listeners();
  const calls: string[] = [];
  const add = (
    name: string,
    pointer: string,
    facet: 'value' | 'state' = 'value',
    origin?: string,
  ) => listeners.add(pointer, facet, () => calls.push(name), origin);
  return { listeners, calls, add };
}

describe('Listeners', () => {
  it('calls each listener once, after the whole change', () => {
    const { listeners, calls, add } = recorded();
    add('a', '/a');
    listeners.valueChanged('/a');
    listeners.valueChanged('/a');
    expect(calls).toEqual([]);
    listeners.flush();
    listeners.flush();
    expect(calls).toEqual(['a']);
  });

  it('notifies parents of a changed value, but not of a changed state', () => {
    const { listeners, calls, add } = recorded();
    add('root', '');
    add('group', '/a');
    add('leaf', '/a/b');
    add('beside', '/a/c');
    add('state', '/a/b', 'state');
    listeners.valueChanged('/a/b');
    listeners.flush();
    expect(calls.toSorted()).toEqual(['group', 'leaf', 'root']);
    listeners.stateChanged('/a/b');
    listeners.flush();
    expect(calls.at(-1)).toBe('state');
  });

  it('skips the origin of a change', () => {
    const { listeners, calls, add } = recorded();
    add('own', '/a', 'value', 'box');
    add('other', '/a', 'value', 'list');
    listeners.valueChanged('/a', 'box');
    listeners.flush();
    expect(calls).toEqual(['other']);
  });

  it('notifies the list and its rows from the first moved row', () => {
    const { listeners, calls, add } = recorded();
    for (const at of ['/rows', '/rows/1/a', '/rows/2/a', '/rows/10/a', '/other']) add(at, at);
    listeners.rowsChanged('/rows', 2);
    listeners.flush();
    expect(calls).toEqual(['/rows', '/rows/2/a', '/rows/10/a']);
  });

  it('calls a global listener after any change, until its removal', () => {
    const { listeners, calls, add } = recorded();
    const remove = listeners.addForAll(() => calls.push('all'));
    const removeOwn = add('a', '/a');
    listeners.stateChanged('/b');
    listeners.flush();
    removeOwn();
    listeners.allChanged();
    listeners.flush();
    remove();
    listeners.allChanged();
    listeners.flush();
    expect(calls).toEqual(['all', 'all']);
  });
});
