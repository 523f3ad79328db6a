import { createHash } from 'node:crypto';
import {
  IDENTITY_WAIT_LIMIT_MS,
  type IdentityFailure,
  numberWithoutCheckDigit,
  type ProfileField,
} from '#engine';
import type {
  IdentityApp,
  IdentityLogin,
  IdentityLoginOrder,
  IdentitySigningOrder,
  IdentitySigningResult,
  IdentityTicket,
  IdentityTokens,
} from '../../../ports/signing/IdentityApp.ts';
import type {
  LoginAct,
  PhoneAct,
  PhoneLogin,
  PhoneOwner,
  PhoneRequest,
  SandboxPhone,
} from '../../../ports/signing/SandboxPhone.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import type { Ids } from '../../../ports/system/Ids.ts';
import { identificationCode } from '../identificationCode.ts';
import { SandboxLogins } from './SandboxLogins.ts';

/** The options of the sandbox. */
export interface SandboxIdentityOptions {
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'id'>;
  /**
   * Signs a digest as the owner of the phone.
   *
   * @returns a detached CMS, DER
   */
  readonly sign: (digest: Uint8Array, owner: PhoneOwner) => Promise<Uint8Array>;
  /** Returns the URL of the phone page for a ticket. */
  readonly addressOf: (ticket: string) => string;
  /** Returns the URL of a log-in page. */
  readonly loginAddressOf: (ticket: string, isScanned: boolean) => string;
}

interface Request {
  readonly order: IdentitySigningOrder;
  readonly ticket: string;
  readonly code: string;
  readonly askedAt: number;
  outcome?: IdentitySigningResult;
  /** The earliest instant at which the outcome is reported. */
  reportedAt: number;
}

/** Client id of this installation at the app. */
const CLIENT_ID = 'SANDBOX';
const SLOW_MS = 15_000;
/** Maximum number of requests in memory. The oldest request is dropped first. */
const MOST_REQUESTS = 1000;

/**
 * The identity app of a demonstration, in which a page simulates the phone. Its requests are in
 * memory and end with the process.
 */
export class SandboxIdentityApp implements IdentityApp, SandboxPhone {
  readonly #options: SandboxIdentityOptions;
  readonly #requests = new Map<string, Request>();
  readonly #logins: SandboxLogins;

  constructor(options: SandboxIdentityOptions) {
    this.#options = options;
    this.#logins = new SandboxLogins({ ...options, addressOf: options.loginAddressOf });
  }

  async askToSign(order: IdentitySigningOrder): Promise<IdentityTicket> {
    const { ids, clock, addressOf } = this.#options;
    if (order.tokens) this.#logins.checkSigner(order.tokens);
    const ticket = ids.id();
    const code = identificationCode(order.digest, order.idHash, CLIENT_ID);
    const askedAt = clock.now().getTime();
    this.#requests.set(order.businessId, { order, ticket, code, askedAt, reportedAt: 0 });
    const [oldest] = this.#requests.keys();
    if (this.#requests.size > MOST_REQUESTS && oldest !== undefined) this.#requests.delete(oldest);
    return {
      identificationCode: code,
      address: addressOf(ticket),
      isScanned: order.source === 'PC_Browser',
    };
  }

  async signingResult(businessId: string): Promise<IdentitySigningResult> {
    const request = this.#requests.get(businessId);
    if (!request) return failed('D79402');
    const now = this.#options.clock.now().getTime();
    const { outcome } = request;
    if (outcome && now >= request.reportedAt) return outcome;
    const isOver = outcome === undefined && now > request.askedAt + IDENTITY_WAIT_LIMIT_MS;
    return isOver ? failed('D70003') : { state: 'pending' };
  }

  async startLogin(order: IdentityLoginOrder): Promise<IdentityLogin> {
    return this.#logins.start(order);
  }

  async redeemCode(code: string): Promise<IdentityTokens> {
    return this.#logins.redeem(code);
  }

  async profile(tokens: IdentityTokens, fields: readonly ProfileField[]) {
    return this.#logins.profile(tokens, fields);
  }

  findLogin(ticket: string): PhoneLogin | undefined {
    return this.#logins.find(ticket);
  }

  decideLogin(ticket: string, act: LoginAct, owner: PhoneOwner): PhoneLogin | undefined {
    return this.#logins.decide(ticket, act, owner);
  }

  find(ticket: string): PhoneRequest | undefined {
    const request = this.#byTicket(ticket);
    return request && shown(request);
  }

  async decide(
    ticket: string,
    act: PhoneAct,
    owner: PhoneOwner,
  ): Promise<PhoneRequest | undefined> {
    const request = this.#byTicket(ticket);
    if (!request || request.outcome) return request && shown(request);
    const outcome = await this.#outcomeOf(request, act, owner);
    // A second press during the first signature changes nothing.
    if (request.outcome) return shown(request);
    const waitMs = act === 'approveSlowly' ? SLOW_MS : 0;
    request.outcome = outcome;
    request.reportedAt = this.#options.clock.now().getTime() + waitMs;
    return shown(request);
  }

  async #outcomeOf(
    { order }: Request,
    act: PhoneAct,
    owner: PhoneOwner,
  ): Promise<IdentitySigningResult> {
    if (act !== 'approve' && act !== 'approveSlowly') return failed(act);
    const own = createHash('sha256').update(numberWithoutCheckDigit(owner.idNumber)).digest();
    if (!own.equals(order.idHash)) return failed('D70005');
    return { state: 'signed', cms: await this.#options.sign(order.digest, owner) };
  }

  #byTicket(ticket: string): Request | undefined {
    return [...this.#requests.values()].find((request) => request.ticket === ticket);
  }
}

function failed(failure: IdentityFailure): IdentitySigningResult {
  return { state: 'failed', failure };
}

function shown({ order, ticket, code, outcome }: Request): PhoneRequest {
  const { department, service, document, language, returnUrl } = order;
  const standing = outcome === undefined || outcome.state === 'pending' ? 'open' : outcome.state;
  return {
    ticket,
    identificationCode: code,
    department,
    service,
    document,
    language,
    standing,
    returnUrl,
  };
}
