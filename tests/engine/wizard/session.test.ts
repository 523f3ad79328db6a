import { describe, expect, it } from 'vitest';
import {
  effects,
  FACTS,
  input,
  NOW,
  SIGNED,
  send,
  settle,
  startWizard,
} from '../support/wizardWorld.ts';

const MINUTE = 60_000;

describe('wizardMachine and its session', () => {
  it('warns after fifteen idle minutes, and goes on when renewed', async () => {
    const { wizard } = startWizard();
    const session = () => wizard.getSnapshot().children.session?.getSnapshot();
    await send(wizard, { type: 'tick', now: NOW + 15 * MINUTE });
    expect(session()?.value).toBe('warning');
    await send(wizard, { type: 'session.renew', now: NOW + 15 * MINUTE + 1000 });
    expect(session()?.value).toBe('active');
    await send(
      wizard,
      { type: 'activity', now: NOW + 29 * MINUTE },
      { type: 'tick', now: NOW + 43 * MINUTE },
    );
    expect(session()?.value).toBe('active');
  });

  it('ends, with everything it knew, when the time is out', async () => {
    const { wizard } = startWizard();
    await send(
      wizard,
      { type: 'tick', now: NOW + 15 * MINUTE },
      { type: 'tick', now: NOW + 17 * MINUTE },
    );
    expect(wizard.getSnapshot()).toMatchObject({ status: 'done', value: 'timedOut' });
  });

  it('D-05: rests while paying, and begins anew after it', async () => {
    const fx = effects();
    fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    const resume = { submissionId: 'S1', amountCents: 1, signed: [SIGNED], transactionId: 'T1' };
    const { wizard, clock } = startWizard(fx, input(FACTS, { resume }));
    const session = () => wizard.getSnapshot().children.session?.getSnapshot().value;
    await send(wizard, { type: 'tick', now: NOW + 60 * MINUTE });
    expect(session()).toBe('paused');
    fx.pollPayment.mockResolvedValue({ status: 'REJT', description: '' });
    clock.increment(2000);
    await settle();
    wizard.getSnapshot().children.payment?.send({ type: 'close' });
    await settle();
    await send(wizard, { type: 'tick', now: NOW + 70 * MINUTE });
    expect(session()).toBe('active');
  });
});
