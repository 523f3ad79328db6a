import { assign, setup } from 'xstate';
import { SESSION_IDLE_MS, SESSION_TICK_MS, SESSION_WARNING_MS } from '../constants/constants.ts';
import type { SessionContext, SessionEvent, SessionInput } from './Session.ts';

/**
 * The state machine of the session. Fifteen minutes after the last activity, a warning counts sixty
 * seconds down; then the session expires (specification, document 2, sections 4 and 9).
 *
 * Both readings of the specification hold: the warning appears at 15:00, and the session expires at
 * 16:00. The machine never measures time: every event carries the wall clock's `now`. So the
 * machine compares a resumed tab or laptop with the real clock. A user whose device was suspended
 * past the deadline still gets the full minute of the warning before anything is cleared.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
  },
  guards: {
    isIdle: ({ context }, { now }: At) =>
      now - atClock(context, now).lastActivityAt >= SESSION_IDLE_MS,
    isExpired: ({ context }, { now }: At) => {
      const { warnedAt } = atClock(context, now);
      return warnedAt !== undefined && now - warnedAt > SESSION_WARNING_MS;
    },
  },
  actions: {
    begin: assign((_, { now }: At) => startedSession(now)),
    see: assign(({ context }, { now }: At) => atClock(context, now)),
    warn: assign(({ context }, { now }: At) => warned(context, now)),
    countDown: assign(({ context }, { now }: At) => counted(atClock(context, now), now)),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => startedSession(input.now),
  initial: 'active',
  states: {
    active: {
      on: {
        activity: [
          {
            guard: { type: 'isIdle', params: at },
            target: 'warning',
            actions: { type: 'warn', params: at },
          },
          { actions: { type: 'begin', params: at } },
        ],
        tick: [
          {
            guard: { type: 'isIdle', params: at },
            target: 'warning',
            actions: { type: 'warn', params: at },
          },
          { actions: { type: 'see', params: at } },
        ],
        pause: 'paused',
      },
    },
    warning: {
      on: {
        tick: [
          { guard: { type: 'isExpired', params: at }, target: 'timedOut' },
          { actions: { type: 'countDown', params: at } },
        ],
        renew: [
          { guard: { type: 'isExpired', params: at }, target: 'timedOut' },
          { target: 'active', actions: { type: 'begin', params: at } },
        ],
        pause: 'paused',
      },
    },
    paused: { on: { resume: 'resuming' } },
    resuming: {
      on: {
        activity: { target: 'active', actions: { type: 'begin', params: at } },
        tick: { target: 'active', actions: { type: 'begin', params: at } },
        pause: 'paused',
      },
    },
    timedOut: { type: 'final' },
  },
});

interface At {
  readonly now: number;
}

/** A longer interval between ticks means that the tab or laptop was suspended. */
const SLEEP_MS = 5 * SESSION_TICK_MS;

function at({ event }: { readonly event: { readonly now: number } }): At {
  return { now: event.now };
}

function startedSession(now: number): SessionContext {
  return { lastActivityAt: now, lastSeenAt: now, warnedAt: undefined, remainingSeconds: 60 };
}

/**
 * Shifts the stored instants when the clock was set back, so that no period becomes longer or
 * shorter.
 */
function atClock(context: SessionContext, now: number): SessionContext {
  const setBackMs = Math.max(0, context.lastSeenAt - now);
  return {
    ...context,
    lastActivityAt: context.lastActivityAt - setBackMs,
    warnedAt: context.warnedAt === undefined ? undefined : context.warnedAt - setBackMs,
    lastSeenAt: now,
  };
}

function warned(context: SessionContext, now: number): SessionContext {
  const current = atClock(context, now);
  const slept = now - context.lastSeenAt > SLEEP_MS;
  const warnedAt = slept ? now : current.lastActivityAt + SESSION_IDLE_MS;
  return counted({ ...current, warnedAt }, now);
}

function counted(context: SessionContext, now: number): SessionContext {
  const leftMs = SESSION_WARNING_MS - (now - (context.warnedAt ?? now));
  return { ...context, remainingSeconds: Math.max(0, Math.ceil(leftMs / 1000)) };
}
