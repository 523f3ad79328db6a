import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#engine';
import type {
  CaptchaChallenge,
  CaptchaProvider,
  CaptchaVerdict,
} from '../ports/CaptchaProvider.ts';
import type { CaptchaStore } from '../ports/store/CaptchaStore.ts';
import type { Clock } from '../ports/system/Clock.ts';

/** The reason why a call is refused: the wire's names for 777 to 780. */
type CaptchaProblem = 'captchaError' | 'captchaRequired' | 'captchaExpired' | 'captchaNotMatch';

/**
 * The result of the gate: the token for the browser's next call, or the reason why the call is
 * refused.
 */
type GateVerdict = { readonly token: string } | { readonly fault: CaptchaProblem };

/** The captcha fields of a call, as received. */
interface CaptchaProof {
  readonly token: string | undefined;
  readonly answer: string | undefined;
  readonly secret: string | undefined;
  /** Visitor that makes the call. Challenges and tokens are valid for one visitor only. */
  readonly client: string;
}

/** The options of the gate. */
export interface CaptchaGateOptions {
  readonly store: CaptchaStore;
  readonly provider: CaptchaProvider;
  readonly clock: Clock;
  /** Number of calls that one solved captcha allows. */
  readonly tokenUses: number;
  /** A token expires after this time without use. */
  readonly tokenMs: number;
}

/** A gate that accepts calls after a solved captcha. */
export interface CaptchaGate {
  /** Creates a challenge for a client. */
  issue(language: Language, client: string): Promise<CaptchaChallenge>;
  /**
   * Checks the captcha fields of a call. An answer has priority over a token. Each accepted call
   * returns a new token. The old token stays valid for 30 seconds, for calls that are pending.
   */
  check(proof: CaptchaProof): Promise<GateVerdict>;
}

/** Time that an old token stays valid, for calls that were pending when the token changed. */
const OVERLAP_MS = 30_000;
/**
 * Maximum number of calls with the same token during the overlap. A page sends few calls in
 * parallel.
 */
const OVERLAPPING_CALLS = 20;
/** Maximum life of a solved captcha, regardless of its use. */
const CHAIN_MS = 12 * 3_600_000;

/**
 * Creates the gate. The provider checks answers, and the store contains tokens. A token has two
 * parts. The chain starts with one solved captcha and counts its uses. The link changes with every
 * call. Both are stored as a hash with the visitor. Another visitor's token is therefore unknown
 * and consumes no use.
 */
export function createCaptchaGate(options: CaptchaGateOptions): CaptchaGate {
  const { store, provider, clock } = options;
  const inMs = (ms: number) => new Date(clock.now().getTime() + ms);

  const mint = async (chain: string, client: string): Promise<GateVerdict> => {
    const token = `${chain}.${randomBytes(24).toString('base64url')}`;
    await store.addToken(hashFor(client, token), OVERLAPPING_CALLS, inMs(options.tokenMs));
    return { token };
  };

  const begin = async (client: string): Promise<GateVerdict> => {
    const chain = randomBytes(18).toString('base64url');
    const key = hashFor(client, chain);
    await store.addToken(key, options.tokenUses, inMs(CHAIN_MS));
    // The call that solves the captcha counts as its first use.
    await store.spendToken(key, clock.now());
    return mint(chain, client);
  };

  const checkToken = async (token: string, client: string): Promise<GateVerdict> => {
    const [, chain] = TOKEN.exec(token) ?? [];
    if (chain === undefined) return { fault: 'captchaError' };
    const now = clock.now();
    const link = hashFor(client, token);
    // Consume the link first: links that were never issued must not use up a chain.
    if ((await store.spendToken(link, now)) !== 'ok') return { fault: 'captchaExpired' };
    const isLeft = (await store.spendToken(hashFor(client, chain), now)) === 'ok';
    if (!isLeft) return { fault: 'captchaExpired' };
    await store.retireToken(link, inMs(OVERLAP_MS));
    return mint(chain, client);
  };

  return {
    issue: (language, client) => provider.issue(language, client),
    async check({ token, answer, secret, client }) {
      if (!isGiven(answer) || !isGiven(secret)) {
        return isGiven(token) ? checkToken(token, client) : { fault: 'captchaRequired' };
      }
      const verdict = await provider.check({ answer, secret, client });
      return verdict === 'ok' ? begin(client) : { fault: FAULTS[verdict] };
    },
  };
}

const TOKEN = /^([A-Za-z0-9_-]{24})\.[A-Za-z0-9_-]{32}$/;

const FAULTS: Readonly<Record<Exclude<CaptchaVerdict, 'ok'>, CaptchaProblem>> = {
  malformed: 'captchaError',
  expired: 'captchaExpired',
  wrong: 'captchaNotMatch',
};

/**
 * Checks whether a text is a value. Scripts send texts such as `undefined` for a missing value;
 * these are not values.
 */
function isGiven(text: string | undefined): text is string {
  return text !== undefined && !['', 'undefined', 'null'].includes(text.trim());
}

function hashFor(client: string, secret: string): string {
  return createHash('sha256').update(`${secret} of ${client}`).digest('hex');
}
