import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import { leafAt } from '../../../renderer/form/leafAt.ts';
import { formInUse, makeFiles } from '../../engine/support/makeForm.ts';
import { loadForm } from '../../engine/support/readForms.ts';

const PROPERTIES = {
  name: { type: 'string', rules: [{ maxChars: 3 }] },
  other: { type: 'string' },
};

let store: FormStore;
beforeEach(async () => {
  store = formInUse(await loadForm(makeFiles(PROPERTIES))).store();
});

describe('an answer as its view follows it', () => {
  it('is the same object while nothing of it changes', () => {
    const { read } = leafAt(store, '/name', undefined);
    const before = read();
    store.set('/other', 'A');
    expect(read()).toBe(before);
  });

  it('tells a value that came from elsewhere', () => {
    const leaf = leafAt(store, '/name', '/name');
    const heard = vi.fn();
    leaf.subscribe(heard);
    store.set('/name', 'A');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(leaf.read().value).toBe('A');
  });

  it('tells a value that came between drawing and listening', () => {
    const leaf = leafAt(store, '/name', '/name');
    leaf.read();
    store.set('/name', 'A', '/name');
    leaf.subscribe(() => undefined);
    expect(leaf.read().value).toBe('A');
  });

  it('keeps silent of what the widget told, until something else is new', () => {
    const leaf = leafAt(store, '/name', '/name');
    const heard = vi.fn();
    leaf.subscribe(heard);
    const before = leaf.read();
    store.set('/name', 'LONG', '/name');
    expect(heard).not.toHaveBeenCalled();
    expect(leaf.read()).toBe(before);
    store.touch('/name');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(leaf.read()).toMatchObject({ value: 'LONG', error: { key: 'validation_maxChars' } });
  });

  it('is read once a change, however often React asks', () => {
    const leaf = leafAt(store, '/name', undefined);
    const stop = leaf.subscribe(() => undefined);
    leaf.read();
    const asked = vi.spyOn(store, 'error');
    leaf.read();
    expect(asked).not.toHaveBeenCalled();
    store.set('/name', 'LONG');
    store.touch('/name');
    leaf.read();
    leaf.read();
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
    // Nobody tells of a change any more.
    store.set('/name', 'A');
    store.touch('/name');
    expect(leaf.read()).toMatchObject({ value: 'A', error: undefined });
  });

  it('stops when it is told to', () => {
    const heard = vi.fn();
    leafAt(store, '/name', undefined).subscribe(heard)();
    store.set('/name', 'LONG');
    store.touch('/name');
    expect(heard).not.toHaveBeenCalled();
  });
});
