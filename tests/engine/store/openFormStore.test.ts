import { beforeAll, describe, expect, it } from 'vitest';
import {
  behaviourIn,
  behaviourOf,
  createFormValidator,
  type FormStore,
  type FormValidator,
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
let formValidator: FormValidator;
let tests: FormValidator['validator']['tests'];
beforeAll(async () => {
  const files = makeFiles(PROPERTIES);
  const { conditionsSource = '' } = compile(files);
  const form = await loadForm(files);
  plan = form.plan;
  formValidator = createFormValidator(form.validator);
  // The module that a browser loads first.
  tests = (await importSource(conditionsSource)).tests;
});

const open = (data = {}): FormStore => openFormStore(plan, { tests }, { data, now: NOW });

describe('openFormStore: a store without a formValidator', () => {
  it('shows, updates and hides answers by its conditions', () => {
    const store = open();
    expect(store.isVisible('/name')).toBe(false);
    store.set('/kind', 'other');
    store.set('/name', 'CHAN TAI MAN');
    expect(store.isVisible('/name')).toBe(true);
    expect(store.data()).toEqual({ kind: 'other', name: 'CHAN TAI MAN' });
    expect(store.isStepVisible('particulars')).toBe(true);
    expect(store.ask(behaviourIn).steps.map(({ id }) => id)).toEqual(['particulars']);
  });

  it('reports no errors, and refuses to validate', () => {
    const store = open({ kind: 'other', name: 'CHAN TAI MAN' });
    store.touch('/name');
    store.check();
    store.prepare();
    expect(store.hasValidator()).toBe(false);
    expect([store.error('/name'), store.shownErrors()]).toEqual([undefined, []]);
    expect(() => store.validateSteps()).toThrow('their validator is not loaded');
    expect(() => store.evaluate()).toThrow('their validator is not loaded');
  });

  it('offers every day within the limits, and only valid days with the validator', () => {
    const store = open();
    const tomorrow = { year: 2026, month: 11, day: 21 };
    expect(store.offeredDays('/day').takes(tomorrow)).toBe(true);
    store.validateWith(formValidator);
    expect(store.offeredDays('/day').takes(tomorrow)).toBe(false);
  });

  it('shows errors from the server', () => {
    const store = open({ kind: 'other', name: 'CHAN' });
    store.showErrors([{ path: '/name', key: 'validation_required', args: [], rule: 'required' }]);
    expect(store.error('/name')?.key).toBe('validation_required');
  });
});

describe('openFormStore: a validator that loads later', () => {
  it('validates fields that the user left earlier, and notifies the subscribers', () => {
    const store = open({ kind: 'other' });
    store.set('/name', 'CHAN TAI MAN');
    store.touch('/name');
    const notified = listening(store, ['/name', 'state'], ['/day', 'state']);
    store.validateWith(formValidator);
    expect(notified()).toEqual(['/name state']);
    expect(store.error('/name')?.rule).toBe('maxLength');
    expect(store.hasValidator()).toBe(true);
  });

  it('shows no errors for untouched fields until a step is validated', () => {
    const store = open({ kind: 'other', name: 'CHAN TAI MAN' });
    const notified = listening(store, ['', 'value'], ['/name', 'state']);
    store.validateWith(formValidator);
    expect([notified(), store.shownErrors()]).toEqual([[], []]);
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/name']);
  });

  it('validates replaced answers, and another store of the form', () => {
    const store = open();
    store.validateWith(formValidator);
    store.replace({ kind: 'other', name: 'CHAN TAI MAN' });
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/name']);
    const other = store.withData({ kind: 'other', name: 'WONG KA YAN' });
    expect(other.evaluate().errors.map(({ path }) => path)).toEqual(['/name']);
  });

  it('finds the same errors as a validator from the start', async () => {
    const form = await loadForm(readForm('LREAL1'), readShared());
    const data = { SubscriberType: 'new', IdNo: 'x', orders: [{ AlterEmail: 'wrong' }] };
    const late = openFormStore(form.plan, form.validator, { data, now: NOW });
    late.set('/SubscriberNameEng', '陳');
    late.touch('/SubscriberNameEng');
    late.validateWith(createFormValidator(form.validator));
    const early = openFormStore(form.plan, form.validator, { data, now: NOW });
    early.validateWith(createFormValidator(form.validator));
    early.set('/SubscriberNameEng', '陳');
    early.touch('/SubscriberNameEng');
    expect(late.shownErrors()).toHaveLength(1);
    expect(late.shownErrors()).toEqual(early.shownErrors());
    expect(late.validateSteps()).toEqual(early.validateSteps());
    expect(late.evaluate()).toEqual(early.evaluate());
  });
});

it('openFormStore: ask() returns the same behaviour as behaviourOf()', async () => {
  const { plan: whole, validator } = await loadForm(readForm('LREAL1'), readShared());
  const data = { SubscriberType: 'existing' };
  const store = openFormStore(whole, validator, { data, now: NOW });
  expect(store.ask(behaviourIn)).toEqual(behaviourOf(whole, validator, store.data(), NOW));
});
