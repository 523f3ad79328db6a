import { describe, expect, it } from 'vitest';
import type { Stores } from '../../server/adapters/store/openStores.ts';
import { LATER, NOW, nextId } from './submissionSteps.ts';

/**
 * Describes the stores of captchas, log-ins and definitions.
 *
 * @param stores returns the stores under test
 */
export function describeOtherStores(stores: () => Stores): void {
  describe('captchas, log-ins and definitions', () => {
    it('accepts a captcha token only as often as allowed', async () => {
      const { captcha } = stores();
      const token = nextId('token');
      await captcha.addToken(token, 2, LATER);
      expect(await captcha.spendToken(token, NOW)).toBe('ok');
      expect(await captcha.spendToken(token, NOW)).toBe('ok');
      expect(await captcha.spendToken(token, NOW)).toBe('expired');
      expect(await captcha.spendToken('never issued', NOW)).toBe('unknown');
      const retired = nextId('token');
      await captcha.addToken(retired, 9, LATER);
      await captcha.retireToken(retired, NOW);
      expect(await captcha.spendToken(retired, NOW)).toBe('expired');
    });

    it('F6: counts every use of a captcha token by concurrent calls', async () => {
      const { captcha } = stores();
      const token = nextId('token');
      await captcha.addToken(token, 5, LATER);
      const uses = await Promise.all(
        Array.from({ length: 12 }, () => captcha.spendToken(token, NOW)),
      );
      expect(uses.filter((use) => use === 'ok')).toHaveLength(5);
      expect(uses.filter((use) => use === 'expired')).toHaveLength(7);
    });

    it('counts the answers to a captcha challenge, and accepts the challenge only once', async () => {
      const { captcha } = stores();
      const challenge = nextId('challenge');
      await captcha.addChallenge(challenge, LATER);
      expect(await captcha.countAnswer(challenge, NOW)).toBe(1);
      expect(await captcha.countAnswer(challenge, NOW)).toBe(2);
      expect(await captcha.countAnswer(challenge, LATER)).toBe(0);
      const uses = await Promise.all([1, 2, 3].map(() => captcha.spendChallenge(challenge)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await captcha.countAnswer(challenge, NOW)).toBe(0);
    });

    it('identityLogins: lets one of several calls take a log-in, only from the browser that began it', async () => {
      const { identityLogins } = stores();
      const [stateHash, sitting, handleHash] = [nextId('state'), nextId('b'), nextId('handle')];
      const times = { now: NOW, until: LATER };
      await identityLogins.begin({ stateHash, sitting, formCode: 'F', expiresAt: LATER });
      expect(await identityLogins.take(stateHash, [], times)).toBe(false);
      expect(await identityLogins.take(stateHash, ['another'], times)).toBe(false);
      expect(await identityLogins.take(stateHash, [sitting], { ...times, now: LATER })).toBe(false);
      const taken = await Promise.all(
        [1, 2, 3].map(() => identityLogins.take(stateHash, ['another', sitting], times)),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      const sealed = Buffer.from('sealed');
      const end = { status: 'LOGGED_IN', handleHash, sealed, expiresAt: LATER } as const;
      await identityLogins.end(stateHash, end);
      await identityLogins.end(stateHash, {
        status: 'FAILED',
        failure: 'too late',
        expiresAt: LATER,
      });
      const kept = await identityLogins.findByHandle(handleHash, NOW);
      expect(kept).toMatchObject({ stateHash, sitting, formCode: 'F', status: 'LOGGED_IN' });
      expect(Buffer.from(kept?.sealed ?? []).toString()).toBe('sealed');
      expect(await identityLogins.find(stateHash, NOW)).toEqual(kept);
      expect(await identityLogins.find(stateHash, LATER)).toBeUndefined();
      expect(await identityLogins.findByHandle(handleHash, LATER)).toBeUndefined();
    });

    it('identityLogins: expires a log-in that was taken but not ended', async () => {
      const { identityLogins } = stores();
      const [stateHash, sitting] = [nextId('state'), nextId('b')];
      const expiresAt = new Date(LATER.getTime() + 60_000);
      await identityLogins.begin({ stateHash, sitting, formCode: 'F', expiresAt });
      // A log-in that no call has taken cannot be ended.
      await identityLogins.end(stateHash, { status: 'FAILED', failure: 'early', expiresAt });
      expect(await identityLogins.find(stateHash, LATER)).toMatchObject({ status: 'WAITING' });
      await identityLogins.take(stateHash, [sitting], { now: NOW, until: LATER });
      expect(await identityLogins.find(stateHash, NOW)).toMatchObject({ status: 'REDEEMING' });
      expect(await identityLogins.find(stateHash, LATER)).toBeUndefined();
      await identityLogins.end(stateHash, { status: 'FAILED', failure: 'late', expiresAt });
      expect(await identityLogins.find(stateHash, LATER)).toMatchObject({ failure: 'late' });
    });

    it('keeps the first definition of a hash, and returns the latest definition of a form', async () => {
      const { definitions } = stores();
      const definition = { hash: nextId('h'), code: nextId('F'), version: 1, content: '{"a":1}' };
      await definitions.addDefinition(definition);
      await definitions.addDefinition({ ...definition, content: 'other' });
      expect(await definitions.findDefinition(definition.hash)).toEqual({
        ...definition,
        supersededAt: undefined,
      });
      const second = { ...definition, hash: nextId('h'), version: 2 };
      await definitions.addDefinition(second);
      expect(await definitions.latestDefinition(definition.code)).toEqual(second);
    });

    it('F1: stores when a definition was superseded, until it is offered again', async () => {
      const { definitions } = stores();
      const code = nextId('F');
      const [first, second, other] = [nextId('h'), nextId('h'), nextId('h')];
      for (const hash of [first, second]) {
        await definitions.addDefinition({ hash, code, version: 1, content: '{}' });
      }
      await definitions.addDefinition({
        hash: other,
        code: nextId('F'),
        version: 1,
        content: '{}',
      });
      const ended = async (hash: string) =>
        (await definitions.findDefinition(hash))?.supersededAt instanceof Date;
      await definitions.offerDefinition(code, first);
      expect([await ended(first), await ended(second), await ended(other)]).toEqual([
        false,
        true,
        false,
      ]);
      const since = (await definitions.findDefinition(second))?.supersededAt;
      await definitions.offerDefinition(code, first);
      expect((await definitions.findDefinition(second))?.supersededAt).toEqual(since);
      await definitions.offerDefinition(code, second);
      expect([await ended(first), await ended(second)]).toEqual([true, false]);
    });
  });
}
