import { describe, expect, it } from 'vitest';
import { initialTransition, type transition } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { WizardFacts } from '../../../engine/wizard/Screen.ts';
import type { WizardContext } from '../../../engine/wizard/WizardContext.ts';
import { wizardMachine } from '../../../engine/wizard/wizardMachine.ts';
import { missingSignatures } from '../../../engine/wizard/wizardRules.ts';
import { ACKNOWLEDGEMENT, FACTS, FREE, input, SIGNED } from '../support/wizardFacts.ts';

type Snapshot = ReturnType<typeof initialTransition<typeof wizardMachine>>[0];
type Event = Parameters<typeof transition<typeof wizardMachine>>[2];

const ERROR = { path: '/orders', key: 'validation_required', args: [] };
const KEY = { key: 'unknown', args: [] };

/** The events of the applicant in any state. */
const DEEDS = [
  { type: 'terms.accepted', at: '2026-11-20T10:00:00+08:00' },
  { type: 'start' },
  { type: 'next' },
  { type: 'back' },
  { type: 'submit' },
  { type: 'complete' },
  { type: 'edited' },
  { type: 'jump', screenId: 'particulars' },
  { type: 'change', screenId: 'orders' },
  { type: 'sign', fieldId: 'ownerSign' },
  { type: 'sign', fieldId: 'ownerSign', way: 'identityApp' },
  { type: 'clear' },
  { type: 'print' },
  { type: 'startAgain' },
  { type: 'dialog.closed' },
  { type: 'dialog.confirmed' },
  { type: 'retry' },
] as const;

/** The possible outputs of each awaited actor, by the state that waits for the actor. */
const ANSWERS: Readonly<Record<string, (facts: WizardFacts) => readonly object[]>> = {
  validating: (facts) => done('0.wizard.validating', verdicts(facts)),
  checking: (facts) => done('0.wizard.checking', verdicts(facts)),
  saving: () => [
    ...done('0.wizard.saving', [
      { result: 'ok', submissionId: 'S1', amountCents: 38_000, invalidSignatures: [] },
      { result: 'ok', submissionId: 'S1', amountCents: 38_000, invalidSignatures: ['ownerSign'] },
      { result: 'paidDataLocked', transactionId: 'T1' },
      { result: 'refused', message: KEY },
    ]),
    failedBy('0.wizard.saving'),
  ],
  askingCaptcha: () => done('captcha', [{ answer: 'AB3D', secret: 'S' }, undefined]),
  signing: () => done('signing', signatures()),
  identity: () => done('identity', signatures()),
  paying: () =>
    done('payment', [
      { outcome: 'approved', transactionId: 'T1', message: undefined },
      { outcome: 'unknown', transactionId: 'T1', message: undefined },
      { outcome: 'rejected', transactionId: 'T1', message: undefined },
      { outcome: undefined, transactionId: undefined, message: undefined },
    ]),
  reading: () => [
    ...done('0.wizard.submitting.reading', submissions()),
    failedBy('0.wizard.submitting.reading'),
  ],
  readingByTransaction: () => done('0.wizard.submitting.readingByTransaction', submissions()),
  waiting: () => [{ type: 'xstate.after.submissionPoll.wizard.submitting.waiting' }],
  completing: () => done('0.wizard.completing', submissions()),
  makingDocument: () => done('0.wizard.makingDocument', [{}]),
  clearingStep: (facts) => done('0.wizard.clearingStep', [facts]),
  startingAgain: (facts) => done('0.wizard.startingAgain', [facts]),
};

const INPUT = input(FACTS, { captcha: { disabled: false, hasToken: false } });

