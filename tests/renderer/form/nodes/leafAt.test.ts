import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormStore } from '#engine';
import { leafAt } from '../../../../renderer/form/nodes/leafAt.ts';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';

const PROPERTIES = {
  name: { type: 'string', rules: [{ maxChars: 3 }] },
  other: { type: 'string' },
};

let store: FormStore;
beforeEach(async () => {
  store = formInUse(await loadForm(makeFiles(PROPERTIES))).store();
});

describe('leafAt', () => {
  it('returns the same object until its answer changes', () => {
    const { read } = leafAt(store, '/name', undefined);
    const before = read();
    store.set('/other', 'A');
    expect(read()).toBe(before);
  });

  it('reports a value that another source sets', () => {
    const leaf = leafAt(store, '/name', '/name');
    const listener = vi.fn();
    leaf.subscribe(listener);
    store.set('/name', 'A');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(leaf.read().value).toBe('A');
  });

  it('reads a value that is set between render and subscription', () => {
    const leaf = leafAt(store, '/name', '/name');
    leaf.read();
    store.set('/name', 'A', '/name');
    leaf.subscribe(() => undefined);
    expect(leaf.read().value).toBe('A');
  });

  it('does not report a change by the widget until another change follows', () => {
    const leaf = leafAt(store, '/name', '/name');
    const listener = vi.fn();
    leaf.subscribe(listener);
    const before = leaf.read();
    store.set('/name', 'LONG', '/name');
    expect(listener).not.toHaveBeenCalled();
    expect(leaf.read()).toBe(before);
    store.touch('/name');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(leaf.read()).toMatchObject({ value: 'LONG', error: { key: 'validation_maxChars' } });
  });

  it('reads the store once per change, however often React reads', () => {
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
    // After unsubscribing, the leaf reads the store again.
    store.set('/name', 'A');
    store.touch('/name');
    expect(leaf.read()).toMatchObject({ value: 'A', error: undefined });
  });

  it('reports nothing after unsubscribing', () => {
    const listener = vi.fn();
    leafAt(store, '/name', undefined).subscribe(listener)();
    store.set('/name', 'LONG');
    store.touch('/name');
    expect(listener).not.toHaveBeenCalled();
  });
});
