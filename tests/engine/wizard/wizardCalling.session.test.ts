import { describe, expect, it } from 'vitest';
import { effects } from '../support/wizardEffects.ts';
import { ACKNOWLEDGEMENT, FACTS, input, NOW, SIGNED } from '../support/wizardFacts.ts';
import { pay, signOnce, toSubmission } from '../support/wizardWalks.ts';
import { send, settle, startWizard } from '../support/wizardWorld.ts';

const MINUTE = 60_000;

describe('wizardMachine and its session', () => {
  it('warns after fifteen idle minutes, and continues after a renewal', async () => {
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

  it('ends at the time-out', async () => {
    const { wizard } = startWizard();
    await send(
      wizard,
      { type: 'tick', now: NOW + 15 * MINUTE },
      { type: 'tick', now: NOW + 17 * MINUTE },
    );
    expect(wizard.getSnapshot()).toMatchObject({ status: 'done', value: 'timedOut' });
  });

  it('D-05: pauses during payment, and restarts afterwards', async () => {
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

  /** Returns a signed wizard on the submission screen, and a function that sends a later tick. */
  async function paying() {
    const run = startWizard();
    await toSubmission(run.wizard);
    await signOnce(run.wizard);
    const session = () => run.wizard.getSnapshot().children.session?.getSnapshot();
    const idle = async (minutes: number) => {
      await send(run.wizard, { type: 'tick', now: NOW + minutes * MINUTE });
      return session()?.value;
    };
    return { ...run, idle };
  }

  it('D-05: runs while the payment methods show, and then also times out', async () => {
    const { wizard, idle } = await paying();
    expect(await idle(10)).toBe('active');
    await send(wizard, { type: 'next' });
    expect(wizard.getSnapshot().children.payment?.getSnapshot().value).toBe('choosing');
    expect([await idle(14), await idle(15)]).toEqual(['active', 'warning']);
    await send(wizard, { type: 'session.renew', now: NOW + 15.5 * MINUTE });
    expect([await idle(16), await idle(31)]).toEqual(['active', 'warning']);
    await send(wizard, { type: 'tick', now: NOW + 33 * MINUTE });
    expect(wizard.getSnapshot()).toMatchObject({ status: 'done', value: 'timedOut' });
  });

  it('D-05: pauses while a payment is polled, then restarts its fifteen minutes', async () => {
    const { wizard, clock, fx, idle } = await paying();
    fx.pollPayment.mockResolvedValue({ status: 'IN_PROCESS', description: '' });
    expect(await idle(10)).toBe('active');
    await pay(wizard);
    expect(wizard.getSnapshot().value).toBe('paying');
    expect([await idle(14), await idle(20), await idle(60)]).toEqual([
      'paused',
      'paused',
      'paused',
    ]);

    fx.pollPayment.mockResolvedValue({ status: 'REJT', description: '' });
    clock.increment(2000);
    await settle();
    expect([await idle(61), await idle(75)]).toEqual(['active', 'active']);
    expect(wizard.getSnapshot().value, 'the result is still shown').toBe('paying');
    expect(await idle(76)).toBe('warning');
  });

  it('pauses while the identity app is pending, and runs while the number is missing', async () => {
    const { wizard, clock, fx } = startWizard();
    const session = () => wizard.getSnapshot().children.session?.getSnapshot().value;
    const idle = async (minutes: number) => {
      await send(wizard, { type: 'tick', now: NOW + minutes * MINUTE });
      return session();
    };
    await toSubmission(wizard);
    await send(wizard, { type: 'sign', fieldId: 'ownerSign', way: 'identityApp' });
    expect(await idle(10)).toBe('active');
    fx.pollIdentity.mockResolvedValue({ status: 'pending' });
    wizard.getSnapshot().children.identity?.send({ type: 'number.given', idNumber: 'A1234563' });
    await settle();
    expect([await idle(11), await idle(28)]).toEqual(['paused', 'paused']);
    clock.increment(18 * MINUTE);
    await settle();
    expect([await idle(29), await idle(43), await idle(44)]).toEqual([
      'active',
      'active',
      'warning',
    ]);
  });

  it('D-05: also pauses while the submission is processing', async () => {
    const { wizard, clock, fx, idle } = await paying();
    fx.submit.mockResolvedValue({ result: 'processing' });
    await pay(wizard);
    expect(wizard.getSnapshot().value).toEqual({ submitting: 'waiting' });
    expect([await idle(20), await idle(40)]).toEqual(['paused', 'paused']);
    fx.submit.mockResolvedValue({ result: 'ok', acknowledgement: ACKNOWLEDGEMENT });
    clock.increment(2000);
    await settle();
    expect(wizard.getSnapshot().value).toBe('acknowledged');
    expect([await idle(41), await idle(55), await idle(56)]).toEqual([
      'active',
      'active',
      'warning',
    ]);
  });
});
