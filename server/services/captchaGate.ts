import { createHash, randomBytes } from 'node:crypto';
import type { Language } from '#engine';
import type {
  CaptchaChallenge,
  CaptchaProvider,
  CaptchaVerdict,
} from '../ports/CaptchaProvider.ts';
import type { CaptchaStore } from '../ports/CaptchaStore.ts';
import type { Clock } from '../ports/Clock.ts';

/** Why a call may not go on: the names that the wire has for 777 to 780. */
type CaptchaFault = 'captchaError' | 'captchaRequired' | 'captchaExpired' | 'captchaNotMatch';

/** What a call is told: the token that the browser sends from now on, or why it may not go on. */
type GateVerdict = { readonly token: string } | { readonly fault: CaptchaFault };

/** What a call shows of the captcha, as it came. */
interface CaptchaProof {
  readonly token: string | undefined;
  readonly answer: string | undefined;
  readonly secret: string | undefined;
  /** The visitor that calls: challenges and tokens are good for one only. */
  readonly client: string;
}

/** What the gate is made of. */
export interface CaptchaGateOptions {
  readonly store: CaptchaStore;
  readonly provider: CaptchaProvider;
  readonly clock: Clock;
  /** Calls that one solved captcha is good for. */
  readonly tokenUses: number;
  /** A token lapses when it was not used for so long. */
  readonly tokenMs: number;
}

/** Decides whether a person is there. */
export interface CaptchaGate {
  /** Makes a challenge for a client. */
  issue(language: Language, client: string): Promise<CaptchaChallenge>;
  /**
   * Checks what a call shows. An answer goes before a token. Each pass gives a new token; the one
   * shown stays good for 30 seconds, for calls under way.
   */
  check(proof: CaptchaProof): Promise<GateVerdict>;
}

/** For calls that were under way when the token changed. */
const OVERLAP_MS = 30_000;
/** Calls that may show the same token meanwhile: a page sends few side by side. */
const OVERLAPPING_CALLS = 20;
/** Whatever its use, a solved captcha ends some day. */
const CHAIN_MS = 12 * 3_600_000;

/**
 * The gate over a provider, which judges answers, and a store, which remembers tokens. A token has
 * two parts: the chain, which one solved captcha begins and which counts its uses, and a link of it,
 * which changes with every call. Both are kept hashed with the visitor, so that another visitor's
 * token is unknown and takes no use away.
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
    // The call that solves it is the first that the captcha is good for.
    await store.spendToken(key, clock.now());
    return mint(chain, client);
  };

  const checkToken = async (token: string, client: string): Promise<GateVerdict> => {
    const [, chain] = TOKEN.exec(token) ?? [];
    if (chain === undefined) return { fault: 'captchaError' };
    const now = clock.now();
    const link = hashFor(client, token);
    // The link first: a chain must not be used up by links that were never given.
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

const FAULTS: Readonly<Record<Exclude<CaptchaVerdict, 'ok'>, CaptchaFault>> = {
  malformed: 'captchaError',
  expired: 'captchaExpired',
  wrong: 'captchaNotMatch',
};

/** What scripts send for nothing counts as nothing. */
function isGiven(text: string | undefined): text is string {
  return text !== undefined && !['', 'undefined', 'null'].includes(text.trim());
}

function hashFor(client: string, secret: string): string {
  return createHash('sha256').update(`${secret} of ${client}`).digest('hex');
}
