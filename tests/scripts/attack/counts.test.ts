import { describe, expect, it } from 'vitest';
import { counts } from '../../../scripts/attack/counts.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget } from '../support/FakeTarget.ts';

/** Returns a portal that answers 429 after a number of calls. */
function limited(most: number): FakeTarget {
  let calls = 0;
  const answer = () => {
    calls += 1;
    return new Response('', { status: calls > most ? 429 : 404 });
  };
  return new FakeTarget({ answer });
}

describe('counts: polls', () => {
  const { run } = attackOf(counts, 'polls');

  it.each([
    [10, undefined],
    [500, undefined],
    [9, '429 after 9 polls'],
    [501, 'no 429 in 501 polls'],
  ])('of a portal that accepts %s polls', async (most, seen) => {
    expect(await run(limited(most))).toBe(seen);
  });

  it('sends another cookie each time', async () => {
    const target = limited(20);
    await run(target);
    const cookies = target.requests.map(({ headers }) => headers.get('cookie'));
    expect(new Set(cookies).size).toBe(21);
    expect(cookies[0]).toMatch(/^sitting=.{43}$/);
  });
});

describe('counts: captchas', () => {
  const { run } = attackOf(counts, 'captchas');

  it('expects that the server ignores X-Forwarded-For', async () => {
    const target = limited(11);
    expect(await run(target)).toBeUndefined();
    const senders = target.requests.map(({ headers }) => headers.get('x-forwarded-for'));
    expect(new Set(senders).size).toBe(12);
    expect(await run(limited(12))).toBe(Array(12).fill('404').join(' '));
  });
});
