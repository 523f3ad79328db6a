import { describe, expect, it } from 'vitest';
import { openFormStore } from '../../../engine/store/openFormStore.ts';
import { choice, group, leaf, planOf } from '../../support/planNodes.ts';
import { examiningValidator } from '../support/examiningValidator.ts';
import { listening } from '../support/listening.ts';
import { NOW } from '../support/makeForm.ts';
import { ruleOf, TESTS } from '../support/stateOf.ts';
import { step } from '../support/wizardFacts.ts';

const short = () => leaf('text', { rules: [ruleOf('isShort')] });
const part = () => leaf('text');
const day = group(
  { d: part(), m: part(), y: part() },
  { dateParts: { day: 'd', month: 'm', year: 'y' }, rules: [ruleOf('fails')] },
);
const PLAN = {
  ...planOf({ kind: choice(['x', 'y']), a: short(), b: short(), mail: short(), pay: short(), day }),
  conditions: [{ kind: 'test', pattern: '/kind', test: 'isX' }] as const,
  steps: [
    step('one', { fields: ['/kind', '/a', '/day'] }),
    step('two', { fields: ['/b'], when: 0 }),
  ],
  workflowFields: ['/mail'],
  paymentFields: ['/pay'],
};
const LONG = { kind: 'x', a: 'long', b: 'long', mail: 'long', pay: 'long' };

/** Opens a store. @param data its answers */
function open(data: Readonly<Record<string, unknown>> = LONG) {
  const store = openFormStore(PLAN, { tests: TESTS }, { data: data as typeof LONG, now: NOW });
  const heard = listening(
    store,
    ...(['/a', '/b', '/day', '/day/d'] as const).map((each) => [each, 'state'] as const),
  );
  return { store, heard };
}
const validator = examiningValidator();

function validated(data?: Readonly<Record<string, unknown>>) {
  const opened = open(data);
  opened.store.validateWith(validator);
  const tried = (...ids: readonly string[]) =>
    opened.store.validateSteps(ids).map(({ path }) => path);
  return { ...opened, tried };
}

describe('tryStep', () => {
  it.each([
    ['one', ['/a']],
    ['two', ['/b']],
    ['submission', ['/mail']],
    ['confirmation', ['/pay']],
    ['nobody', []],
  ])('returns the errors of the step %s only', (id, paths) => {
    expect(validated().tried(id)).toEqual(paths);
  });

  it('returns the errors of several steps in the given order, and of all steps by default', () => {
    const { store, tried } = validated();
    expect(tried('two', 'one')).toEqual(['/b', '/a']);
    expect(store.validateSteps().map(({ path }) => path)).toEqual(['/a', '/b']);
  });

  it('notifies the listeners of new errors once', () => {
    const { store, heard, tried } = validated();
    tried('one');
    expect(heard()).toEqual(['/a state']);
    tried('one');
    expect([heard(), store.error('/a')?.key]).toEqual([[], 'key_isShort']);
  });

  it('drops the errors of the server in the step, and notifies their listeners', () => {
    const { store, heard, tried } = validated({ kind: 'x' });
    const errors = ['/a', '/b'].map((path) => ({ path, key: 'wrong', args: [] }));
    store.showErrors(errors);
    expect(heard()).toEqual(['/a state', '/b state']);
    expect([tried('one'), heard()]).toEqual([[], ['/a state']]);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/b']);
    store.clearErrors();
    expect([store.shownErrors(), heard()]).toEqual([[], expect.arrayContaining(['/b state'])]);
  });
});

describe('attachValidator', () => {
  it('shows the errors of the answers that were touched before, and no others', () => {
    const { store, heard } = open();
    store.touch('/a');
    expect([store.shownErrors(), heard()]).toEqual([[], []]);
    store.validateWith(validator);
    expect(store.shownErrors().map(({ path }) => path)).toEqual(['/a']);
    expect(heard()).toEqual(['/a state']);
  });
});

describe('touchAnswer', () => {
  it('shows an error after the blur of a filled answer', () => {
    const { store, heard } = validated({ a: 'long' });
    store.touch('/absent');
    store.touch('/b');
    expect(heard()).toEqual([]);
    store.touch('/a');
    expect([store.error('/a')?.key, heard()]).toEqual(['key_isShort', ['/a state']]);
  });

  it('waits for every part of a date, and shows the error at the date', () => {
    const { store, heard } = validated({ day: { d: '1', m: '2' } });
    store.touch('/day/d');
    expect(heard()).toEqual([]);
    store.set('/day/y', '2026');
    store.touch('/day/y');
    expect([store.error('/day')?.key, store.error('/day/y')]).toEqual(['key_fails', undefined]);
    expect(heard()).toContain('/day state');
  });
});

describe('isStepShown', () => {
  it('follows the condition of the step; the submission step is always visible', () => {
    const { store } = open({ kind: 'y' });
    const shown = () =>
      ['one', 'two', 'submission', 'confirmation', 'nobody'].filter((id) =>
        store.isStepVisible(id),
      );
    expect(shown()).toEqual(['one', 'submission']);
    store.set('/kind', 'x');
    expect(shown()).toEqual(['one', 'two', 'submission']);
  });
});
