import { beforeAll, describe, expect, it } from 'vitest';
import {
  conductIn,
  conductOf,
  type FormStore,
  type Judge,
  judgeOf,
  openFormStore,
  type Plan,
} from '#engine';
import { listening } from '../support/listening.ts';
import { makeFiles, NOW } from '../support/makeForm.ts';
import { compile, importSource, loadForm, readForm, readShared } from '../support/readForms.ts';

const PROPERTIES = {
  kind: { type: 'string', enum: ['own', 'other'], initial: 'own' },
  name: { type: 'string', visibleWhen: { '/kind': { const: 'other' } }, maxLength: 5 },
  day: { type: 'string', hkDate: true, dateMax: 'today' },
};

let plan: Plan;
let judge: Judge;
let tests: Judge['validator']['tests'];
beforeAll(async () => {
  const files = makeFiles(PROPERTIES);
  const { conditionsSource = '' } = compile(files);
  const form = await loadForm(files);
  plan = form.plan;
  judge = judgeOf(form.validator);
  // In the very bytes that a browser gets first.
  tests = (await importSource(conditionsSource)).tests;
});

const open = (data = {}): FormStore => openFormStore(plan, { tests }, { data, now: NOW });

describe('a store without a judge', () => {
  it('shows, follows and hides answers as its conditions say', () => {
    const store = open();
    expect(store.isVisible('/name')).toBe(false);
    store.set('/kind', 'other');
    store.set('/name', 'CHAN TAI MAN');
    expect(store.isVisible('/name')).toBe(true);
    expect(store.data()).toEqual({ kind: 'other', name: 'CHAN TAI MAN' });
    expect(store.isStepVisible('particulars')).toBe(true);
    expect(store.ask(conductIn).steps.map(({ id }) => id)).toEqual(['particulars']);
  });

  it('finds no fault, and refuses to give a verdict', () => {
    const store = open({ kind: 'other', name: 'CHAN TAI MAN' });
    store.touch('/name');
    store.check();
    store.prepare();
    expect(store.canJudge()).toBe(false);
    expect([store.error('/name'), store.shownErrors()]).toEqual([undefined, []]);
    expect(() => store.validateSteps()).toThrow('their judge has not come yet');
    expect(() => store.evaluate()).toThrow('their judge has not come yet');
  });

  it('offers every day of the limits, and only the right ones once it can tell', () => {
    const store = open();
    const tomorrow = { year: 2026, month: 11, day: 21 };
    expect(store.offeredDays('/day').takes(tomorrow)).toBe(true);
    store.judgeBy(judge);
    expect(store.offeredDays('/day').takes(tomorrow)).toBe(false);
  });

  it('shows what the server says all the same', () => {
    const store = open({ kind: 'other', name: 'CHAN' });
    store.showErrors([{ path: '/name', key: 'validation_required', args: [], rule: 'required' }]);
    expect(store.error('/name')?.key).toBe('validation_required');
  });
});

describe('a judge that comes late', () => {
  it('judges what was left before, and tells who shows it', () => {
    const store = open({ kind: 'other' });
    store.set('/name', 'CHAN TAI MAN');
    store.touch('/name');
    const heard = listening(store, ['/name', 'state'], ['/day', 'state']);
    store.judgeBy(judge);
    expect(heard()).toEqual(['/name state']);
    expect(store.error('/name')?.rule).toBe('maxLength');
    expect(store.canJudge()).toBe(true);
  });

  it('says nothing of answers that nobody has left, until a step is tried', () => {
    const store = open({ kind: 'other', name: 'CHAN TAI MAN' });
    const heard = listening(store, ['', 'value'], ['/name', 'state']);
    store.judgeBy(judge);
    expect([heard(), store.shownErrors()]).toEqual([[], []]);
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/name']);
  });

  it('judges answers that are put in the place of others, and another store of the form', () => {
    const store = open();
    store.judgeBy(judge);
    store.replace({ kind: 'other', name: 'CHAN TAI MAN' });
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/name']);
    const other = store.withData({ kind: 'other', name: 'WONG KA YAN' });
    expect(other.evaluate().errors.map(({ path }) => path)).toEqual(['/name']);
  });

  it('finds what one that was there from the start finds', async () => {
    const form = await loadForm(readForm('LREAL1'), readShared());
    const data = { SubscriberType: 'new', IdNo: 'x', orders: [{ AlterEmail: 'wrong' }] };
    const late = openFormStore(form.plan, form.validator, { data, now: NOW });
    late.set('/SubscriberNameEng', '陳');
    late.touch('/SubscriberNameEng');
    late.judgeBy(judgeOf(form.validator));
    const early = openFormStore(form.plan, form.validator, { data, now: NOW });
    early.judgeBy(judgeOf(form.validator));
    early.set('/SubscriberNameEng', '陳');
    early.touch('/SubscriberNameEng');
    expect(late.shownErrors()).toHaveLength(1);
    expect(late.shownErrors()).toEqual(early.shownErrors());
    expect(late.validateSteps()).toEqual(early.validateSteps());
    expect(late.evaluate()).toEqual(early.evaluate());
  });
});

describe('a store as it was opened', () => {
  it('has the answers that it was made with, whatever was done since', () => {
    const store = open({ kind: 'other', name: 'CHAN' });
    store.set('/name', 'WONG');
    store.replace({ kind: 'own' });
    expect(store.asOpened().data()).toEqual({ kind: 'other', name: 'CHAN' });
    expect(store.data()).toEqual({ kind: 'own' });
  });

  it('has the initial values of a form that begins, where nobody had asked for them yet', () => {
    const store = open();
    store.set('/kind', 'other');
    expect(store.data()).toEqual({ kind: 'other' });
    expect(store.asOpened().data()).toEqual({ kind: 'own' });
  });
});

it('asks its answers as anybody may ask them from outside', async () => {
  const { plan: whole, validator } = await loadForm(readForm('LREAL1'), readShared());
  const data = { SubscriberType: 'existing' };
  const store = openFormStore(whole, validator, { data, now: NOW });
  expect(store.ask(conductIn)).toEqual(conductOf(whole, validator, store.data(), NOW));
});
