import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uploads } from '../../../scripts/attack/uploads.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget } from '../support/FakeTarget.ts';

let clock = 0;
beforeEach(() => {
  clock = 7000;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

const HEAD = /^POST \S+ HTTP\/1\.1\r\n[\s\S]*Content-Length: 40000000\r\n\r\n$/;

/** Returns a portal that answers uploads after some seconds, and ends sockets at the second look. */
function reading(status: number, seconds = 0): FakeTarget {
  let looks = 0;
  return new FakeTarget({
    answer: () => {
      clock += seconds * 1000;
      return new Response('', { status });
    },
    get bytes() {
      looks += 1;
      return looks > 4 ? 'HTTP/1.1 408 Request Timeout' : '';
    },
  });
}

it('uploads: four stuck sockets must not keep an honest upload from being read', async () => {
  const { run } = attackOf(uploads, 'four sockets that announce');
  const target = reading(400);
  const seen = await Promise.all([target, reading(502), reading(503)].map(run));
  expect(seen).toEqual([undefined, '502 after 0.0 s', '503 after 0.0 s']);
  expect(target.sent).toEqual(Array(4).fill(expect.stringMatching(HEAD)));
  expect(target.requests[0]?.body.length).toBeGreaterThan(400_000);
});

it.each([
  [4.9, undefined],
  [5, '400 after 5.0 s'],
])('uploads: expects the honest upload to be read at once, not after %s s', async (s, seen) => {
  const { run } = attackOf(uploads, 'four sockets that announce');
  expect(await run(reading(400, s))).toBe(seen);
});

it('uploads: sockets that stop must be ended with 408, and the upload read', async () => {
  const { run } = attackOf(uploads, 'four sockets that stop');
  const target = reading(400);
  const seen = await Promise.all([target, reading(502)].map(run));
  expect(seen).toEqual([undefined, '502, ended: true']);
  const [head, content, ...others] = target.sent;
  expect(head).toMatch(HEAD);
  expect(content).toBe('A'.repeat(300_000));
  expect(others).toHaveLength(6);
});
