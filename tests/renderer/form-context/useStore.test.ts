// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  isSameGroup,
  useGroupState,
  useRowKeys,
  useShownError,
  useValue,
  useVisible,
  useWrongRows,
} from '../../../renderer/form-context/useStore.ts';
import { type FakeBehaviour, FakeStore } from '../../support/FakeStore.ts';
import { leaf, list, planOf } from '../../support/planNodes.ts';

const DATA = { a: 'x', rows: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }] };
const error = (path: string, key = 'wrong') => ({ path, key, args: [] });

function storeWith(behaviour: FakeBehaviour = {}) {
  const fields = { a: leaf('text'), b: leaf('text'), rows: list({ name: leaf('text') }) };
  return FakeStore.of(planOf(fields), { data: DATA, ...behaviour });
}

/** Calls a hook, and counts its renders. */
function followed<T>(useHook: () => T) {
  let renders = 0;
  const { result, unmount } = renderHook(() => {
    renders += 1;
    return useHook();
  });
  return { now: () => result.current, renders: () => renders, unmount };
}

describe('useValue', () => {
  it('follows the value at its pointer only', () => {
    const store = storeWith();
    const { now, renders } = followed(() => useValue(store, '/a'));
    expect(now()).toBe('x');
    act(() => store.set('/b', 'other'));
    expect(renders()).toBe(1);
    act(() => store.set('/a', 'y'));
    expect(now()).toBe('y');
  });

  it('ignores changes of its own origin', () => {
    const store = storeWith();
    const { renders } = followed(() => useValue(store, '/a', 'box'));
    act(() => store.set('/a', 'y', 'box'));
    expect(renders()).toBe(1);
    act(() => store.set('/a', 'z', 'another box'));
    expect(renders()).toBe(2);
  });
});

describe('useGroupState', () => {
  it('returns the same object until the requirement or the error changes', () => {
    const store = storeWith({ isRequired: (pointer) => pointer === '/rows' });
    const { now, renders } = followed(() => useGroupState(store, '/rows'));
    const first = now();
    expect(first).toEqual({ required: true, error: undefined, advice: undefined });
    act(() => store.showErrors([error('/a')]));
    expect([now(), renders()]).toEqual([first, 1]);
    act(() => store.showErrors([error('/rows')]));
    expect(now().error?.key).toBe('wrong');
  });

  it('isSameGroup: compares the requirement, the error and the advice', () => {
    const state = { required: false, error: error('/a'), advice: error('/a') };
    expect(isSameGroup(state, { ...state, error: error('/a') })).toBe(true);
    expect(isSameGroup(state, { ...state, required: true })).toBe(false);
    expect(isSameGroup(state, { ...state, error: undefined })).toBe(false);
    expect(isSameGroup(state, { ...state, advice: error('/a', 'other') })).toBe(false);
  });
});

describe('useShownError', () => {
  it('follows the error at its pointer', () => {
    const store = storeWith();
    const { now } = followed(() => useShownError(store, '/a'));
    expect(now()).toBeUndefined();
    act(() => store.showErrors([error('/a')]));
    expect(now()?.key).toBe('wrong');
    act(() => store.clearErrors());
    expect(now()).toBeUndefined();
  });
});

describe('useRowKeys', () => {
  it('returns the same array until a row is added, removed or moved', () => {
    const store = storeWith();
    const { now, renders } = followed(() => useRowKeys(store, '/rows'));
    const [first, second, third] = now();
    act(() => store.set('/rows/0/name', 'Amy'));
    expect(renders()).toBe(1);
    act(() => store.moveRow('/rows', 0, 2));
    expect(now()).toEqual([second, third, first]);
    act(() => void store.removeRow('/rows', 1));
    expect(now()).toEqual([second, first]);
  });
});

describe('useWrongRows', () => {
  it('counts the shown errors of each row', () => {
    const store = storeWith();
    const { now, renders } = followed(() => useWrongRows(store, '/rows'));
    expect(now()).toEqual([]);
    act(() => store.showErrors([error('/a'), error('/rowsBeside/0')]));
    expect(renders()).toBe(1);
    act(() => store.showErrors([error('/rows/2/name'), error('/rows/2'), error('/rows/0/name')]));
    expect(now()).toEqual([1, 0, 2]);
    act(() => store.showErrors([error('/rows/2/more')]));
    expect(now()).toEqual([1, 0, 3]);
  });
});

describe('useVisible', () => {
  it('returns the visible pointers, and the same array until one shows or hides', () => {
    const store = storeWith({ isVisible: (at, { a }) => at !== '/b' || a === 'open' });
    const pointers = ['/a', '/b'];
    const { now, renders, unmount } = followed(() => useVisible(store, pointers));
    expect(now()).toEqual(['/a']);
    act(() => store.set('/a', 'shut'));
    expect(renders()).toBe(1);
    act(() => store.set('/a', 'open'));
    expect(now()).toEqual(['/a', '/b']);
    unmount();
    store.set('/a', 'shut');
    expect(renders()).toBe(2);
  });
});
