import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  autofillMachine,
  CallError,
  type LoginRequest,
  type LoginResult,
  type ProfileResult,
} from '#engine';

const HANDLES = { accessToken: 'a', openId: 'o' };
const LOGGED_IN: LoginResult = { status: 'completed', handles: HANDLES };
const FAILED = { status: 'failed', message: { key: 'loginFailed', args: [] } } as const;
const REQUEST: LoginRequest = {
  state: 's',
  address: 'https://app.example',
  isScanned: false,
  labels: [],
};
const OUTCOME = { filled: ['/a'], missed: [], kept: [] };
const BUSY = new CallError({ kind: 'busy' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened(effects: Partial<Effects> = {}) {
  const done = {
    startLogin: vi.fn(async (): Promise<LoginRequest> => REQUEST),
    pollLogin: vi.fn(async (): Promise<LoginResult> => ({ status: 'pending' })),
    finishLogin: vi.fn(async (): Promise<LoginResult> => LOGGED_IN),
    fetchProfile: vi.fn(
      async (): Promise<ProfileResult> => ({ status: 'completed', profile: { enName: 'A' } }),
    ),
    fill: vi.fn(async () => OUTCOME),
    ...effects,
  };
  const machine = autofillMachine.provide({
    actors: {
      startLogin: fromPromise(() => done.startLogin()),
      pollLogin: fromPromise(() => done.pollLogin()),
      finishLogin: fromPromise(() => done.finishLogin()),
      fetchProfile: fromPromise(() => done.fetchProfile()),
      fill: fromPromise(({ input }) => done.fill(input)),
    },
  });
  const actor = createActor(machine).start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { actor, done, settle, context: () => actor.getSnapshot().context };
}
interface Effects {
  startLogin: () => Promise<LoginRequest>;
  pollLogin: () => Promise<LoginResult>;
  finishLogin: () => Promise<LoginResult>;
  fetchProfile: () => Promise<ProfileResult>;
  fill: (profile: object) => Promise<typeof OUTCOME>;
}

describe('autofillMachine', () => {
  it('logs in, polls every three seconds, fetches and fills in', async () => {
    const answers: LoginResult[] = [{ status: 'pending' }, LOGGED_IN];
    const { actor, done, settle, context } = opened({
      pollLogin: vi.fn(async () => answers.shift() ?? FAILED),
    });
    actor.send({ type: 'begin' });
    await settle();
    expect(context().request).toEqual(REQUEST);
    await vi.advanceTimersByTimeAsync(2999);
    expect(done.fetchProfile).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(3001);
    expect(context()).toMatchObject({ handles: HANDLES, outcome: OUTCOME, request: undefined });
    expect(done.fill).toHaveBeenCalledWith({ enName: 'A' });
    // After a log-in, the machine fetches the profile without another log-in.
    actor.send({ type: 'begin' });
    await settle();
    expect(done.startLogin).toHaveBeenCalledTimes(1);
    expect(done.fetchProfile).toHaveBeenCalledTimes(2);
  });

  it('polls at once on `look`, and continues after a busy server', async () => {
    const { actor, done, settle } = opened({ pollLogin: vi.fn().mockRejectedValue(BUSY) });
    actor.send({ type: 'begin' });
    await settle();
    actor.send({ type: 'look' });
    await settle();
    expect(done.pollLogin).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().matches({ waiting: 'resting' })).toBe(true);
  });

  it('fails after 18 minutes, and stops polling', async () => {
    const pollLogin = vi.fn(async (): Promise<LoginResult> => ({ status: 'pending' }));
    const { actor, context } = opened({ pollLogin });
    actor.send({ type: 'begin' });
    await vi.advanceTimersByTimeAsync(1_079_999);
    expect(context().error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(context().error?.key).toBe('loginFailed');
    const polls = pollLogin.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pollLogin).toHaveBeenCalledTimes(polls);
    // Another log-in has its own time limit.
    actor.send({ type: 'begin' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
    expect(pollLogin).toHaveBeenCalledTimes(polls + 20);
  });

  it('accepts a log-in made between the last poll and the limit', async () => {
    const pollLogin = vi.fn(async (): Promise<LoginResult> => ({ status: 'pending' }));
    const { actor, context } = opened({ pollLogin });
    actor.send({ type: 'begin' });
    await vi.advanceTimersByTimeAsync(1_079_999);
    pollLogin.mockResolvedValue(LOGGED_IN);
    await vi.advanceTimersByTimeAsync(1);
    expect(context()).toMatchObject({ handles: HANDLES, outcome: OUTCOME, error: undefined });
  });

  it('fails when the poll at the limit fails or has no response within 30 seconds', async () => {
    for (const poll of [() => Promise.reject(BUSY), () => new Promise<never>(() => undefined)]) {
      const { actor, context } = opened({ pollLogin: poll });
      actor.send({ type: 'begin' });
      await vi.advanceTimersByTimeAsync(1_080_000 + 30_000);
      expect(context().error?.key).toBe('loginFailed');
    }
  });

  it('clears the error when it starts again', async () => {
    const answers: LoginResult[] = [FAILED, { status: 'pending' }];
    const { actor, settle, context } = opened({
      pollLogin: vi.fn(async () => answers.shift() ?? FAILED),
    });
    actor.send({ type: 'begin' });
    await settle();
    actor.send({ type: 'look' });
    await settle();
    expect(context().error?.key).toBe('loginFailed');
    actor.send({ type: 'begin' });
    expect(context()).toMatchObject({ error: undefined, request: undefined });
    await settle();
    expect(context()).toMatchObject({ error: undefined, request: REQUEST });
  });

  it.each([
    ['a log-in that fails', { pollLogin: async () => FAILED }, 'loginFailed'],
    [
      'a log-in that the server does not know',
      { pollLogin: () => Promise.reject(refusal()) },
      'loginFailed',
    ],
    ['a busy server', { startLogin: () => Promise.reject(BUSY) }, 'busy'],
  ])('reports %s', async (_, effects, key) => {
    const { actor, settle, context } = opened(effects);
    actor.send({ type: 'begin' });
    await settle();
    actor.send({ type: 'look' });
    await settle();
    expect(context().error?.key).toBe(key);
    actor.send({ type: 'close' });
    expect(context().error).toBeUndefined();
  });

  it('accepts a log-in from the app, and fetches the profile on `step.shown`', async () => {
    const { actor, done, settle, context } = opened();
    actor.send({ type: 'returned', login: { state: 's', code: 'c' } });
    await settle();
    expect(context()).toMatchObject({ handles: HANDLES, isUsingAppLogin: true });
    expect(done.fetchProfile).not.toHaveBeenCalled();
    actor.send({ type: 'step.shown' });
    expect(actor.getSnapshot().hasTag('filling')).toBe(true);
    await settle();
    expect(context().outcome).toEqual(OUTCOME);
    actor.send({ type: 'step.shown' });
    await settle();
    expect(done.fetchProfile).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing on `step.shown` without a log-in from the app', async () => {
    const { actor, done, settle } = opened();
    actor.send({ type: 'step.shown' });
    await settle();
    expect(done.fetchProfile).not.toHaveBeenCalled();
  });

  it.each([
    ['loginFailed', undefined],
    ['formFillingFailed', HANDLES],
  ])('after the profile error %s the handles are %j', async (key, handles) => {
    const message = { key, args: [] };
    const { actor, settle, context } = opened({
      fetchProfile: async () => ({ status: 'failed', message }),
    });
    actor.send({ type: 'returned', login: { state: 's', code: 'c' } });
    await settle();
    actor.send({ type: 'begin' });
    await settle();
    expect(context()).toMatchObject({ handles, error: message });
  });

  it('clears its state at reset, and drops a pending response', async () => {
    const { actor, done, settle, context } = opened();
    actor.send({ type: 'returned', login: { state: 's', code: 'c' } });
    await settle();
    actor.send({ type: 'begin' });
    actor.send({ type: 'reset' });
    await settle();
    expect(done.fill).not.toHaveBeenCalled();
    expect(context()).toEqual({
      request: undefined,
      isWaitOver: false,
      handles: undefined,
      isUsingAppLogin: false,
      outcome: undefined,
      error: undefined,
    });
  });
});

function refusal(): CallError {
  return new CallError({ kind: 'refused', message: { key: 'NOT_FOUND', args: [] } });
}
