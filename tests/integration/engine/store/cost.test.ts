import { describe, expect, it } from 'vitest';
import { createFormStore, type Facet, type FormStore, type ValidatorModule } from '#engine';
import { listening } from '../../../engine/support/listening.ts';
import { NOW } from '../../../engine/support/makeForm.ts';
import { loadForm, readForm, readShared } from '../../../engine/support/readForms.ts';

/**
 * Returns a store of orders, and a function that returns how many tests ran since its last call.
 *
 * @param isExamined whether the store has already validated all steps
 * @param rows number of orders
 */
async function countingStore(
  isExamined = true,
  rows = 50,
): Promise<{ store: FormStore; asked: () => number }> {
  const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
  let count = 0;
  const counted = Object.entries(validator.tests).map(([name, test]): [string, typeof test] => [
    name,
    (value) => {
      count += 1;
      return test(value);
    },
  ]);
  const counting: ValidatorModule = { ...validator, tests: Object.fromEntries(counted) };
  const orders = Array.from({ length: rows }, () => ({
    SubscriptionFee: 'oneOff',
    ProvideRelation: 'PRN',
    AlterEmail: 'b@example.hk',
  }));
  const store = createFormStore(plan, counting, {
    now: NOW,
    data: { SubscriberType: 'new', orders },
  });
  if (isExamined) store.validateSteps();
  const asked = () => {
    const since = count;
    count = 0;
    return since;
  };
  return { store, asked };
}

describe('setting an answer', () => {
  it('without dependents runs no condition and no rule', async () => {
    const { store, asked } = await countingStore();
    asked();
    store.set('/SubscriberNameEng', 'CHAN');
    store.set('/orders/30/AlterEmail', 'a@example.hk');
    expect(asked()).toBe(0);
  });

  it('makes the next check run only the rules of the answer', async () => {
    const { store, asked } = await countingStore();
    store.set('/orders/30/AlterEmail', 'a@example.hk');
    asked();
    store.check();
    // Two rules: storable text and e-mail address.
    expect(asked()).toBe(2);
    store.check();
    expect(asked()).toBe(0);
  });

  it('with dependents in its row runs no condition of other rows', async () => {
    const { store, asked } = await countingStore();
    asked();
    store.set('/orders/30/ProvideRelation', 'Address');
    const inRow = asked();
    expect(inRow).toBeGreaterThan(0);
    expect(inRow).toBeLessThan(40);
  });
});

describe('a prepared store', () => {
  it('runs the same rules for its first change as for later changes', async () => {
    const { store, asked } = await countingStore(false);
    const notified = listening(store, ['', 'value'], ['/orders/30/AlterEmail', 'state']);
    const data = store.data();
    store.prepare();
    expect(asked()).toBeGreaterThan(300);
    expect(notified()).toEqual([]);
    expect(store.data()).toBe(data);
    store.set('/orders/30/AlterEmail', 'a@example.hk');
    expect(asked()).toBe(0);
    store.check();
    expect(asked()).toBe(2);
  });

  it('does not traverse the form on its first change', async () => {
    const { plan, validator } = await loadForm(readForm('LREAL1'), readShared());
    let visits = 0;
    const root = new Proxy(plan.root, {
      get: (node, name) => {
        if (name === 'children') visits += 1;
        return Reflect.get(node, name);
      },
    });
    const data = { SubscriberType: 'new' };
    const opened = () => createFormStore({ ...plan, root }, validator, { now: NOW, data });
    const visitsOf = (act: () => void) => {
      visits = 0;
      act();
      return visits;
    };
    const [store, plain] = [opened(), opened()];
    store.prepare();
    expect(visitsOf(() => store.set('/SubscriberNameEng', 'CHAN'))).toBe(0);
    expect(visitsOf(() => plain.set('/SubscriberNameEng', 'CHAN'))).toBeGreaterThan(0);
  });

  it('runs no rule when it is prepared again', async () => {
    const { store, asked } = await countingStore(false);
    store.prepare();
    asked();
    store.prepare();
    expect(asked()).toBe(0);
  });
});

describe('adding a row', () => {
  it.each([2, 40])('runs no rule of the %i earlier rows and does not notify them', async (rows) => {
    const { store, asked } = await countingStore(true, rows);
    const notified = listening(
      store,
      ['/orders', 'state'],
      ...Array.from({ length: rows }, (_, row): [string, Facet] => [`/orders/${row}`, 'value']),
    );
    asked();
    store.addRow('/orders');
    store.check();
    // The only test is a condition of the new order.
    expect(asked()).toBe(1);
    expect(notified()).toEqual(['/orders state']);
  });
});

describe('blur of the first answer', () => {
  it('runs the rules of the field at once, and those of the form in the next check', async () => {
    const { store, asked } = await countingStore(false);
    store.set('/orders/30/AlterEmail', 'wrong');
    asked();
    store.touch('/orders/30/AlterEmail');
    expect(store.error('/orders/30/AlterEmail')?.key).toBe('validation_invalidEmail');
    const own = asked();
    store.check();
    expect(own).toBeLessThan(10);
    expect(asked()).toBeGreaterThan(20 * own);
    const { store: other } = await countingStore(false);
    other.set('/orders/30/AlterEmail', 'wrong');
    expect(store.validateSteps()).toEqual(other.validateSteps());
  });
});
