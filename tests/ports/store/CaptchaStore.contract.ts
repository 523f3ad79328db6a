import { describe, expect, it } from 'vitest';
import type { CaptchaStore } from '../../../server/ports/store/CaptchaStore.ts';
import { LATER, NOW, nextId } from './submissionSteps.ts';

/**
 * Describes the contract of every store of captcha challenges and tokens.
 *
 * @param captcha returns the store under test
 */
export function describeCaptchaStore(captcha: () => CaptchaStore): void {
  describe('captchas', () => {
    it('accepts a captcha token only as often as allowed', async () => {
      const token = nextId('token');
      await captcha().addToken(token, 2, LATER);
      expect(await captcha().spendToken(token, NOW)).toBe('ok');
      expect(await captcha().spendToken(token, NOW)).toBe('ok');
      expect(await captcha().spendToken(token, NOW)).toBe('expired');
      expect(await captcha().spendToken('never issued', NOW)).toBe('unknown');
      const retired = nextId('token');
      await captcha().addToken(retired, 9, LATER);
      await captcha().retireToken(retired, NOW);
      expect(await captcha().spendToken(retired, NOW)).toBe('expired');
    });

    it('F6: counts every use of a captcha token by concurrent calls', async () => {
      const token = nextId('token');
      await captcha().addToken(token, 5, LATER);
      const uses = await Promise.all(
        Array.from({ length: 12 }, () => captcha().spendToken(token, NOW)),
      );
      expect(uses.filter((use) => use === 'ok')).toHaveLength(5);
      expect(uses.filter((use) => use === 'expired')).toHaveLength(7);
    });

    it('counts the answers to a captcha challenge, and accepts the challenge only once', async () => {
      const challenge = nextId('challenge');
      await captcha().addChallenge(challenge, LATER);
      expect(await captcha().countAnswer(challenge, NOW)).toBe(1);
      expect(await captcha().countAnswer(challenge, NOW)).toBe(2);
      expect(await captcha().countAnswer(challenge, LATER)).toBe(0);
      const uses = await Promise.all([1, 2, 3].map(() => captcha().spendChallenge(challenge)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await captcha().countAnswer(challenge, NOW)).toBe(0);
    });
  });
}
