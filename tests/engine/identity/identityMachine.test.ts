import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { CallError } from '../../../engine/calls/CallFailure.ts';
import type { IdentityInput } from '../../../engine/identity/Identity.ts';
import { IDENTITY_FAILURES } from '../../../engine/identity/identityFailures.ts';
import { refused } from '../../support/refusedCall.ts';
import { effects } from '../support/wizardEffects.ts';
import { IDENTITY_REQUEST, SIGNED } from '../support/wizardFacts.ts';
import { identityWith, settle } from '../support/wizardWorld.ts';

const INPUT: IdentityInput = { fieldId: 'ownerSign', submissionId: 'S1', needsCaptcha: false };
const NUMBER = 'A123456(3)';
const POLL_MS = 3_000;
const LIMIT_MS = 1_080_000;
const LAST_POLL_MS = 30_000;

function start(fx = effects(), input: IdentityInput = INPUT) {
  const clock = new SimulatedClock();
  const log: unknown[] = [];
  const identity = createActor(identityWith(fx), {
    input,
    clock,
    inspect: (inspected) => log.push(inspected),
  });
  identity.start();
  const send = async (...events: Parameters<typeof identity.send>) => {
    identity.send(...events);
    await settle();
  };
  const give = (idNumber = NUMBER) => send({ type: 'number.given', idNumber });
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settle();
  };
  const solve = async () => {
    const captcha = identity.getSnapshot().children.captcha;
    captcha?.send({ type: 'answer.changed', answer: 'AB3D' });
    captcha?.send({ type: 'submit' });
    await settle();
  };
  const value = () => identity.getSnapshot().value;
  const context = () => identity.getSnapshot().context;
  return { identity, fx, log, send, give, pass, solve, value, context };
}

const busy = () => new CallError({ kind: 'busy' });
const waitingFx = () => {
  const fx = effects();
  fx.pollIdentity.mockResolvedValue({ status: 'pending' });
  return fx;
};

