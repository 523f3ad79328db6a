import { createHash } from 'node:crypto';
import { numberWithoutCheckDigit, type ProfileField } from '#engine';
import {
  IdentityAppError,
  type IdentityLogin,
  type IdentityLoginOrder,
  type IdentityTokens,
} from '../../../ports/signing/IdentityApp.ts';
import {
  LOGIN_REFUSALS,
  type LoginAct,
  type PhoneLogin,
  type PhoneOwner,
} from '../../../ports/signing/SandboxPhone.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import type { Ids } from '../../../ports/system/Ids.ts';
import { sandboxProfile } from './sandboxProfile.ts';

/** The options of the sandbox's log-ins. */
export interface SandboxLoginOptions {
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'id'>;
  /** Returns the URL of the phone page, or of the page with a code to scan. */
  readonly addressOf: (ticket: string, isScanned: boolean) => string;
}

interface Login {
  readonly order: IdentityLoginOrder;
  readonly ticket: string;
  outcome?: Outcome;
}

type Outcome =
  | { readonly refusal: string }
  | { readonly code: string; readonly account: Account; isRedeemed: boolean };

interface Account {
  readonly act: LoginAct;
  readonly owner: PhoneOwner;
  readonly tokens: IdentityTokens;
}

/** The lifetime of tokens, as in the published samples of the identity app's API. */
const TOKEN_MS = 36_000_000;
/** Maximum number of log-ins in memory. The oldest log-in is dropped first. */
const MOST_LOGINS = 1000;

/** The log-ins and profiles of the sandbox. They are in memory and end with the process. */
export class SandboxLogins {
  readonly #options: SandboxLoginOptions;
  readonly #logins = new Map<string, Login>();

  constructor(options: SandboxLoginOptions) {
    this.#options = options;
  }

  start(order: IdentityLoginOrder): IdentityLogin {
    const ticket = this.#options.ids.id();
    this.#logins.set(ticket, { order, ticket });
    const [oldest] = this.#logins.keys();
    if (this.#logins.size > MOST_LOGINS && oldest !== undefined) this.#logins.delete(oldest);
    const isScanned = order.source === 'PC_Browser';
    return { address: this.#options.addressOf(ticket, isScanned), isScanned };
  }

  find(ticket: string): PhoneLogin | undefined {
    const login = this.#logins.get(ticket);
    return login && shown(login);
  }

  decide(ticket: string, act: LoginAct, owner: PhoneOwner): PhoneLogin | undefined {
    const login = this.#logins.get(ticket);
    if (!login) return undefined;
    login.outcome ??= LOGIN_REFUSALS.some((refusal) => refusal === act)
      ? { refusal: act }
      : { code: this.#options.ids.id(), account: this.#account(act, owner), isRedeemed: false };
    return shown(login);
  }

  redeem(code: string): IdentityTokens {
    const outcomes = [...this.#logins.values()].map(({ outcome }) => outcome);
    const found = outcomes.find((each) => each && 'code' in each && each.code === code);
    if (!found || !('code' in found) || found.isRedeemed) throw new IdentityAppError('D20003');
    found.isRedeemed = true;
    return found.account.tokens;
  }

  profile(tokens: IdentityTokens, fields: readonly ProfileField[]) {
    const { act, owner } = this.#accountOf(tokens);
    if (act === 'failProfile') throw new IdentityAppError('D20000');
    return sandboxProfile(owner, fields, act === 'approvePartly');
  }

  /**
   * Checks whether the account of some tokens may sign.
   *
   * @throws {IdentityAppError} when the account may not sign
   */
  checkSigner(tokens: IdentityTokens): void {
    if (this.#accountOf(tokens).act === 'approveBasic') {
      throw new IdentityAppError('signingNotAllowed');
    }
  }

  #account(act: LoginAct, owner: PhoneOwner): Account {
    const number = numberWithoutCheckDigit(owner.idNumber);
    const openId = createHash('sha256').update(`open ${number}`).digest('base64url');
    const expiresAt = new Date(this.#options.clock.now().getTime() + TOKEN_MS);
    return { act, owner, tokens: { accessToken: this.#options.ids.id(), openId, expiresAt } };
  }

  #accountOf({ accessToken, openId }: IdentityTokens): Account {
    for (const { outcome } of this.#logins.values()) {
      if (!outcome || !('account' in outcome)) continue;
      const { tokens } = outcome.account;
      const isOwn = tokens.accessToken === accessToken && tokens.openId === openId;
      if (isOwn && tokens.expiresAt > this.#options.clock.now()) return outcome.account;
    }
    throw new IdentityAppError('D20009');
  }
}

function shown({ order, ticket, outcome }: Login): PhoneLogin {
  const { language, state } = order;
  const url = new URL(order.returnUrl);
  if (!outcome) return { ticket, language, standing: 'open', returnUrl: url.href };
  const isRefused = 'refusal' in outcome;
  if (isRefused) url.searchParams.set('error_code', outcome.refusal);
  else url.searchParams.set('code', outcome.code);
  url.searchParams.set('state', state);
  return { ticket, language, standing: isRefused ? 'refused' : 'approved', returnUrl: url.href };
}
