// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Plan } from '#engine';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import type { RuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { FormStep } from '../../../../renderer/wizard/screens/FormStep.tsx';
import { Autofill } from '../../../../renderer/wizard/state/Autofill.ts';
import { step } from '../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { leaf, list, planOf } from '../../../support/planNodes.ts';
import { screenProps } from '../../../support/screenProps.ts';

afterEach(cleanup);

const FIELDS = planOf({
  name: leaf('text'),
  tel: leaf('text'),
  orders: list({ lot: leaf('text') }),
});
const PLAN: Plan = {
  ...FIELDS,
  steps: [step('owner', { fields: ['/name'] }), step('orders', { fields: ['/orders'] })],
  payment: { items: [{ id: 'copy', each: '/orders' }] } as unknown as NonNullable<Plan['payment']>,
  manifest: {
    ...FIELDS.manifest,
    autofill: { idNo: '/name' },
    steps: [{ id: 'owner', fields: ['/name'] }],
  } as unknown as Plan['manifest'],
};
const TEXTS = { 'name.label': 'Name', 'tel.label': 'Telephone', 'orders.label': 'Orders' };

async function shown(id: string, config: Partial<RuntimeConfig> = {}) {
  const autofill = new Autofill(lazy(() => new Promise<never>(() => undefined)));
  const { props, store } = screenProps({
    plan: PLAN,
    texts: TEXTS,
    screen: { id, kind: 'own' },
    services: { autofill },
  });
  const { container } = await inPortal(<FormStep {...props} />, { config });
  return { store, container, total: () => container.querySelector('.total')?.textContent };
}

describe('FormStep', () => {
  it('shows the fields of its step', async () => {
    const { store } = await shown('owner');
    const box = screen.getByLabelText(/^Name/);
    fireEvent.input(box, { target: { value: 'CHAN' } });
    expect(store.get('/name')).toBe('CHAN');
    expect(screen.queryByLabelText(/Telephone/)).toBeNull();
  });

  it('resets a partial text when the step is cleared', async () => {
    const { store } = await shown('owner');
    const before = screen.getByLabelText(/^Name/);
    act(() => store.set('/name', 'CHAN'));
    expect(screen.getByLabelText(/^Name/)).toBe(before);
    act(() => store.replace({}));
    expect(screen.getByLabelText(/^Name/)).not.toBe(before);
  });

  it('shows the running total only on a step with a fee per row', async () => {
    expect((await shown('orders')).total()).toBe('Total HK$380.00');
    cleanup();
    expect((await shown('owner')).total()).toBeUndefined();
    cleanup();
    expect((await shown('gone')).container.querySelector('input')).toBeNull();
  });

  it.each<[string, Partial<RuntimeConfig>, boolean]>([
    ['the portal has the identity app', { features: ['identityApp'] }, true],
    ['the portal does not have it', { features: [] }, false],
  ])('offers autofill if %s', async (_, config, isOffered) => {
    await shown('owner', config);
    const name = { name: 'Fill in with iAM Smart' };
    expect(screen.queryByRole('button', name) !== null).toBe(isOffered);
  });
});
