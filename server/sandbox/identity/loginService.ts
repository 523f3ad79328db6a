import type { FastifyPluginAsync } from 'fastify';
import { IDENTITY_SOURCES, isProfileField, languageOf } from '#engine';
import { IDENTITY_CALLS, LOGIN_PAGE } from '../../adapters/identity/live/wire.ts';
import { IdentityAppError } from '../../ports/signing/IdentityApp.ts';
import type { ServiceWire } from './ServiceWire.ts';
import { tokensIn } from './signingService.ts';

interface LoginPageCall {
  Querystring: Readonly<Record<string, string | undefined>>;
}

/** Registers the calls of log-in and form filling, and the page where a browser starts a log-in. */
export const loginService: FastifyPluginAsync<ServiceWire> = async (fastify, wire) => {
  const { app, clock, base, clientId, contentOf, sealed } = wire;

  fastify.post(`${base}/${IDENTITY_CALLS.token}`, async ({ body }) => {
    const { code, grantType } = contentOf(body);
    if (grantType !== 'authorization_code') throw new IdentityAppError('D20003');
    const { accessToken, openId, expiresAt } = await app.redeemCode(String(code));
    const expiresIn = Math.round((expiresAt.getTime() - clock.now().getTime()) / 1000);
    return sealed({ accessToken, tokenType: 'Bearer', openID: openId, expiresIn });
  });

  fastify.post(`${base}/${IDENTITY_CALLS.profile}`, async ({ body }) => {
    const content = contentOf(body);
    const fields = [content.profileFields, content.eMEFields].flat().map(String);
    return sealed(await app.profile(tokensIn(content, wire), fields.filter(isProfileField)));
  });

  fastify.get<LoginPageCall>(`${base}/${LOGIN_PAGE}`, async ({ query }, reply) => {
    const { clientID, responseType, redirectURI = '', state = '', lang } = query;
    const source = IDENTITY_SOURCES.find((each) => each === query.source);
    const isWhole = clientID === clientId && responseType === 'code' && state !== '';
    if (!isWhole || !source || !URL.canParse(redirectURI)) return reply.code(400).send();
    const language = languageOf(lang);
    const { address } = await app.startLogin({ state, language, source, returnUrl: redirectURI });
    return reply.redirect(address, 302);
  });
};