describe('identityMachine', () => {
  it('hashes the number, calls the app, polls, and ends with the signature', async () => {
    const { identity, fx, give, pass, value } = start();
    await give();
    expect(value()).toEqual({ waiting: 'resting' });
    expect(fx.pollIdentity).not.toHaveBeenCalled();
    await pass(POLL_MS);
    expect(identity.getSnapshot().output).toEqual({
      fieldId: 'ownerSign',
      submissionId: 'S1',
      signed: SIGNED,
      error: undefined,
    });
    expect(fx.hashNumber).toHaveBeenCalledExactlyOnceWith({ idNumber: 'A1234563' });
    expect(fx.startIdentity).toHaveBeenCalledExactlyOnceWith({
      fieldId: 'ownerSign',
      submissionId: 'S1',
      idHash: 'aGFzaA==',
      challenge: undefined,
    });
    expect(fx.pollIdentity).toHaveBeenCalledExactlyOnceWith({ fieldId: 'ownerSign', id: 'R1' });
  });

  it('returns the submission id that the server signed', async () => {
    const fx = effects();
    const signed = { signedBy: SIGNED.signedBy, signedAt: SIGNED.signedAt };
    fx.pollIdentity.mockResolvedValue({ status: 'completed', submissionId: 'S2', ...signed });
    const { identity, give, pass } = start(fx);
    await give();
    await pass(POLL_MS);
    expect(identity.getSnapshot().output?.submissionId).toBe('S2');
  });

  it('T-43: stores the number in no context, and sends it only to the hash actor', async () => {
    const { identity, fx, log, give, pass } = start(waitingFx());
    await give();
    await pass(POLL_MS);
    const { startIdentity, pollIdentity } = fx;
    const isNumber = /A123456/;
    expect(JSON.stringify([startIdentity.mock.calls, pollIdentity.mock.calls])).not.toMatch(
      isNumber,
    );
    expect(JSON.stringify(identity.getPersistedSnapshot())).not.toMatch(isNumber);
    const events = log.flatMap((each) => eventsOf(each)).filter((each) => isNumber.test(each));
    // The number appears in its own event and in the input of the hash actor.
    expect(events.map((each) => JSON.parse(each).type)).toEqual(['number.given', 'xstate.init']);
  });

  it.each([
    ['', 'validation_required'],
    ['  ', 'validation_required'],
    ['A123456(4)', 'validation_invalidHKID_check'],
    ['A12345', 'validation_invalidHKID_format'],
  ])('shows the error of %j, and hashes nothing', async (idNumber, key) => {
    const { fx, give, context, value } = start();
    await give(idNumber);
    expect([value(), context().faults]).toEqual(['asking', [{ path: '/idNumber', key, args: [] }]]);
    expect(fx.hashNumber).not.toHaveBeenCalled();
    await give();
    expect(context().faults).toEqual([]);
  });

  it('shows D70005 when the number differs from the answer of the form, and does not call the app', async () => {
    const fx = waitingFx();
    fx.hashNumber.mockResolvedValueOnce({ result: 'otherNumber' });
    const { give, context, value } = start(fx);
    await give();
    expect([value(), context().faults.map(({ path, key }) => [path, key])]).toEqual([
      'asking',
      [['/idNumber', 'D70005']],
    ]);
    expect(fx.startIdentity).not.toHaveBeenCalled();
    await give();
    expect([value(), context().faults]).toEqual([{ waiting: 'resting' }, []]);
  });

  it('asks for the number again when hashing fails', async () => {
    const fx = effects();
    fx.hashNumber.mockRejectedValueOnce(refused('validation_signature_chooseHkid'));
    const { give, context, value } = start(fx);
    await give();
    expect([value(), context().error?.key]).toEqual(['asking', 'validation_signature_chooseHkid']);
  });

  it('requires one captcha before the first call', async () => {
    const fx = waitingFx();
    const { give, solve, value } = start(fx, { ...INPUT, needsCaptcha: true });
    await give();
    expect(value()).toBe('askingCaptcha');
    await solve();
    expect(value()).toEqual({ waiting: 'resting' });
    expect(fx.startIdentity.mock.calls[0]?.[0].challenge).toEqual({ answer: 'AB3D', secret: 'S' });
  });

  it('repeats the call after a captcha demand', async () => {
    const fx = waitingFx();
    fx.startIdentity.mockRejectedValueOnce(
      new CallError({ kind: 'captcha', demand: 'captchaExpired' }),
    );
    const { identity, give, solve, value } = start(fx);
    await give();
    expect(value()).toBe('askingCaptcha');
    const captcha = identity.getSnapshot().children.captcha;
    expect(captcha?.getSnapshot().context.errorKey).toBe('captchaExpired');
    await solve();
    expect(value()).toEqual({ waiting: 'resting' });
    expect(fx.hashNumber).toHaveBeenCalledTimes(1);
  });

  it('asks for the number again when the user closes the captcha', async () => {
    const { identity, give, value } = start(effects(), { ...INPUT, needsCaptcha: true });
    await give();
    identity.getSnapshot().children.captcha?.send({ type: 'cancel' });
    expect(value()).toBe('asking');
  });

  it('keeps the hash while the server is busy, and repeats the call on retry', async () => {
    const fx = waitingFx();
    fx.startIdentity.mockRejectedValueOnce(busy());
    const { send, give, value } = start(fx);
    await give();
    expect(value()).toBe('busy');
    await send({ type: 'retry' });
    expect(value()).toEqual({ waiting: 'resting' });
    const [first, second] = fx.startIdentity.mock.calls;
    expect(second).toEqual(first);
    expect(fx.hashNumber).toHaveBeenCalledTimes(1);
  });

  it.each(IDENTITY_FAILURES)(
    'asks for the number again when the first call fails with %s',
    async (key) => {
      const fx = effects();
      fx.startIdentity.mockRejectedValueOnce(refused(key));
      const { identity, give, context, value } = start(fx);
      await give();
      expect([value(), context().error?.key]).toEqual(['asking', key]);
      identity.send({ type: 'close' });
      expect(identity.getSnapshot().output).toMatchObject({ signed: undefined, error: { key } });
    },
  );

  it.each(IDENTITY_FAILURES)('asks for the number again when a poll fails with %s', async (key) => {
    const fx = effects();
    fx.pollIdentity.mockResolvedValueOnce({ status: 'failed', message: { key, args: [] } });
    const { give, pass, context, value } = start(fx);
    await give();
    await pass(POLL_MS);
    expect([value(), context().error?.key]).toEqual(['asking', key]);
  });

  it('polls every three seconds, and at once on `look`', async () => {
    const { fx, send, give, pass } = start(waitingFx());
    await give();
    await pass(POLL_MS - 1);
    expect(fx.pollIdentity).toHaveBeenCalledTimes(0);
    await pass(1);
    await pass(POLL_MS);
    expect(fx.pollIdentity).toHaveBeenCalledTimes(2);
    await send({ type: 'look' });
    expect(fx.pollIdentity).toHaveBeenCalledTimes(3);
  });

  it('polls again when the network or the server fails, and signs', async () => {
    const fx = effects();
    fx.pollIdentity
      .mockRejectedValueOnce(busy())
      .mockRejectedValueOnce(new CallError({ kind: 'busy', key: 'connection' }));
    const { give, pass, value } = start(fx);
    await give();
    await pass(POLL_MS);
    await pass(POLL_MS);
    expect(value()).toEqual({ waiting: 'resting' });
    await pass(POLL_MS);
    expect(value()).toBe('signed');
  });

  it('asks for the number again with D79402 when a poll is refused', async () => {
    const fx = effects();
    fx.pollIdentity.mockRejectedValueOnce(refused('generalErrMsg'));
    const { give, pass, context, value } = start(fx);
    await give();
    await pass(POLL_MS);
    expect([value(), context().error?.key]).toEqual(['asking', 'D79402']);
  });

  /** Submits the number and polls until a moment before the limit. */
  const almostOver = async (fx: ReturnType<typeof effects>) => {
    const identity = start(fx);
    await identity.give();
    for (let ms = POLL_MS; ms < LIMIT_MS; ms += POLL_MS) await identity.pass(POLL_MS);
    await identity.pass(POLL_MS - 1);
    expect(identity.value()).toHaveProperty('waiting');
    return identity;
  };

  it('ends after 18 minutes with D70003, and stops polling', async () => {
    const fx = waitingFx();
    const { pass, context, value } = await almostOver(fx);
    await pass(1);
    expect([value(), context().error?.key]).toEqual(['asking', 'D70003']);
    const polls = fx.pollIdentity.mock.calls.length;
    await pass(LIMIT_MS);
    expect(fx.pollIdentity).toHaveBeenCalledTimes(polls);
  });

  it('accepts a signature approved between the last poll and the limit', async () => {
    const fx = waitingFx();
    const { pass, value } = await almostOver(fx);
    fx.pollIdentity.mockResolvedValue({ status: 'completed', submissionId: 'S1', ...SIGNED });
    await pass(1);
    expect(value()).toBe('signed');
  });

  it('accepts a signature approved at the limit even if a poll is pending', async () => {
    const fx = waitingFx();
    fx.pollIdentity.mockReturnValue(new Promise<never>(() => undefined));
    const { pass, value } = await almostOver(fx);
    fx.pollIdentity.mockResolvedValue({ status: 'completed', submissionId: 'S1', ...SIGNED });
    await pass(1);
    expect(value()).toBe('signed');
  });

  it("shows the app's refusal from the poll at the limit", async () => {
    const fx = waitingFx();
    const { pass, context, value } = await almostOver(fx);
    fx.pollIdentity.mockResolvedValue({ status: 'failed', message: { key: 'D70005', args: [] } });
    await pass(1);
    expect([value(), context().error?.key]).toEqual(['asking', 'D70005']);
  });

  it('ends with D70003 when the poll at the limit fails or takes over 30 seconds', async () => {
    for (const poll of [Promise.reject(busy()), new Promise<never>(() => undefined)]) {
      const fx = waitingFx();
      const { pass, context, value } = await almostOver(fx);
      fx.pollIdentity.mockReturnValue(poll);
      await pass(1);
      await pass(LAST_POLL_MS - 1);
      await pass(1);
      expect([value(), context().error?.key]).toEqual(['asking', 'D70003']);
    }
  });

  it('restarts the limit for a new attempt after a wait that reached the limit', async () => {
    const fx = waitingFx();
    const { give, pass, value } = await almostOver(fx);
    await pass(1);
    await give();
    await pass(POLL_MS);
    await pass(LAST_POLL_MS);
    expect(value()).toHaveProperty('waiting');
  });

  it('closes during the wait without an error, and stops polling', async () => {
    const { identity, fx, send, give, pass } = start(waitingFx());
    await give();
    await send({ type: 'close' });
    await pass(POLL_MS);
    expect(fx.pollIdentity).not.toHaveBeenCalled();
    expect(identity.getSnapshot().output).toMatchObject({ signed: undefined, error: undefined });
  });

  it('clears the request and the error of the previous attempt', async () => {
    const fx = waitingFx();
    fx.startIdentity
      .mockResolvedValueOnce(IDENTITY_REQUEST)
      .mockReturnValueOnce(new Promise(() => undefined));
    fx.pollIdentity.mockResolvedValueOnce({
      status: 'failed',
      message: { key: 'D70000', args: [] },
    });
    const { give, pass, context } = start(fx);
    await give();
    await pass(POLL_MS);
    await give();
    expect([context().request, context().error]).toEqual([undefined, undefined]);
  });
});

/** Returns the event of an inspection as JSON, or an empty list if there is no event. */
function eventsOf(inspected: unknown): readonly string[] {
  const { type, event } = inspected as { readonly type: string; readonly event?: unknown };
  return type === '@xstate.event' ? [JSON.stringify(event)] : [];
}
