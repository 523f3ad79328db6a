import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormStore, LeafNode, ListNode, PlanNode } from '#engine';
import { nodesUnder } from '../../../engine/definition/nodesUnder.ts';
import { type FormInUse, formInUse, makeForm, told } from '../support/makeForm.ts';
import { loadForm, readForm, readShared } from '../support/readForms.ts';

/** One thing that an applicant does; `at` chooses among what there is. */
type Act =
  | { readonly kind: 'set'; readonly at: number; readonly row: number; readonly value: number }
  | { readonly kind: 'add' | 'remove' | 'move' | 'undo'; readonly at: number; readonly row: number }
  | { readonly kind: 'touch' | 'check' | 'try'; readonly at: number; readonly row: number };

const TEXTS = [
  'x',
  'CHAN TAI MAN',
  '陳大文',
  'A1234563',
  'a123456(3)',
  'A0123453',
  '-',
  'a@example.hk',
  '12',
  '2027',
  '1',
  '  ',
  '',
  '9123 4567',
  'a\u0000',
];

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('set' as const),
      at: fc.nat(200),
      row: fc.nat(3),
      value: fc.nat(40),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('add' as const, 'remove' as const, 'move' as const, 'undo' as const),
      at: fc.nat(3),
      row: fc.nat(3),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('touch' as const, 'check' as const, 'try' as const),
      at: fc.nat(200),
      row: fc.nat(3),
    }),
  },
);
const acts = fc.array(act, { maxLength: 60 });

/** A form that has some of everything: chains, rows, computed answers, offers, optional objects. */
const TEXT = { type: 'string' };
const EVERYTHING = {
  kind: { type: 'string', enum: ['x', 'y', 'z'] },
  chain: {
    ...TEXT,
    visibleWhen: { kind: { enum: ['x', 'y'] } },
    requiredWhen: { '/kind': { const: 'x' } },
  },
  link: { ...TEXT, visibleWhen: { chain: { minLength: 2 } }, initial: 'first' },
  home: {
    type: 'object',
    required: ['street'],
    visibleWhen: { not: { link: { const: 'x' } } },
    properties: { street: TEXT, flat: { ...TEXT, maxChars: 2 } },
    atLeastOneOf: { fields: ['flat', 'street'], key: 'one' },
  },
  fee: { type: 'string', enum: ['a', 'b'], optionsWhen: { b: { '/kind': { const: 'x' } } } },
  rows: {
    type: 'array',
    maxItems: 4,
    emptyRows: 'drop',
    items: {
      type: 'object',
      required: ['a'],
      properties: {
        a: TEXT,
        b: { ...TEXT, visibleWhen: { a: { const: 'x' } }, sameAs: 'a' },
        c: {
          ...TEXT,
          visibleWhen: { '/fee': { const: 'b' } },
          requiredWhen: { b: { minLength: 1 } },
        },
        n: { ...TEXT, computed: { concat: [{ value: 'a' }, { orElse: [{ value: 'b' }, '-'] }] } },
      },
    },
    countWhere: [
      {
        when: { '/kind': { const: 'x' } },
        where: { a: { const: 'x' } },
        min: 1,
        max: 2,
        key: 'count',
      },
    ],
  },
  many: { ...TEXT, visibleWhen: { '/rows': { minItems: 2 } }, sameAs: 'total' },
  total: { ...TEXT, computed: { count: '/rows', where: { b: { minLength: 1 } } } },
  ticked: {
    type: 'array',
    items: { enum: ['p', 'q'] },
    optionsWhen: { q: { total: { enum: ['1', '2'] } } },
  },
};
const RULES = {
  required: ['kind', 'fee'],
  unique: [{ paths: ['/rows/*/a', '/chain'], ignore: ['-'], key: 'twice' }],
};

const forms: Record<string, FormInUse> = {};

beforeAll(async () => {
  forms.everything = await makeForm(EVERYTHING, { schema: RULES });
  forms.LREAL1 = formInUse(await loadForm(readForm('LREAL1'), readShared()));
});

