// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noteOpenRecord, openRecordOf } from '../../../../renderer/form/records/openRecords.ts';
import { useOpenRecord } from '../../../../renderer/form/records/useOpenRecord.ts';
import { focusField } from '../../../../renderer/form-context/focusField.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { leaf, list, planOf } from '../../../support/planNodes.ts';

const ANN = { name: 'Ann' };

function storeWith(...rows: readonly unknown[]) {
  return FakeStore.of(planOf({ rows: list({ name: leaf('text') }) }), { data: { rows } });
}

/** Calls the hook, and returns the index of the open record (-1 for none). */
function opened(store: ReturnType<typeof storeWith>) {
  const keys = store.rowKeys('/rows');
  const { result, unmount } = renderHook(() => useOpenRecord(store, '/rows', keys));
  const open = (index: number) => act(() => result.current[1](keys[index]));
  return { index: () => keys.indexOf(result.current[0] ?? ''), open, unmount };
}

describe('useOpenRecord', () => {
  it.each([
    ['the first blank record', [ANN, {}, {}], 1],
    ['a record with blank answers only', [ANN, { name: '', more: [null] }], 1],
    ['the only record', [ANN], 0],
    ['no record of several', [ANN, { name: 0 }], -1],
    ['no record of none', [], -1],
  ])('opens at first %s', (_, rows, index) => {
    expect(opened(storeWith(...rows)).index()).toBe(index);
  });

  it('opens the record that was open before, or none if all were closed', () => {
    const store = storeWith(ANN, {}, ANN);
    const first = opened(store);
    first.open(2);
    expect(first.index()).toBe(2);
    first.unmount();
    const second = opened(store);
    expect(second.index()).toBe(2);
    second.open(-1);
    second.unmount();
    expect(opened(store).index()).toBe(-1);
  });

  it('opens the record of a revealed field, and of its own list only', () => {
    const store = storeWith(ANN, ANN);
    const { index, unmount } = opened(store);
    for (const pointer of ['/rows', '/rowsBeside/1/name', '/rows/7/name']) {
      act(() => void focusField(store, pointer));
    }
    expect(index()).toBe(-1);
    act(() => void focusField(store, '/rows/1/name'));
    expect(index()).toBe(1);
    unmount();
    focusField(store, '/rows/0/name');
    expect(openRecordOf(store, '/rows')?.key).toBe(store.rowKeys('/rows')[1]);
  });
});

describe('openRecordOf', () => {
  it('is undefined before a record was opened, and once that record is removed', () => {
    const store = storeWith(ANN, ANN);
    expect(openRecordOf(store, '/rows')).toBeUndefined();
    noteOpenRecord(store, '/rows', store.rowKeys('/rows')[1]);
    expect(openRecordOf(store, '/other')).toBeUndefined();
    store.removeRow('/rows', 1);
    expect(openRecordOf(store, '/rows')).toBeUndefined();
    noteOpenRecord(store, '/rows', undefined);
    expect(openRecordOf(store, '/rows')).toEqual({ key: undefined });
  });
});