describe('wizardMachine as a graph', () => {
  const paths = getShortestPaths(wizardMachine, options(INPUT));

  it('reaches every state that is not transient', () => {
    const reached = new Set(paths.map(({ state }) => stateName(state)));
    expect([...reached].toSorted()).toEqual([
      'acknowledged',
      'askingCaptcha',
      'checking',
      'clearingStep',
      'confirming',
      'filling',
      'identity',
      'makingDocument',
      'paying',
      'saving',
      'signing',
      'startingAgain',
      'submitting.reading',
      'submitting.readingByTransaction',
      'submitting.waiting',
      'validating',
    ]);
  });

  it('reaches the remaining state `completing` with a form on paper', () => {
    const posted = { ...FREE, submissionType: 'OFFLINE_SUBM' as const };
    const facts = { ...INPUT, facts: posted };
    const reached = getShortestPaths(wizardMachine, options(facts)).map(({ state }) =>
      stateName(state),
    );
    expect(reached).toContain('completing');
  });

  it('has an existing screen in every state', () => {
    for (const { state } of paths)
      expect(state.context.screens[state.context.screenIndex]).toBeDefined();
  });

  it('starts no payment without a required signature, unless the form may be paid', () => {
    for (const { context } of paths.map(({ state }) => state).filter(isPaying)) {
      expect(mayBePaid(context) || isSigned(context)).toBe(true);
    }
  });

  it('never pays again after approval, and never unlocks locked answers', () => {
    const states = paths.map(({ state }) => state);
    for (const state of states.filter(({ context }) => context.paymentOutcome === 'approved')) {
      expect(stateName(state)).not.toBe('paying');
      expect(stateName(state)).not.toBe('saving');
    }
    for (const { context } of states.filter(({ context }) => mayBePaid(context))) {
      expect(context.screens[context.screenIndex]?.kind).toMatch(/submission|acknowledgement/);
    }
  });

  it("is acknowledged only with the server's acknowledgement", () => {
    for (const { state } of paths.filter(({ state: at }) => at.value === 'acknowledged')) {
      expect(state.context.acknowledgement).toEqual(ACKNOWLEDGEMENT);
    }
  });

  it('can be filled in again or ended from every state', () => {
    const edges = adjacencyMapToArray(getAdjacencyMap(wizardMachine, options(INPUT))).map(
      ({ state, nextState }) => [serialized(state), serialized(nextState)] as const,
    );
    const free = new Set(
      paths
        .map(({ state }) => state)
        .filter(({ value }) => value === 'filling' || value === 'acknowledged')
        .map(serialized),
    );
    for (let grown = -1; grown !== free.size; ) {
      grown = free.size;
      for (const [from, to] of edges) if (free.has(to)) free.add(from);
    }
    expect(edges.map(([from]) => from).filter((from) => !free.has(from))).toEqual([]);
  });
});

function options(wizardInput: typeof INPUT) {
  return {
    input: wizardInput,
    fromState: initialTransition(wizardMachine, wizardInput)[0],
    events: eventsIn,
    serializeState: serialized,
    limit: 20_000,
  };
}

function eventsIn(state: Snapshot): readonly Event[] {
  const answers = ANSWERS[stateName(state).split('.').at(-1) ?? ''];
  return (answers?.(state.context.facts) ?? DEEDS) as readonly Event[];
}

/** Returns equal texts for contexts that the applicant cannot distinguish. */
function serialized(state: Snapshot): string {
  const { context } = state;
  return JSON.stringify([
    state.value,
    context.screenIndex,
    context.intent,
    context.intent === 'sign' && context.signWay,
    context.targetId,
    context.dialog?.kind,
    context.signed.length,
    context.paymentOutcome,
    context.stale,
    context.checked,
    context.hasCaptchaToken,
    context.challenge !== undefined,
    context.returnToReview,
    context.visited.length,
    context.edited,
    context.termsAcceptedAt !== undefined,
    context.acknowledgement !== undefined,
  ]);
}

function stateName({ value }: Pick<Snapshot, 'value'>): string {
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
}

function isPaying(state: Snapshot): boolean {
  return stateName(state) === 'paying';
}

function mayBePaid({ paymentOutcome, transactionId }: WizardContext): boolean {
  return (
    paymentOutcome === 'approved' || paymentOutcome === 'unknown' || transactionId !== undefined
  );
}

function isSigned({ facts, signed, signLater }: WizardContext): boolean {
  return missingSignatures(facts.signatures, signed, signLater).length === 0;
}

function done(actorId: string, outputs: readonly unknown[]): readonly object[] {
  return outputs.map((output) => ({ type: `xstate.done.actor.${actorId}`, actorId, output }));
}

function failedBy(actorId: string): object {
  return { type: `xstate.error.actor.${actorId}`, actorId, error: new Error('no answer') };
}

function signatures() {
  const ended = { fieldId: 'ownerSign', submissionId: 'S1' };
  return [
    { ...ended, signed: SIGNED, error: undefined },
    { ...ended, signed: undefined, error: KEY },
  ];
}

function verdicts(facts: WizardFacts) {
  return [
    { errors: [], facts },
    { errors: [ERROR], facts },
  ];
}

function submissions() {
  return [
    { result: 'ok', acknowledgement: ACKNOWLEDGEMENT },
    { result: 'processing' },
    { result: 'refused', message: KEY },
    { result: 'signatureFailure', invalidSignatures: ['ownerSign'], message: KEY },
  ];
}
