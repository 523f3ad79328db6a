import type { CaptchaStore, TokenUse } from '../../server/ports/store/CaptchaStore.ts';

/** Creates a captcha store in memory, for tests of the layers above it. */
export function memoryCaptchaStore(): CaptchaStore {
  const challenges = new Map<string, { answers: number; expiresAt: Date; used: boolean }>();
  const tokens = new Map<string, { uses: number; expiresAt: Date }>();
  return {
    async addChallenge(idHash, expiresAt) {
      challenges.set(idHash, { answers: 0, expiresAt, used: false });
    },
    async countAnswer(idHash, now) {
      const challenge = challenges.get(idHash);
      if (!challenge || challenge.used || challenge.expiresAt <= now) return 0;
      challenge.answers += 1;
      return challenge.answers;
    },
    async spendChallenge(idHash) {
      const challenge = challenges.get(idHash);
      if (!challenge || challenge.used) return false;
      challenge.used = true;
      return true;
    },
    async addToken(tokenHash, uses, expiresAt) {
      tokens.set(tokenHash, { uses, expiresAt });
    },
    async spendToken(tokenHash, now): Promise<TokenUse> {
      const token = tokens.get(tokenHash);
      if (!token) return 'unknown';
      if (token.expiresAt <= now || token.uses <= 0) return 'expired';
      token.uses -= 1;
      return 'ok';
    },
    async retireToken(tokenHash, endsAt) {
      const token = tokens.get(tokenHash);
      if (token && token.expiresAt > endsAt) token.expiresAt = endsAt;
    },
  };
}
