import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormStore, LeafNode, PlanNode } from '#engine';
import { nodesUnder } from '../../../engine/definition/nodesUnder.ts';
import { EVERYTHING, RULES } from '../support/everything.ts';
import { errorText, type FormInUse, formInUse, makeForm } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';
import { type Act, acts, doAll } from '../support/storeActs.ts';

const forms: Record<string, FormInUse> = {};

beforeAll(async () => {
  forms.everything = await makeForm(EVERYTHING, { schema: RULES });
  for (const code of REAL) forms[code] = formInUse(await loadForm(readForm(code), readShared()));
});

/**
 * Real forms: with fees per row, with options that depend on an answer outside the list, and with a
 * list inside each record.
 */
const REAL = ['LREAL1', 'LRWS2', 'LODLIST'];

describe.each(['everything', ...REAL])('createFormStore: a store of %s after any edits', (name) => {
  const property = (check: (form: FormInUse, done: readonly Act[]) => void) => () => {
    const form = forms[name];
    if (!form) throw new Error(`Cannot find ${name}`);
    fc.assert(
      fc.property(acts, (done) => check(form, done)),
      { numRuns: REAL.includes(name) ? 60 : 400 },
    );
  };

  it(
    'equals a new store of the same answers',
    property((form, done) => {
      const store = doAll(form.store(), done);
      const fresh = form.store(store.data());
      if (Object.keys(store.data()).length > 0) {
        expect(stateOf(form, store)).toEqual(stateOf(form, fresh));
        expect(allErrors(form, store)).toEqual(allErrors(form, fresh));
        expect(store.fee()).toEqual(fresh.fee());
      }
    }),
  );

  it(
    'behaves the same with or without prepare()',
    property((form, done) => {
      const half = Math.floor(done.length / 2);
      const data = doAll(form.store(), done.slice(0, half)).data();
      const [plain, prepared] = [form.store(data), form.store(data)];
      prepared.prepare();
      expect(prepared.shownErrors()).toEqual([]);
      expect(prepared.isEdited()).toBe(false);
      for (const list of form.plan.root.children.filter(({ kind }) => kind === 'list')) {
        prepared.rowAhead(`/${list.key}`);
        prepared.children(`/${list.key}/${prepared.rowCount(`/${list.key}`)}`);
      }
      for (const store of [plain, prepared]) doAll(store, done.slice(half));
      expect(stateOf(form, prepared)).toEqual(stateOf(form, plain));
      expect(prepared.data()).toEqual(plain.data());
      expect(prepared.shownErrors()).toEqual(plain.shownErrors());
      expect(prepared.validateSteps()).toEqual(plain.validateSteps());
    }),
  );

  it(
    'finds the same errors as the server',
    property((form, done) => {
      const store = doAll(form.store(), done);
      const { errors, fee } = form.evaluate(store.data());
      // The server receives no empty rows of a list that drops empty rows.
      expect(allErrors(form, store)).toEqual(errors.map(errorText).sort());
      expect(store.fee()).toEqual(fee);
      expect(store.evaluate().errors).toEqual(errors);
    }),
  );

  it(
    'has no value in a hidden field',
    property((form, done) => {
      const store = doAll(form.store(), done);
      for (const pointer of leafPointers(form, store)) {
        if (!store.isVisible(pointer)) expect(store.get(pointer)).toBeUndefined();
      }
      expect(form.evaluate(store.data()).hidden).toEqual([]);
    }),
  );

  it(
    'shows only actual errors',
    property((form, done) => {
      const store = doAll(form.store(), done);
      store.check();
      const all = new Set(form.evaluate(store.data()).errors.map(errorText));
      for (const error of store.shownErrors()) expect(all).toContain(errorText(error));
    }),
  );

  it(
    'updates the shown errors while answers change',
    property((form, done) => {
      const half = Math.floor(done.length / 2);
      const store = doAll(form.store(), done.slice(0, half));
      for (const pointer of leafPointers(form, store)) store.touch(pointer);
      store.validateSteps();
      const shown = store.shownErrors().map(({ path }) => path);
      doAll(
        store,
        done.slice(half).filter(({ kind }) => kind === 'set'),
      );
      store.check();
      const found = new Map(form.evaluate(store.data()).errors.map((error) => [error.path, error]));
      for (const path of shown.filter((each) => store.isVisible(each))) {
        expect(store.error(path)).toEqual(found.get(path));
      }
    }),
  );

  it(
    'evaluates its own result to the same result',
    property((form, done) => {
      const once = form.evaluate(doAll(form.store(), done).data());
      const twice = form.evaluate(once.data);
      expect(twice.data).toEqual(once.data);
      expect(twice.fee).toEqual(once.fee);
      expect([twice.hidden, twice.recomputed]).toEqual([[], []]);
    }),
  );

  it(
    'has a fee that is the sum of its lines',
    property((form, done) => {
      const { lines, totalCents } = doAll(form.store(), done).fee();
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0));
      for (const line of lines) expect(line.amountCents).toBe(line.quantity * line.unitPriceCents);
    }),
  );

  it(
    'restores hidden answers when they are visible again',
    property((form, done) => {
      const store = doAll(form.store(), done);
      const controllers = form.plan.root.children.filter(isChoice);
      for (const { key, options = [] } of controllers) {
        const pointer = `/${key}`;
        const before = store.data();
        const value = store.get(pointer);
        if (value === undefined) continue;
        for (const option of options) store.set(pointer, option.value);
        store.set(pointer, value);
        // Answers that were never visible before received their initial values.
        expect(store.data()).toMatchObject(before);
      }
    }),
  );
});

function isChoice(node: PlanNode): node is LeafNode {
  return node.kind === 'leaf' && node.valueType === 'choice';
}

/** A function that returns the number of rows to visit in a list. */
type CountRows = (list: string) => number;

function leafPointers(
  form: FormInUse,
  store: FormStore,
  countRows: CountRows = (list) => store.rowCount(list),
): readonly string[] {
  return nodesUnder(form.plan.root).flatMap((node) => {
    if (node.kind !== 'leaf') return [];
    return rowsOf(countRows, node.pattern);
  });
}

/** Returns the pointers of a pattern, one for each counted row. */
function rowsOf(countRows: CountRows, pattern: string): readonly string[] {
  if (!pattern.includes('*')) return [pattern];
  const list = pattern.slice(0, pattern.indexOf('/*'));
  return Array.from({ length: countRows(list) }, (_, row) =>
    rowsOf(countRows, pattern.replace('*', String(row))),
  ).flat();
}

function stateOf(form: FormInUse, store: FormStore) {
  // A hidden list keeps its rows, but the answers do not contain these rows.
  const shownRows = (list: string) => (store.isVisible(list) ? store.rowCount(list) : 0);
  return leafPointers(form, store, shownRows).map((pointer) => [
    pointer,
    store.isVisible(pointer),
    store.isRequired(pointer),
    store.isVisible(pointer) ? store.options(pointer) : [],
    // An empty input in a list is an empty text in the answers.
    store.get(pointer) === '' ? undefined : store.get(pointer),
  ]);
}

function allErrors(form: FormInUse, store: FormStore): readonly string[] {
  const steps = [...form.plan.steps.map(({ id }) => id), 'submission'];
  return store.validateSteps(steps).map(errorText).sort();
}
