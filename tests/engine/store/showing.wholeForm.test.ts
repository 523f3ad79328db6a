import { describe, expect, it } from 'vitest';
import { formOf, TEXT } from '../support/externalForm.ts';
import { errorText, makeForm } from '../support/makeForm.ts';

const KEY = 'validation_dateMin';

/** Returns a form from an external schema, with two steps and rules over the whole form. */
async function pair() {
  // So many fields that each part has a step of its own.
  const fields = Object.fromEntries([...'xpqrstuvw'].map((name) => [name, TEXT]));
  const part = { type: 'object', title: 'Part', properties: fields };
  return formOf({ a: part, b: part }, { not: { required: ['a', 'b'] }, minProperties: 1 });
}

describe('a rule over the whole form', () => {
  it('is reported with the last step and with all steps', async () => {
    const form = await pair();
    const steps = form.plan.steps.map(({ id }) => id);
    expect(steps.length).toBeGreaterThan(1);
    const store = form.store({ a: { x: '1' }, b: { x: '2' } });
    for (const step of steps.slice(0, -1)) expect(store.validateSteps([step])).toEqual([]);
    const last = steps.slice(-1);
    expect(store.validateSteps(last).map(errorText)).toEqual([' validation_invalid']);
    expect(store.validateSteps().map(errorText)).toEqual([' validation_invalid']);
    expect(store.shownErrors().map(errorText)).toEqual([' validation_invalid']);
    store.set('/b/x', undefined);
    expect(store.validateSteps(last)).toEqual([]);
    expect(form.evaluate(store.data()).errors).toEqual([]);
  });

  it('is reported with the last step in a form of the project', async () => {
    const dependent = { dependentRequired: { a: ['b'] }, errorMessage: { dependentRequired: KEY } };
    const steps = ['/a', '/b'].map((field) => ({ id: field.slice(1), fields: [field] }));
    const form = await makeForm(
      { a: TEXT, b: TEXT },
      { schema: dependent, manifest: { steps: [...steps] } },
    );
    const store = form.store({ a: 'x' });
    expect(store.validateSteps(['a'])).toEqual([]);
    expect(store.validateSteps(['b']).map(errorText)).toEqual([` ${KEY}`]);
    expect(form.errors({ a: 'x' })).toEqual([` ${KEY}`]);
    expect(form.errors({ a: 'x', b: 'y' })).toEqual([]);
  });

  it('is checked in an empty form too', async () => {
    const form = await pair();
    expect(form.errors({})).toEqual([' validation_invalid']);
    const either = await makeForm(
      { a: TEXT, b: TEXT },
      { schema: { atLeastOneOf: { fields: ['a', 'b'], key: 'validation_invalid' } } },
    );
    expect(either.errors({})).toEqual(['/a validation_invalid']);
    expect(either.errors({ b: '1' })).toEqual([]);
  });

  it('is cleared by a validation after the server reported its error', async () => {
    const form = await pair();
    const store = form.store({ a: { x: '1' } });
    store.showErrors([{ path: '', key: 'validation_invalid', args: [] }]);
    expect(store.shownErrors().map(errorText)).toEqual([' validation_invalid']);
    expect(store.validateSteps()).toEqual([]);
    expect(store.shownErrors()).toEqual([]);
  });
});
