import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Language } from '#engine';
import type {
  CaptchaChallenge,
  CaptchaProvider,
  CaptchaVerdict,
} from '../../ports/CaptchaProvider.ts';
import type { CaptchaStore } from '../../ports/store/CaptchaStore.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { normaliseAnswer } from './alphabet.ts';
import { ChallengeSeal, type SealKey } from './ChallengeSeal.ts';
import type { ChallengeStock } from './ChallengeStock.ts';

/** The options of the captcha. */
export interface SpokenImageCaptchaOptions {
  readonly store: CaptchaStore;
  readonly clock: Clock;
  /** Keys of 32 bytes, the current key first. */
  readonly keys: readonly SealKey[];
  /** The source of new challenges. */
  readonly stock: Pick<ChallengeStock, 'take'>;
}

/** The number of answers that are checked. The next answer ends the challenge. */
const MOST_ANSWERS = 3;
const LIFE_MS = 5 * 60 * 1000;

/**
 * A captcha of four characters as a picture and as speech. The browser gets the right answer as a
 * sealed secret. The store only counts answers and records which challenges have ended.
 */
export class SpokenImageCaptcha implements CaptchaProvider {
  readonly #store: CaptchaStore;
  readonly #clock: Clock;
  readonly #seal: ChallengeSeal;
  readonly #stock: Pick<ChallengeStock, 'take'>;

  constructor({ store, clock, keys, stock }: SpokenImageCaptchaOptions) {
    this.#store = store;
    this.#clock = clock;
    this.#stock = stock;
    this.#seal = new ChallengeSeal(keys);
  }

  async issue(language: Language, client: string): Promise<CaptchaChallenge> {
    const { answer, image, audio } = await this.#stock.take(language);
    const id = randomBytes(18).toString('base64url');
    const expiresAt = new Date(this.#clock.now().getTime() + LIFE_MS);
    await this.#store.addChallenge(hashOf(id), expiresAt);
    return { image, audio, secret: this.#seal.seal({ id, answer }, client) };
  }

  async check(input: {
    readonly secret: string;
    readonly answer: string;
    readonly client: string;
  }): Promise<CaptchaVerdict> {
    const challenge = this.#seal.open(input.secret, input.client);
    if (!challenge) return 'malformed';
    const key = hashOf(challenge.id);
    const count = await this.#store.countAnswer(key, this.#clock.now());
    if (count === 0) return 'expired';
    if (count > MOST_ANSWERS) {
      await this.#store.spendChallenge(key);
      return 'wrong';
    }
    if (!isSame(normaliseAnswer(input.answer), challenge.answer)) return 'wrong';
    return (await this.#store.spendChallenge(key)) ? 'ok' : 'expired';
  }
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** Compares two texts in constant time. */
function isSame(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(right));
}
