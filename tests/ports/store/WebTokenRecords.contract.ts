import { describe, expect, it } from 'vitest';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the contract of every table of web tokens.
 *
 * @param store returns the store under test
 */
export function describeWebTokens(store: () => SubmissionStore): void {
  describe('web tokens', () => {
    const { quoted, attempt } = submissionSteps(store);

    it('accepts a web token only once', async () => {
      const attemptId = await attempt((await quoted()).id);
      await store().tokens.add({ tokenHash: `T${attemptId}`, attemptId, expiresAt: LATER });
      const uses = await Promise.all(
        [1, 2, 3].map(() => store().tokens.spend(`T${attemptId}`, NOW)),
      );
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await store().tokens.find(`T${attemptId}`)).toMatchObject({ usedAt: NOW, attemptId });
      expect(await store().tokens.ofAttempt(attemptId)).toHaveLength(1);
    });

    it('finds no unknown token, and lists the tokens of one attempt', async () => {
      const attemptId = await attempt((await quoted()).id);
      const other = await attempt((await quoted()).id);
      const token = { tokenHash: `U${attemptId}`, attemptId, expiresAt: LATER };
      await store().tokens.add(token);
      await store().tokens.add({ ...token, tokenHash: `U${other}`, attemptId: other });
      expect(await store().tokens.find(token.tokenHash)).toEqual(token);
      expect(await store().tokens.ofAttempt(attemptId)).toEqual([token]);
      expect(await store().tokens.find('nothing')).toBeUndefined();
      expect(await store().tokens.spend('nothing', NOW)).toBe(false);
    });
  });
}