describe.each(['everything', 'LREAL1'])('a store of %s, whatever the applicant does,', (name) => {
  const property = (check: (form: FormInUse, done: readonly Act[]) => void) => () => {
    const form = forms[name];
    if (!form) throw new Error(`Cannot find ${name}`);
    fc.assert(
      fc.property(acts, (done) => check(form, done)),
      { numRuns: name === 'LREAL1' ? 60 : 400 },
    );
  };

  it(
    'is what a new store of the same answers is',
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
    'finds the errors that the server finds',
    property((form, done) => {
      const store = doAll(form.store(), done);
      const { errors, fee } = form.evaluate(store.data());
      // The server sees no empty rows of a list that drops them.
      expect(allErrors(form, store)).toEqual(errors.map(told).sort());
      expect(store.fee()).toEqual(fee);
      expect(store.evaluate().errors).toEqual(errors);
    }),
  );

  it(
    'has nothing of what is hidden',
    property((form, done) => {
      const store = doAll(form.store(), done);
      for (const pointer of leafPointers(form, store)) {
        if (!store.isVisible(pointer)) expect(store.get(pointer)).toBeUndefined();
      }
      expect(form.evaluate(store.data()).hidden).toEqual([]);
    }),
  );

  it(
    'shows only errors that there are',
    property((form, done) => {
      const store = doAll(form.store(), done);
      store.check();
      const all = new Set(form.evaluate(store.data()).errors.map(told));
      for (const error of store.shownErrors()) expect(all).toContain(told(error));
    }),
  );

  it(
    'keeps the errors that it shows right while answers change',
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
    'is judged the same when what came of judging is judged again',
    property((form, done) => {
      const once = form.evaluate(doAll(form.store(), done).data());
      const twice = form.evaluate(once.data);
      expect(twice.data).toEqual(once.data);
      expect(twice.fee).toEqual(once.fee);
      expect([twice.hidden, twice.recomputed]).toEqual([[], []]);
    }),
  );

  it(
    'costs the sum of its lines',
    property((form, done) => {
      const { lines, totalCents } = doAll(form.store(), done).fee();
      expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.amountCents, 0));
      for (const line of lines) expect(line.amountCents).toBe(line.quantity * line.unitPriceCents);
    }),
  );

  it(
    'gives back by showing what hiding took',
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
        // What was never shown before got its initial value meanwhile.
        expect(store.data()).toMatchObject(before);
      }
    }),
  );
});

function isChoice(node: PlanNode): node is LeafNode {
  return node.kind === 'leaf' && node.valueType === 'choice';
}

function doAll(store: FormStore, done: readonly Act[]): FormStore {
  const undo: (() => void)[] = [];
  for (const each of done) doOne(store, each, undo);
  return store;
}

function doOne(store: FormStore, each: Act, undo: (() => void)[]): void {
  const nodes = nodesUnder(store.plan.root);
  const leaves = nodes.filter((node) => node.kind === 'leaf');
  const lists = nodes.filter((node) => node.kind === 'list');
  const [leaf, list] = [leaves[each.at % leaves.length], lists[each.at % lists.length]];
  if (!leaf || !list) return;
  const pointer = leaf.pattern.replaceAll('*', String(each.row));
  if (each.kind === 'set') store.set(pointer, valueFor(leaf, each.value));
  else if (each.kind === 'touch') store.touch(pointer);
  else if (each.kind === 'check') store.check();
  else if (each.kind === 'try') store.validateSteps();
  else if (each.kind === 'undo') undo.pop()?.();
  else if (store.isVisible(list.pattern)) editRows(store, list, each, undo);
}

function editRows(store: FormStore, list: ListNode, each: Act, undo: (() => void)[]): void {
  const count = store.rowCount(list.pattern);
  if (each.kind === 'add' && count < list.maxItems) store.addRow(list.pattern);
  if (count === 0) return;
  if (each.kind === 'remove') undo.push(store.removeRow(list.pattern, each.row % count));
  if (each.kind === 'move') store.moveRow(list.pattern, each.row % count, each.at % count);
}

function valueFor(node: LeafNode, index: number): unknown {
  const options = node.options?.map(({ value }) => value) ?? [];
  switch (node.valueType) {
    case 'checkbox':
      return index % 2 === 0;
    case 'choice':
      return options[index % (options.length + 1)];
    case 'choices':
      return options.filter((_, at) => (index >> at) % 2 === 1);
    case 'file':
      return index % 2 === 0 ? { name: 'a.pdf', size: index * 1_000_000 } : undefined;
    default:
      return TEXTS[index % TEXTS.length];
  }
}

function leafPointers(form: FormInUse, store: FormStore): readonly string[] {
  return nodesUnder(form.plan.root).flatMap((node) => {
    if (node.kind !== 'leaf') return [];
    if (!node.pattern.includes('*')) return [node.pattern];
    const list = node.pattern.slice(0, node.pattern.indexOf('/*'));
    return Array.from({ length: store.rowCount(list) }, (_, row) =>
      node.pattern.replace('*', String(row)),
    );
  });
}

function stateOf(form: FormInUse, store: FormStore) {
  return leafPointers(form, store).map((pointer) => [
    pointer,
    store.isVisible(pointer),
    store.isRequired(pointer),
    store.isVisible(pointer) ? store.options(pointer) : [],
    store.get(pointer),
  ]);
}

function allErrors(form: FormInUse, store: FormStore): readonly string[] {
  const steps = [...form.plan.steps.map(({ id }) => id), 'submission'];
  return store.validateSteps(steps).map(told).sort();
}
