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

describe('an answer as its view follows it', () => {
  it('is the same object while nothing of it changes', () => {
    const { read } = leafAt(store, '/name', undefined);
    const before = read();
    store.set('/other', 'A');
    expect(read()).toBe(before);
  });

  it('reports a value that came from elsewhere', () => {
    const leaf = leafAt(store, '/name', '/name');
    const listener = vi.fn();
    leaf.subscribe(listener);
    store.set('/name', 'A');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(leaf.read().value).toBe('A');
  });

  it('reports a value that came between drawing and listening', () => {
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
    // Unsubscribed: no change is reported any more.
    store.set('/name', 'A');
    store.touch('/name');
    expect(leaf.read()).toMatchObject({ value: 'A', error: undefined });
  });

  it('stops after unsubscribing', () => {
    const listener = vi.fn();
    leafAt(store, '/name', undefined).subscribe(listener)();
    store.set('/name', 'LONG');
    store.touch('/name');
    expect(listener).not.toHaveBeenCalled();
  });
});
