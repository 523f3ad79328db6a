import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slowFiles } from '../../../scripts/attack/slowFiles.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget, offering } from '../support/FakeTarget.ts';

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => vi.restoreAllMocks());

const SMALL = 1_000_000;

/**
 * Returns a portal whose uploads take a time.
 *
 * @param times the milliseconds of the honest uploads, in order
 */
function taking(times: readonly number[], bodies: readonly object[] = []): FakeTarget {
  const offers = offering();
  let honest = 0;
  return new FakeTarget({
    answer: (request) => {
      const offered = offers(request);
      if (offered) return offered;
      const isHonest = request.body.length < SMALL;
      const body = (isHonest && bodies[honest]) || { result: 'ok' };
      if (isHonest) {
        clock += times[honest] ?? 0;
        honest += 1;
      }
      return Response.json(body);
    },
  });
}

const { run } = attackOf(slowFiles, '6 files of 4.9 MB');

describe('slowFiles', () => {
  it.each([
    ['as fast as alone', [900, 10, 10], undefined],
    ['within 3 s', [0, 10, 3000], undefined],
    ['within 20 times the idle time', [0, 200, 4000], undefined],
    ['later than both', [0, 100, 3001], /^after 3001 ms, alone 100 ms: /],
  ])('expects the honest upload in time: %s', async (_what, times, seen) => {
    const target = taking(times);
    const result = await run(target);
    if (seen) expect(result).toMatch(seen);
    else expect(result).toBeUndefined();
    expect(target.requests.filter(({ body }) => body.length > SMALL)).toHaveLength(6);
  });

  it('expects that the honest upload is saved, alone and beside the others', async () => {
    const ok = { result: 'ok' };
    const refused = { result: 'validationError' };
    expect(await run(taking([], [ok, refused]))).toBe(`alone: ${JSON.stringify(refused)}`);
    expect(await run(taking([], [ok, ok, refused]))).toContain('validationError');
  });
});
