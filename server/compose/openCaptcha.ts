import { ChallengeStock } from '../adapters/captcha/ChallengeStock.ts';
import { SpokenImageCaptcha } from '../adapters/captcha/SpokenImageCaptcha.ts';
import { type CaptchaGate, createCaptchaGate } from '../services/captchaGate.ts';
import type { Base } from './openBase.ts';

/** The captcha, and a function that stops its worker. */
export interface OpenCaptcha {
  readonly gate: CaptchaGate;
  readonly close: () => Promise<void>;
}

/**
 * Opens the captcha over the portal's store and keys. The first challenges are created at the first
 * call.
 */
export function openCaptcha({ config, stores, clock, secrets }: Base): OpenCaptcha {
  const store = stores.captcha;
  const keys = secrets.keysFor('captcha');
  const stock = new ChallengeStock();
  const gate = createCaptchaGate({
    store,
    provider: new SpokenImageCaptcha({ store, clock, keys, stock }),
    clock,
    tokenUses: config.limits.captchaTokenUses,
    tokenMs: config.limits.captchaTokenMs,
  });
  return { gate, close: () => stock.close() };
}
