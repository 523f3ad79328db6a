// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFacts } from '../../../../renderer/wizard/state/useFacts.ts';
import { wizardFacts } from '../../../../renderer/wizard/state/wizardFacts.ts';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { screenProps } from '../../../support/screenProps.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the hook for a form whose fee a test can change. */
function followed(context: object = {}) {
  const fee = { totalCents: 0, lines: [] };
  const plan = {
    ...planOf({ name: leaf('text'), ackEmail: leaf('text') }),
    workflowFields: ['/ackEmail'],
    documents: [],
  };
  const made = screenProps({ plan, context, store: { fee: () => fee } });
  const { actor, services, pdf } = made;
  pdf.keep('JVBE', false);
  const first = wizardFacts(services);
  const hook = renderHook(() => useFacts(actor, services, first));
  const isStale = () => {
    const state = pdf.get();
    return state.kind === 'made' && state.isStale === true;
  };
  const sent = () => made.send.mock.calls.map(([event]) => event as { readonly type: string });
  return { ...made, ...hook, fee, isStale, sent };
}

describe('useFacts', () => {
  it('reports changed facts 150 ms after the last change', () => {
    const { store, fee, sent } = followed({ edited: true, stale: true });
    store.set('/name', 'A');
    fee.totalCents = 38_000;
    vi.advanceTimersByTime(100);
    store.set('/name', 'AB');
    vi.advanceTimersByTime(149);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(1);
    const facts = expect.objectContaining({ amountCents: 38_000 });
    expect(sent()).toEqual([{ type: 'facts.changed', facts }]);
    store.set('/name', 'ABC');
    vi.advanceTimersByTime(1000);
    expect(sent()).toHaveLength(1);
  });

  it.each([
    [{ edited: false, stale: true }, 1],
    [{ edited: true, stale: false }, 1],
    [{ edited: true, stale: true }, 0],
  ])('reports an edit unless the wizard knows it: %j', (context, times) => {
    const { store, sent } = followed(context);
    store.set('/name', 'A');
    expect(sent()).toEqual(Array.from({ length: times }, () => ({ type: 'edited' })));
  });

  it('marks the document as outdated, but not for an answer that it does not contain', () => {
    const { store, isStale } = followed();
    store.set('/ackEmail', 'a@example.hk');
    expect(isStale()).toBe(false);
    store.set('/name', 'A');
    expect(isStale()).toBe(true);
  });

  it('does not treat loaded answers as an edit', () => {
    const { store, sent, isStale } = followed();
    store.replace({ name: 'A' });
    store.markSaved();
    expect(isStale()).toBe(false);
    expect(sent()).toEqual([]);
  });

  it('reports nothing after the page is left', () => {
    const { store, fee, sent, unmount } = followed({ edited: true, stale: true });
    store.set('/name', 'A');
    fee.totalCents = 5;
    unmount();
    vi.advanceTimersByTime(1000);
    store.set('/name', 'B');
    expect(sent()).toEqual([]);
  });
});
