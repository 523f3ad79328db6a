import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { IDENTITY_FAILURES, languageOf } from '#engine';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import type { PhoneAct, PhoneRequest, SandboxPhone } from '../../ports/signing/SandboxPhone.ts';
import { loginPageRoutes } from './loginPageRoutes.ts';
import { PHONE_PATH, phonePage, unknownRequestPage } from './phonePage.ts';

/** The dependencies of the sandbox phone's pages. */
export interface PhoneDeps {
  readonly phone: SandboxPhone;
}

interface PhoneCall {
  Params: { ticket: string };
  Querystring: { lang?: string };
}

const ACTS: readonly PhoneAct[] = ['approve', 'approveSlowly', ...IDENTITY_FAILURES];

/** Maximum length of a name or number in characters. */
const LONGEST = 100;

/**
 * Registers the pages that simulate the phone, for demonstrations only. They work without scripts.
 */
export const phoneRoutes: FastifyPluginAsync<PhoneDeps> = async (app, { phone }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );

  await app.register(loginPageRoutes, { phone });

  app.get(`${PHONE_PATH}.css`, async (_request, reply) => sendStyles(reply));

  app.get<PhoneCall>(`${PHONE_PATH}/:ticket`, async ({ params, query }, reply) =>
    show(reply, phone.find(params.ticket), query.lang),
  );

  app.post<PhoneCall & { Body: URLSearchParams }>(
    `${PHONE_PATH}/:ticket`,
    { bodyLimit: 4096 },
    async ({ params, query, body }, reply) => {
      const act = ACTS.find((each) => each === body.get('act'));
      const owner = { name: textIn(body, 'name'), idNumber: textIn(body, 'idNumber') };
      const request = act
        ? await phone.decide(params.ticket, act, owner)
        : phone.find(params.ticket);
      return show(reply, request, query.lang);
    },
  );
};

function textIn(body: URLSearchParams, name: string): string {
  return (body.get(name) ?? '').slice(0, LONGEST);
}

function show(
  reply: FastifyReply,
  request: PhoneRequest | undefined,
  lang: string | undefined,
): FastifyReply {
  if (!request) return sendPage(reply.code(404), unknownRequestPage(languageOf(lang)));
  return sendPage(
    reply,
    phonePage(request, lang === undefined ? request.language : languageOf(lang)),
  );
}
