import { identityFailureOf, type ProfileField } from '#engine';
import {
  type IdentityApp,
  IdentityAppError,
  type IdentityLogin,
  type IdentityLoginOrder,
  type IdentitySigningOrder,
  type IdentitySigningResult,
  type IdentityTicket,
  type IdentityTokens,
} from '../../../ports/signing/IdentityApp.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import { identificationCode } from '../identificationCode.ts';
import type { IdentityClient } from './IdentityClient.ts';
import { LiveLogins } from './LiveLogins.ts';
import { type AskedOnWire, DONE, IDENTITY_CALLS, WIRE_LANGUAGES } from './wire.ts';

/** The parts of the app's interface that depend on the installation. */
export interface LiveIdentityOptions {
  readonly client: Pick<IdentityClient, 'ask'>;
  /** Base URL of the calls, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly clock: Clock;
  /** URL that opens the app. `{ticketID}` is replaced by the ticket. */
  readonly link: string;
  /** Response codes for requests that the person has not decided yet. */
  readonly pendingCodes: readonly string[];
}

/**
 * An `IdentityApp` that calls the Government's identity app. Without a log-in, a person signs
 * anonymously; a logged-in person signs digitally. The profile of a logged-in person can fill in a
 * form.
 *
 * @see the app's API, "Anonymous PDF signing", "Log-in", "Form filling"
 */
export class LiveIdentityApp implements IdentityApp {
  readonly #options: LiveIdentityOptions;
  readonly #logins: LiveLogins;

  constructor(options: LiveIdentityOptions) {
    this.#options = options;
    this.#logins = new LiveLogins(options);
  }

  async askToSign(order: IdentitySigningOrder): Promise<IdentityTicket> {
    const { client, clientId, link } = this.#options;
    const { code, content } = await client.ask(
      order.tokens ? IDENTITY_CALLS.askAccount : IDENTITY_CALLS.askToSign,
      orderOnWire(order),
    );
    if (code !== DONE) throw new IdentityAppError(identityFailureOf(code));
    const { ticketID, signCode, authByQR } = content;
    if (typeof ticketID !== 'string' || ticketID === '') throw new IdentityAppError('unavailable');
    const computed = identificationCode(order.digest, order.idHash, clientId);
    return {
      identificationCode: typeof signCode === 'string' ? signCode : computed,
      address: link.replaceAll('{ticketID}', encodeURIComponent(ticketID)),
      isScanned: authByQR === true,
    };
  }

  async signingResult(businessId: string, tokens?: IdentityTokens): Promise<IdentitySigningResult> {
    const { client, pendingCodes } = this.#options;
    const asked = { businessID: businessId, ...tokensOnWire(tokens) };
    const path = tokens ? IDENTITY_CALLS.accountResult : IDENTITY_CALLS.signingResult;
    const { code, content } = await client.ask(path, asked);
    if (pendingCodes.includes(code)) return { state: 'pending' };
    if (code !== DONE) return { state: 'failed', failure: identityFailureOf(code) };
    const { pdfSignature } = content;
    if (typeof pdfSignature !== 'string') return { state: 'failed', failure: 'D79402' };
    return { state: 'signed', cms: Buffer.from(pdfSignature, 'base64') };
  }

  async startLogin(order: IdentityLoginOrder): Promise<IdentityLogin> {
    return this.#logins.start(order);
  }

  redeemCode(code: string): Promise<IdentityTokens> {
    return this.#logins.redeem(code);
  }

  profile(tokens: IdentityTokens, fields: readonly ProfileField[]) {
    return this.#logins.profile(tokens, fields);
  }
}

function orderOnWire(order: IdentitySigningOrder): AskedOnWire {
  return {
    businessID: order.businessId,
    source: order.source,
    redirectURI: order.returnUrl,
    state: order.businessId,
    docDigest: Buffer.from(order.digest).toString('base64'),
    HKICHash: Buffer.from(order.idHash).toString('base64'),
    department: order.department,
    serviceName: order.service,
    documentName: order.document,
    lang: WIRE_LANGUAGES[order.language],
    ...tokensOnWire(order.tokens),
  };
}

function tokensOnWire(tokens: IdentityTokens | undefined) {
  return tokens && { accessToken: tokens.accessToken, openID: tokens.openId };
}
