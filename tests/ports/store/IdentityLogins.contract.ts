import { describe, expect, it } from 'vitest';
import type { IdentityLogins } from '../../../server/ports/store/IdentityLogins.ts';
import { LATER, NOW, nextId } from './submissionSteps.ts';

/**
 * Describes the contract of every store of log-ins.
 *
 * @param identityLogins returns the store under test
 */
export function describeIdentityLogins(identityLogins: () => IdentityLogins): void {
  describe('identityLogins', () => {
    it('lets one of several calls take a log-in, only from the browser that began it', async () => {
      const [stateHash, sitting, handleHash] = [nextId('state'), nextId('b'), nextId('handle')];
      const times = { now: NOW, until: LATER };
      await identityLogins().begin({ stateHash, sitting, formCode: 'F', expiresAt: LATER });
      expect(await identityLogins().take(stateHash, [], times)).toBe(false);
      expect(await identityLogins().take(stateHash, ['another'], times)).toBe(false);
      expect(await identityLogins().take(stateHash, [sitting], { ...times, now: LATER })).toBe(
        false,
      );
      const taken = await Promise.all(
        [1, 2, 3].map(() => identityLogins().take(stateHash, ['another', sitting], times)),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      const sealed = Buffer.from('sealed');
      const end = { status: 'LOGGED_IN', handleHash, sealed, expiresAt: LATER } as const;
      await identityLogins().end(stateHash, end);
      await identityLogins().end(stateHash, {
        status: 'FAILED',
        failure: 'too late',
        expiresAt: LATER,
      });
      const kept = await identityLogins().findByHandle(handleHash, NOW);
      expect(kept).toMatchObject({ stateHash, sitting, formCode: 'F', status: 'LOGGED_IN' });
      expect(Buffer.from(kept?.sealed ?? []).toString()).toBe('sealed');
      expect(await identityLogins().find(stateHash, NOW)).toEqual(kept);
      expect(await identityLogins().find(stateHash, LATER)).toBeUndefined();
      expect(await identityLogins().findByHandle(handleHash, LATER)).toBeUndefined();
    });

    it('expires a log-in that was taken but not ended', async () => {
      const [stateHash, sitting] = [nextId('state'), nextId('b')];
      const expiresAt = new Date(LATER.getTime() + 60_000);
      await identityLogins().begin({ stateHash, sitting, formCode: 'F', expiresAt });
      // A log-in that no call has taken cannot be ended.
      await identityLogins().end(stateHash, { status: 'FAILED', failure: 'early', expiresAt });
      expect(await identityLogins().find(stateHash, LATER)).toMatchObject({ status: 'WAITING' });
      await identityLogins().take(stateHash, [sitting], { now: NOW, until: LATER });
      expect(await identityLogins().find(stateHash, NOW)).toMatchObject({ status: 'REDEEMING' });
      expect(await identityLogins().find(stateHash, LATER)).toBeUndefined();
      await identityLogins().end(stateHash, { status: 'FAILED', failure: 'late', expiresAt });
      expect(await identityLogins().find(stateHash, LATER)).toMatchObject({ failure: 'late' });
    });
  });
}
