// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { useLeaveWarning } from '../../../../renderer/wizard/state/useLeaveWarning.ts';
import type { WizardActor } from '../../../../renderer/wizard/state/Wizard.ts';
import { ACKNOWLEDGEMENT, input } from '../../../engine/support/wizardFacts.ts';
import { fakeActor } from '../../../support/fakeActor.ts';

afterEach(cleanup);

const CONTEXT = wizardContext(input());

/** Returns whether the browser asks before the page is left. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('useLeaveWarning', () => {
  it.each([
    ['an untouched form', {}, 'active', false],
    ['edited answers', { edited: true }, 'active', true],
    ['a form whose session ended', { edited: true }, 'done', false],
    ['a new acknowledgement', { acknowledgement: ACKNOWLEDGEMENT }, 'active', true],
    [
      'a kept acknowledgement',
      { edited: true, acknowledgement: ACKNOWLEDGEMENT, isAcknowledgementKept: true },
      'active',
      false,
    ],
  ] as const)('D-24: on %s', (_, context, status, expected) => {
    const { actor } = fakeActor<WizardActor>({ context: { ...CONTEXT, ...context }, status });
    const { unmount } = renderHook(() => useLeaveWarning(actor));
    expect(asks()).toBe(expected);
    unmount();
    expect(asks()).toBe(false);
  });

  it('D-24: follows the wizard', () => {
    const { actor, update } = fakeActor<WizardActor>({ context: CONTEXT });
    renderHook(() => useLeaveWarning(actor));
    act(() => update({ context: { ...CONTEXT, edited: true } }));
    expect(asks()).toBe(true);
    act(() => update({ context: CONTEXT }));
    expect(asks()).toBe(false);
  });
});
