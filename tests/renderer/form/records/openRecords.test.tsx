// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire, withCurrentRecords } from '#engine';
import {
  currentRecords,
  noteOpenRecord,
  openRecordOf,
} from '../../../../renderer/form/records/openRecords.ts';
import { FakeStore } from '../../../support/FakeStore.ts';
import { box } from '../../../support/formOnPage.ts';
import { INSTRUMENT_TEXTS, showInstrument } from '../../../support/instrumentForm.ts';
import { leaf, list, planOf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('currentRecords: the open record', () => {
  it('is sent on the wire, and is still open on return to the step', async () => {
    const data = { parties: ['A', 'B', 'C'].map((nameEng) => ({ nameEng })) };
    const { form, store, unmount } = await showInstrument(data);
    const wire = () =>
      withCurrentRecords(toWire(form.plan, store.evaluate().data), currentRecords(store));
    expect(wire()).toMatchObject({ parties_recCount: 3, parties_currentRec: 1 });
    fireEvent.click(button('Change Party 3'));
    expect(wire()).toMatchObject({ parties_recCount: 3, parties_currentRec: 3 });
    unmount();
    renderFields({ store, texts: INSTRUMENT_TEXTS });
    expect(box('Name in English').id).toBe('f-parties-2-nameEng');
    fireEvent.click(button('Remove Party 1'));
    expect(wire()).toMatchObject({ parties_recCount: 2, parties_currentRec: 2 });
    expect(fromWire(form.plan, wire())).toEqual({ parties: [{ nameEng: 'B' }, { nameEng: 'C' }] });
  });

  it('has its number among the sent records, without the blank records before it', async () => {
    const { form, store } = await showInstrument({
      parties: [{}, { nameEng: 'A' }, { nameEng: 'B' }],
    });
    const wire = () =>
      withCurrentRecords(toWire(form.plan, store.evaluate().data), currentRecords(store));
    fireEvent.click(button('Change Party 2'));
    expect(currentRecords(store)).toEqual({ '/parties': 1 });
    expect(wire()).toMatchObject({ parties_recCount: 2, parties_currentRec: 1 });
    fireEvent.click(button('Change Party 1'));
    expect(currentRecords(store)).toEqual({});
    expect(wire()).toMatchObject({ parties_recCount: 2 });
  });
});

describe('openRecordOf', () => {
  it('is the record that was opened last, for each list and form', () => {
    const fields = { rows: list({ name: leaf('text') }), more: list({ name: leaf('text') }) };
    const data = { rows: [{}, {}], more: [{}] };
    const [store, other] = [1, 2].map(() => FakeStore.of(planOf(fields), { data }));
    if (!store || !other) throw new TypeError('Cannot create the stores');
    const [first, second] = store.rowKeys('/rows');
    expect(openRecordOf(store, '/rows')).toBeUndefined();
    noteOpenRecord(store, '/rows', first);
    noteOpenRecord(store, '/rows', second);
    expect(openRecordOf(store, '/rows')).toEqual({ key: second });
    expect([openRecordOf(store, '/more'), openRecordOf(other, '/rows')]).toEqual([
      undefined,
      undefined,
    ]);
    noteOpenRecord(store, '/rows', undefined);
    expect(openRecordOf(store, '/rows')).toEqual({ key: undefined });
    noteOpenRecord(store, '/rows', second);
    store.removeRow('/rows', 1);
    expect(openRecordOf(store, '/rows')).toBeUndefined();
  });
});

describe('currentRecords', () => {
  it('omits lists without an open record, and the removed record', async () => {
    const { store } = await showInstrument({ parties: [{ nameEng: 'A' }, { nameEng: 'B' }] });
    expect(currentRecords(store)).toEqual({});
    noteOpenRecord(store, '/parties', undefined);
    expect(currentRecords(store)).toEqual({});
    noteOpenRecord(store, '/parties', store.rowKeys('/parties')[1]);
    expect(currentRecords(store)).toEqual({ '/parties': 2 });
    store.removeRow('/parties', 1);
    expect(currentRecords(store)).toEqual({});
  });
});
