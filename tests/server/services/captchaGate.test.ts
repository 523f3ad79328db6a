import { describe, expect, it } from 'vitest';
import type { CaptchaVerdict } from '../../../server/ports/CaptchaProvider.ts';
import { createCaptchaGate } from '../../../server/services/captchaGate.ts';
import { memoryCaptchaStore } from '../../support/memoryCaptchaStore.ts';

const HOUR_MS = 3_600_000;
const PROOF = { token: undefined, answer: undefined, secret: undefined, client: 'A' };

/** Opens a gate that allows three calls for a solved captcha. */
function openGate(verdict: CaptchaVerdict = 'ok', tokenMs = HOUR_MS) {
  let now = Date.parse('2026-11-20T02:00:00Z');
  const checked: object[] = [];
  const gate = createCaptchaGate({
    store: memoryCaptchaStore(),
    provider: {
      issue: async (language, client) => ({
        image: Buffer.from(language),
        audio: [],
        secret: client,
      }),
      check: async (given) => {
        checked.push(given);
        return verdict;
      },
    },
    clock: { now: () => new Date(now) },
    tokenUses: 3,
    tokenMs,
  });
  const check = (proof: Partial<typeof PROOF> | object) => gate.check({ ...PROOF, ...proof });
  const solve = async () => {
    const verdictOfGate = await check({ answer: 'AB3D', secret: 's' });
    if (!('token' in verdictOfGate)) throw new Error('Cannot solve the captcha');
    return verdictOfGate.token;
  };
  const later = (ms: number) => {
    now += ms;
  };
  return { gate, check, solve, later, checked };
}
const ACCEPTED = { token: expect.stringMatching(/^[\w-]{24}\.[\w-]{32}$/) };
const EXPIRED = { fault: 'captchaExpired' };

describe('createCaptchaGate: an answer', () => {
  it('issues the challenge of the provider for a client', async () => {
    expect(await openGate().gate.issue('zh-Hant', 'A')).toMatchObject({ secret: 'A' });
  });

  it('has priority over a token, and is checked for its client', async () => {
    const { check, checked } = openGate();
    expect(await check({ answer: 'AB3D', secret: 's', token: 'x' })).toEqual(ACCEPTED);
    expect(checked).toEqual([{ answer: 'AB3D', secret: 's', client: 'A' }]);
  });

  it.each([
    ['malformed', 'captchaError'],
    ['expired', 'captchaExpired'],
    ['wrong', 'captchaNotMatch'],
  ] as const)('that is %s is refused with %s', async (verdict, fault) => {
    expect(await openGate(verdict).check({ answer: 'AB3D', secret: 's' })).toEqual({ fault });
  });

  it.each(['', ' ', 'undefined', 'null'])('B-40: the text %j is no answer', async (answer) => {
    const { check, checked } = openGate();
    expect(await check({ answer, secret: 's' })).toEqual({ fault: 'captchaRequired' });
    expect(await check({ answer: 'AB3D', secret: answer })).toEqual({ fault: 'captchaRequired' });
    expect(checked).toEqual([]);
  });
});

describe('createCaptchaGate: a token', () => {
  it('T-16: allows the calls of one captcha, of which the solving call is the first', async () => {
    const { check, solve } = openGate();
    let token = await solve();
    for (let call = 2; call <= 3; call += 1) {
      const verdict = await check({ token });
      expect(verdict).toEqual(ACCEPTED);
      if ('token' in verdict) token = verdict.token;
    }
    expect(await check({ token })).toEqual(EXPIRED);
  });

  it('T-16: stays valid for 30 seconds after its first use', async () => {
    const { check, solve, later } = openGate();
    const token = await solve();
    await check({ token });
    later(29_999);
    expect(await check({ token })).toEqual(ACCEPTED);
    const other = openGate();
    const second = await other.solve();
    await other.check({ token: second });
    other.later(30_000);
    expect(await other.check({ token: second })).toEqual(EXPIRED);
  });

  it('T-16: expires after its time without use', async () => {
    const { check, solve, later } = openGate('ok', 1000);
    const [one, other] = [await solve(), await solve()];
    later(999);
    expect(await check({ token: one })).toEqual(ACCEPTED);
    later(1);
    expect(await check({ token: other })).toEqual(EXPIRED);
  });

  it('ends 12 hours after the captcha, even in use', async () => {
    const { check, solve, later } = openGate('ok', 24 * HOUR_MS);
    const [one, other] = [await solve(), await solve()];
    later(12 * HOUR_MS - 1);
    expect(await check({ token: one })).toEqual(ACCEPTED);
    later(1);
    expect(await check({ token: other })).toEqual(EXPIRED);
  });

  it('F6: is unknown for another client, and loses no use there', async () => {
    const { check, solve } = openGate();
    const token = await solve();
    for (let call = 0; call < 5; call += 1) {
      expect(await check({ token, client: 'B' })).toEqual(EXPIRED);
    }
    expect(await check({ token })).toEqual(ACCEPTED);
  });

  it('F6: a made-up end uses up no call', async () => {
    const { check, solve } = openGate();
    const token = await solve();
    const [chain] = token.split('.');
    for (let call = 0; call < 5; call += 1) {
      expect(await check({ token: `${chain}.${'x'.repeat(32)}` })).toEqual(EXPIRED);
    }
    expect(await check({ token })).toEqual(ACCEPTED);
  });

  it.each(['x', `${'x'.repeat(24)}.${'x'.repeat(31)}`, `${'x'.repeat(24)}${'x'.repeat(32)}`])(
    'B-39: the text %s is malformed',
    async (token) => {
      expect(await openGate().check({ token })).toEqual({ fault: 'captchaError' });
    },
  );
});
