import { beforeAll, describe, expect, it } from 'vitest';
import { createFormStore, type FormData } from '#engine';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { answersLoaded } from '../../../../renderer/wizard/state/answersLoaded.ts';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

let form: PortalForm;
beforeAll(async () => {
  form = await loadPortalForm('LREAL1');
});

/** Returns the event for the answers, and the ids of the form’s visible steps. */
function loading(data: FormData) {
  const store = createFormStore(form.plan, form.validator, { now: '2026-11-20T10:00:00+08:00' });
  store.replace(data);
  const steps = form.plan.steps.filter(({ id }) => store.isStepVisible(id)).map(({ id }) => id);
  return { event: answersLoaded({ form: loadedForm(form), store }), steps };
}

const ALL: FormData = full.formData;
const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(ALL).filter(([name]) => !names.includes(name)));

describe('answersLoaded()', () => {
  it('promise 6: completes every step of complete answers, and opens the last step', () => {
    const { event, steps } = loading(ALL);
    expect(steps.length).toBeGreaterThan(2);
    expect(event.completed).toEqual(steps);
    expect(event.screenId).toBe(steps.at(-1));
  });

  it('promise 6: opens the first incomplete step, and completes the valid steps after it', () => {
    const { event, steps } = loading(without('SubscriberNameEng'));
    expect(event.screenId).toBe('subscriberParticulars');
    expect(event.completed).toEqual(steps.filter((id) => id !== 'subscriberParticulars'));
  });

  it('promise 6: does not complete an unanswered optional step after the incomplete step', () => {
    const { event } = loading({ DeliveryMethod: ALL.DeliveryMethod });
    expect(event.completed).toEqual(['delivery']);
    expect(event.screenId).toBe('subscriberParticulars');
  });

  it('promise 6: completes no step without answers', () => {
    const { event, steps } = loading({});
    expect(event.completed).toEqual([]);
    expect(event.screenId).toBe(steps[0]);
  });
});
