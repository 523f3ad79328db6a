import { vi } from 'vitest';
import type { Screen, SignatureFact, Texts } from '#engine';
import { wizardContext } from '../../engine/wizard/moves.ts';
import { readRuntimeConfig } from '../../renderer/portal/runtimeConfig.ts';
import type { ScreenProps, WizardActor } from '../../renderer/wizard/state/Wizard.ts';
import { input } from '../engine/support/wizardFacts.ts';
import { fakeActor, type ShownSnapshot } from './fakeActor.ts';
import { type PlanServicesOptions, planServices } from './planServices.ts';

/** Two signatures, each of which can follow later. */
export const OFFICERS: readonly SignatureFact[] = ['ownerSign', 'chairman'].map((id) => ({
  id,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: true,
}));

/** The parts of a screen's props that a test sets. */
export interface ScreenPropsOptions extends PlanServicesOptions {
  readonly texts?: Texts;
  readonly screen?: Partial<Screen>;
  /** Further parts of the wizard's snapshot, besides its context. */
  readonly snapshot?: Omit<ShownSnapshot, 'context'>;
  /** Further services. */
  readonly services?: object;
}

/**
 * Creates the props of a wizard's screen. The context is that of a new form with a fee and a
 * signature, and the actor records its events. Messages are their keys.
 */
export function screenProps(options: ScreenPropsOptions = {}) {
  const context = { ...wizardContext(input()), ...options.context };
  const made = planServices({ ...options, context });
  const { actor, send, update } = fakeActor<WizardActor>({ ...options.snapshot, context });
  const services = Object.assign(made.services, {
    config: readRuntimeConfig({}),
    ...options.services,
  });
  const props = {
    actor,
    context,
    services,
    store: made.store,
    texts: options.texts ?? {},
    screen: { ...context.screens[context.screenIndex], ...options.screen },
    messageText: ({ key }: { readonly key: string }) => key,
    tell: vi.fn(),
  } as unknown as ScreenProps;
  return { ...made, services, props, actor, send, update };
}
