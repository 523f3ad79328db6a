import { identityFailureOf, type ProfileField } from '#engine';
import {
  IdentityAppError,
  type IdentityLogin,
  type IdentityLoginOrder,
  type IdentityTokens,
} from '../../../ports/signing/IdentityApp.ts';
import type { Clock } from '../../../ports/system/Clock.ts';
import type { IdentityClient } from './IdentityClient.ts';
import {
  DONE,
  IDENTITY_CALLS,
  LOGIN_PAGE,
  LOGIN_SCOPE,
  OWN_PROFILE_FIELDS,
  WIRE_LANGUAGES,
} from './wire.ts';

/** The options of log-ins. */
export interface LiveLoginOptions {
  readonly client: Pick<IdentityClient, 'ask'>;
  /** Base URL of the app's calls, without a trailing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly clock: Clock;
}

/**
 * The log-ins and profiles of the Government's identity app. The app provides the log-in page. On a
 * computer the page shows a QR code. On a phone it opens the app, which then returns to the
 * browser.
 *
 * @see the app's API, "Log-in", "Form filling"
 */
export class LiveLogins {
  readonly #options: LiveLoginOptions;

  constructor(options: LiveLoginOptions) {
    this.#options = options;
  }

  start({ state, language, source, returnUrl }: IdentityLoginOrder): IdentityLogin {
    const { url, clientId } = this.#options;
    const isScanned = source === 'PC_Browser';
    const query = new URLSearchParams({
      clientID: clientId,
      responseType: 'code',
      source,
      redirectURI: returnUrl,
      scope: LOGIN_SCOPE,
      state,
      lang: WIRE_LANGUAGES[language],
      ...(!isScanned && { brokerPage: 'true' }),
    });
    return { address: `${url}/${LOGIN_PAGE}?${query}`, isScanned };
  }

  async redeem(code: string): Promise<IdentityTokens> {
    const asked = { code, grantType: 'authorization_code' };
    const { accessToken, openID, expiresIn } = await this.#contentOf(IDENTITY_CALLS.token, asked);
    const lifeMs = Number(expiresIn) * 1000;
    if (typeof accessToken !== 'string' || typeof openID !== 'string' || !(lifeMs > 0)) {
      throw new IdentityAppError('unavailable');
    }
    const expiresAt = new Date(this.#options.clock.now().getTime() + lifeMs);
    return { accessToken, openId: openID, expiresAt };
  }

  profile(
    { accessToken, openId }: IdentityTokens,
    fields: readonly ProfileField[],
  ): Promise<Readonly<Record<string, unknown>>> {
    return this.#contentOf(IDENTITY_CALLS.profile, {
      accessToken,
      openID: openId,
      profileFields: fields.filter((field) => OWN_PROFILE_FIELDS.includes(field)),
      eMEFields: fields.filter((field) => !OWN_PROFILE_FIELDS.includes(field)),
    });
  }

  async #contentOf(path: string, asked: object): Promise<Readonly<Record<string, unknown>>> {
    const { code, content } = await this.#options.client.ask(path, asked);
    if (code !== DONE) throw new IdentityAppError(identityFailureOf(code));
    return content;
  }
}
