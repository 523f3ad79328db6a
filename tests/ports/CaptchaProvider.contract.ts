import { describe, expect, it } from 'vitest';
import type { CaptchaProvider } from '../../server/ports/CaptchaProvider.ts';

/** A provider under test, with its clock and its answers. */
export interface ObservedCaptcha {
  readonly captcha: CaptchaProvider;
  /** Returns the correct answer of a challenge, decrypted with the test's key. */
  readonly answerOf: (secret: string, client: string) => string;
  readonly wait: (ms: number) => void;
}

const CLIENT = 'sitting-1';
const MINUTE_MS = 60_000;

/** Describes the contract of every captcha. */
export function describeCaptchaProvider(name: string, make: () => ObservedCaptcha): void {
  describe(`${name} as CaptchaProvider`, () => {
    async function issued() {
      const observed = make();
      const challenge = await observed.captcha.issue('en', CLIENT);
      const { secret } = challenge;
      const answer = observed.answerOf(secret, CLIENT);
      const check = (given: string, client = CLIENT) =>
        observed.captcha.check({ secret, answer: given, client });
      return { ...observed, challenge, secret, answer, check };
    }

    it.each(['en', 'zh-Hant', 'zh-Hans'] as const)(
      'returns an image and audio in %s',
      async (language) => {
        const { captcha } = make();
        const { image, audio, secret } = await captcha.issue(language, CLIENT);
        expect(Buffer.from(image.subarray(1, 4)).toString()).toBe('PNG');
        expect(image.length).toBeLessThan(20_000);
        expect(audio).toHaveLength(4);
        for (const clip of audio) {
          expect(Buffer.from(clip.subarray(0, 4)).toString()).toBe('RIFF');
          expect(clip.length).toBeGreaterThan(1_000);
          expect(clip.length).toBeLessThan(30_000);
        }
        expect(secret).toMatch(/^[A-Za-z0-9._-]{40,400}$/);
      },
    );

    it('accepts the right answer', async () => {
      const { answer, check } = await issued();
      expect(await check(answer)).toBe('ok');
    });

    it.each([
      ['lower case', (answer: string) => answer.toLowerCase()],
      ['spaces', (answer: string) => ` ${[...answer].join(' ')} `],
      [
        'full width',
        (answer: string) =>
          answer.replace(/./g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
      ],
      ['wide spaces', (answer: string) => [...answer].join('\u3000')],
    ])('B-39: accepts the right answer in %s', async (_, spell) => {
      const { answer, check } = await issued();
      expect(await check(spell(answer))).toBe('ok');
    });

    it('T-16: B-38: accepts the right answer only once', async () => {
      const { answer, check } = await issued();
      expect(await check(answer)).toBe('ok');
      expect(await check(answer)).toBe('expired');
    });

    it('T-16: accepts only one of several concurrent answers', async () => {
      const { answer, check } = await issued();
      const verdicts = await Promise.all([1, 2, 3, 4, 5].map(() => check(answer)));
      expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(1);
    });

    it('T-16: B-37: ends the challenge at the fourth answer, even a right answer', async () => {
      const { answer, check } = await issued();
      for (let count = 0; count < 3; count += 1) expect(await check('ZZZZ')).toBe('wrong');
      expect(await check(answer)).toBe('wrong');
      expect(await check(answer)).toBe('expired');
    });

    it('accepts the right answer after two wrong answers', async () => {
      const { answer, check } = await issued();
      expect([await check('ZZZZ'), await check(''), await check(answer)]).toEqual([
        'wrong',
        'wrong',
        'ok',
      ]);
    });

    it('T-16: B-38: refuses an answer after five minutes', async () => {
      const early = await issued();
      early.wait(5 * MINUTE_MS - 1);
      expect(await early.check(early.answer)).toBe('ok');
      const late = await issued();
      late.wait(5 * MINUTE_MS + 1_000);
      expect(await late.check(late.answer)).toBe('expired');
    });

    it('T-16: accepts an answer only from the client of the challenge', async () => {
      const { answer, check } = await issued();
      expect(await check(answer, 'sitting-2')).toBe('malformed');
      expect(await check(answer)).toBe('ok');
    });

    it('B-39: reports a secret with a changed character as malformed', async () => {
      const { answer, secret, captcha } = await issued();
      const verdicts = await Promise.all(
        Array.from({ length: secret.length }, (_, at) => {
          const other = secret[at] === 'A' ? 'B' : 'A';
          const changed = secret.slice(0, at) + other + secret.slice(at + 1);
          return captcha.check({ secret: changed, answer, client: CLIENT });
        }),
      );
      // Excludes the last character: some of its bits are unused in base64url.
      expect(verdicts.slice(0, -1).every((verdict) => verdict === 'malformed')).toBe(true);
    });

    it.each(['', '.', 'a.b', 'undefined', '../..', 'x'.repeat(10_000)])(
      'B-39: reports the secret %j as malformed',
      async (secret) => {
        const { captcha } = make();
        expect(await captcha.check({ secret, answer: 'ABCD', client: CLIENT })).toBe('malformed');
      },
    );

    it('B-39: refuses an answer of a million characters as wrong', async () => {
      const { check } = await issued();
      expect(await check('A'.repeat(1_000_000))).toBe('wrong');
    });

    it('T-16: issues a new secret each time, without the answer in plain text', async () => {
      const { captcha, secret, answer } = await issued();
      const parts = secret
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString('latin1'));
      expect([secret, ...parts].some((part) => part.includes(answer))).toBe(false);
      expect((await captcha.issue('en', CLIENT)).secret).not.toBe(secret);
    });
  });
}
