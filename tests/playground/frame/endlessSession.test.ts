import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../../engine/session/sessionMachine.ts';
import { endlessSession } from '../../../playground/frame/endlessSession.ts';
import type { WizardHandle } from '../../../renderer/screens.ts';

const HOUR_MS = 3_600_000;

it('endlessSession: an author who reads for hours is neither warned nor signed out', () => {
  const session = createActor(sessionMachine, { input: { now: 0 } }).start();
  const actor = { getSnapshot: () => ({ children: { session } }) };
  endlessSession({ actor } as unknown as WizardHandle);
  session.send({ type: 'tick', now: HOUR_MS });
  expect(session.getSnapshot().value).toBe('paused');
  // The end of a call resumes the session.
  session.send({ type: 'resume' });
  session.send({ type: 'tick', now: 2 * HOUR_MS });
  session.send({ type: 'tick', now: 3 * HOUR_MS });
  expect(session.getSnapshot().value).toBe('paused');
});
