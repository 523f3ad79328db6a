import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { BodyPace } from '../../../../server/plugins/bodies/BodyPace.ts';

const LIMITS = { bodyMs: 1000, uploadMs: 10_000, uploadRate: 100, windowMs: 2000 };

/** Watches one body; `receive` adds bytes to its connection. */
function watched({ bytesRead = 500 } = {}) {
  const pace = new BodyPace(LIMITS);
  const body = { complete: false, socket: { bytesRead, destroyed: false } };
  const request = body as unknown as IncomingMessage;
  let late = 0;
  pace.watch(request, () => {
    late += 1;
  });
  return {
    pace,
    request,
    body,
    late: () => late,
    receive: (bytes: number) => {
      body.socket.bytesRead += bytes;
    },
  };
}

describe('BodyPace: an ordinary body', () => {
  it.each([
    [999, 0],
    [1000, 1],
    [5000, 1],
  ])('after %d ms is reported as late %d times', (ms, expected) => {
    const { pace, late, receive } = watched();
    receive(1_000_000);
    pace.look(ms);
    expect(late()).toBe(expected);
  });

  it('adds up the time of several checks, and reports once', () => {
    const { pace, late } = watched();
    for (const ms of [400, 400]) pace.look(ms);
    expect(late()).toBe(0);
    for (const ms of [400, 400, 5000]) pace.look(ms);
    expect(late()).toBe(1);
  });

  it.each([
    ['is complete', { complete: true }],
    ['has lost its connection', { socket: { bytesRead: 0, destroyed: true } }],
  ])('is not late when it %s', (_, change) => {
    const { pace, late, body } = watched();
    Object.assign(body, change);
    pace.look(60_000);
    Object.assign(body, { complete: false, socket: { bytesRead: 0, destroyed: false } });
    pace.look(60_000);
    expect(late()).toBe(0);
  });

  it('counts no time while the body is held', () => {
    const { pace, late, request } = watched();
    pace.hold(request, true);
    pace.look(60_000);
    pace.hold(request, false);
    pace.look(999);
    expect(late()).toBe(0);
    pace.look(1);
    expect(late()).toBe(1);
  });
});

describe('BodyPace: an upload', () => {
  function upload() {
    const made = watched();
    made.pace.allowUpload(made.request);
    return made;
  }

  it.each([
    [199, 1],
    [200, 0],
    [201, 0],
  ])('with %d bytes in the first window is reported as late %d times', (bytes, expected) => {
    const { pace, late, receive } = upload();
    receive(bytes);
    pace.look(1999);
    expect(late()).toBe(0);
    pace.look(1);
    expect(late()).toBe(expected);
  });

  it('has to reach the rate in each window', () => {
    const { pace, late, receive } = upload();
    receive(1_000_000);
    pace.look(2000);
    expect(late()).toBe(0);
    receive(199);
    pace.look(2000);
    expect(late()).toBe(1);
  });

  it('expects more bytes of a window that was checked late', () => {
    const { pace, late, receive } = upload();
    receive(300);
    pace.look(4000);
    expect(late()).toBe(1);
  });

  it('ends after the longest time at any rate', () => {
    const { pace, late, receive } = upload();
    for (let ms = 2000; ms < 10_000; ms += 2000) {
      receive(10_000);
      pace.look(2000);
    }
    expect(late()).toBe(0);
    receive(10_000);
    pace.look(2000);
    expect(late()).toBe(1);
  });

  it('does not count its time in the queue', () => {
    const { pace, late, request } = upload();
    pace.hold(request, true);
    pace.look(60_000);
    expect(late()).toBe(0);
  });
});

describe('BodyPace: a body that is not watched', () => {
  it('has no effect', () => {
    const { pace, late } = watched();
    const other = {} as IncomingMessage;
    pace.allowUpload(other);
    pace.hold(other, true);
    pace.look(999);
    expect(late()).toBe(0);
  });
});
