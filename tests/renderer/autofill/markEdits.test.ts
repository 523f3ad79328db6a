import { beforeAll, describe, expect, it } from 'vitest';
import { createFormStore, type FormStore, fillFromProfile, withAutofilled } from '#engine';
import { markEdits } from '../../../renderer/autofill/markEdits.ts';
import { FieldMarks } from '../../../renderer/form-context/FieldMarks.ts';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';

let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
}, 60_000);

/** Returns a form with autofilled fields. */
function filledIn() {
  const store = createFormStore(form.plan, form.validator, {
    now: '2026-11-20T10:00:00+08:00',
  });
  const { autofill = {} } = form.plan.manifest;
  const [name = '', number = ''] = [autofill.enName, autofill.idNo];
  const profile = { enName: 'CHAN TAI MAN', idNo: 'A1234563' };
  // The profile also sets the answers that make the number visible.
  fillFromProfile(store, profile, { language: 'en', isTyped: () => false });
  const marks = new FieldMarks();
  marks.set(withAutofilled(marks.all(), [name, number]));
  const end = markEdits(store, marks, [name, number]);
  const statuses = () => [marks.all().get(name), marks.all().get(number)];
  return { store, name, number, statuses, end };
}

describe('markEdits()', () => {
  it('marks only the field that the applicant changes', () => {
    const { store, name, statuses } = filledIn();
    expect(statuses()).toEqual(['autofilled', 'autofilled']);
    store.set(name, 'CHAN TAI MEN');
    expect(statuses()).toEqual(['edited', 'autofilled']);
  });

  it('keeps a field as edited when the autofilled answer is typed again', () => {
    const { store, name, statuses } = filledIn();
    store.set(name, 'CHAN');
    store.set(name, 'CHAN TAI MAN');
    expect(statuses()).toEqual(['edited', 'autofilled']);
  });

  it('ignores another spelling of the same answer', () => {
    const { store, number, statuses } = filledIn();
    store.set(number, 'a123456(3)');
    expect(statuses()).toEqual(['autofilled', 'autofilled']);
    store.set(number, 'A1234564');
    expect(statuses()).toEqual(['autofilled', 'edited']);
  });

  it.each<[string, (store: FormStore) => void]>([
    ['fields are cleared', (store) => store.clear([])],
    ['another file is loaded', (store) => store.replace({})],
  ])('removes every mark when %s', (_, change) => {
    const { store, statuses } = filledIn();
    change(store);
    expect(statuses()).toEqual([undefined, undefined]);
  });

  it('marks nothing after it is ended', () => {
    const { store, name, statuses, end } = filledIn();
    end();
    store.set(name, 'WONG');
    store.replace({});
    expect(statuses()).toEqual(['autofilled', 'autofilled']);
  });
});
