import { afterAll } from 'vitest';
import { ChallengeSeal } from '../../../../server/adapters/captcha/ChallengeSeal.ts';
import { ChallengeStock } from '../../../../server/adapters/captcha/ChallengeStock.ts';
import { SpokenImageCaptcha } from '../../../../server/adapters/captcha/SpokenImageCaptcha.ts';
import { describeCaptchaProvider } from '../../../ports/CaptchaProvider.contract.ts';
import { memoryCaptchaStore } from '../../../support/memoryCaptchaStore.ts';

const KEYS = [{ id: 'test-1', key: Buffer.alloc(32, 7) }];

const stock = new ChallengeStock({ size: 4 });

afterAll(() => stock.close());

describeCaptchaProvider('SpokenImageCaptcha', () => {
  let now = Date.parse('2026-11-20T02:00:00Z');
  const clock = { now: () => new Date(now) };
  return {
    captcha: new SpokenImageCaptcha({ store: memoryCaptchaStore(), clock, keys: KEYS, stock }),
    answerOf: (secret, client) => new ChallengeSeal(KEYS).open(secret, client)?.answer ?? '',
    wait: (ms) => {
      now += ms;
    },
  };
});
