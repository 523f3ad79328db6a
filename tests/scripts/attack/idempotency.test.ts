import { describe, expect, it } from 'vitest';
import { idempotency } from '../../../scripts/attack/idempotency.ts';
import { attackOf } from '../support/attackOf.ts';
import { FakeTarget, offering } from '../support/FakeTarget.ts';

const VICTIM = { result: 'ok', submissionId: 'SUB-1' };
const KEY = 'idempotency-key';

/** The response to the second call with a key. */
interface Second {
  readonly status?: number;
  readonly body: object;
  readonly cookie?: string;
}

/** Returns a portal whose submission opens with the cookie of its first response. */
function portal(second: Second, first: object = VICTIM): FakeTarget {
  const offers = offering();
  const seen = new Set<string>();
  const saved = ({ status = 200, body, cookie }: Second) =>
    Response.json(body, { status, headers: cookie ? { 'set-cookie': `${cookie}; Path=/` } : {} });
  return new FakeTarget({
    answer: (request) => {
      if (request.path.endsWith('/createTransaction')) {
        const cookies = request.headers.get('cookie') ?? '';
        return new Response('', { status: /sitting=(?:owner|copy)/.test(cookies) ? 200 : 404 });
      }
      const offered = offers(request);
      if (offered) return offered;
      const key = request.headers.get(KEY) ?? '';
      const isFirst = !seen.has(key);
      seen.add(key);
      return saved(isFirst ? { body: first, cookie: 'sitting=owner' } : second);
    },
  });
}

const REFUSAL = { body: { result: 'validationError' } };
const CONFLICT = { status: 409, body: { error: 'KEY_USED' } };

describe('idempotency', () => {
  it.each<readonly [string, Second, RegExp | undefined]>([
    ['empty', REFUSAL, undefined],
    ['empty', { ...REFUSAL, cookie: 'sitting=thief' }, undefined],
    ['empty', { body: VICTIM }, /^200 .*SUB-1/],
    ['empty', { ...REFUSAL, cookie: 'sitting=copy' }, /^it opens; 200/],
    ['empty', { ...REFUSAL, cookie: 'sitting=owner' }, /^it opens; 200/],
    ['empty', CONFLICT, /^409 /],
    ['other', CONFLICT, undefined],
    ['other', REFUSAL, /^200 .*validationError/],
    ['other', { ...CONFLICT, body: { submissionId: 'SUB-1' } }, /^409 .*SUB-1/],
    ['other', { ...CONFLICT, cookie: 'sitting=copy' }, /^it opens; 409/],
  ])('with %s answers, evaluates the response %j', async (answers, second, seen) => {
    const sends = `another browser's Idempotency-Key with ${answers}`;
    const target = portal(second);
    const result = await attackOf(idempotency, sends).run(target);
    if (seen) expect(result).toMatch(seen);
    else expect(result).toBeUndefined();
    const keys = target.requests.flatMap(({ headers }) => headers.get(KEY) ?? []);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^attack-/);
  });

  it('proves nothing when the owner cannot open the submission', async () => {
    const offers = offering();
    const target = new FakeTarget({
      answer: (request) =>
        offers(request) ??
        (request.path.endsWith('/createTransaction')
          ? new Response('', { status: 404 })
          : Response.json(VICTIM)),
    });
    const result = await attackOf(idempotency, "another browser's Idempotency-Key with e").run(
      target,
    );
    expect(result).toBe(`no own submission: ${JSON.stringify(VICTIM)}`);
  });
});
