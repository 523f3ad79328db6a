import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { toBuffer } from 'qrcode';
import { languageOf } from '#engine';
import { sendPage } from '../../pages/sendPage.ts';
import {
  LOGIN_ACTS,
  type PhoneLogin,
  type SandboxPhone,
} from '../../ports/signing/SandboxPhone.ts';
import { LOGIN_PATH, loginDecisionPage, loginScanPage } from './loginPages.ts';
import { unknownRequestPage } from './phonePage.ts';

/** The dependencies of the log-in pages. */
export interface LoginPageDeps {
  readonly phone: Pick<SandboxPhone, 'findLogin' | 'decideLogin'>;
}

interface LoginCall {
  Params: { ticket: string };
  Querystring: { lang?: string };
}

/** Maximum length of a name or number in characters. */
const LONGEST = 100;
/** The reload interval of the page with the code, in seconds. */
const LOOK_AGAIN_S = 2;

/**
 * Registers the pages that simulate the phone for a log-in. The parent plugin parses HTML forms.
 */
export const loginPageRoutes: FastifyPluginAsync<LoginPageDeps> = async (app, { phone }) => {
  app.get<LoginCall>(`${LOGIN_PATH}/:ticket`, async ({ params, query }, reply) =>
    show(reply, phone.findLogin(params.ticket), query.lang),
  );

  app.post<LoginCall & { Body: URLSearchParams }>(
    `${LOGIN_PATH}/:ticket`,
    { bodyLimit: 4096 },
    async ({ params, query, body }, reply) => {
      const act = LOGIN_ACTS.find((each) => each === body.get('act'));
      const owner = { name: textIn(body, 'name'), idNumber: textIn(body, 'idNumber') };
      const login = act
        ? phone.decideLogin(params.ticket, act, owner)
        : phone.findLogin(params.ticket);
      return show(reply, login, query.lang);
    },
  );

  app.get<LoginCall>(`${LOGIN_PATH}/:ticket/scan`, async (request, reply) => {
    const { params, query } = request;
    const login = phone.findLogin(params.ticket);
    if (!login) return show(reply, login, query.lang);
    if (login.standing !== 'open') return reply.redirect(login.returnUrl, 302);
    const language = query.lang === undefined ? login.language : languageOf(query.lang);
    const address = new URL(
      `${LOGIN_PATH}/${login.ticket}`,
      `${request.protocol}://${request.host}`,
    );
    const image = await toBuffer(address.href, { margin: 2, width: 232 });
    return sendPage(
      reply.header('refresh', String(LOOK_AGAIN_S)),
      loginScanPage(login, language, image),
    );
  });
};

function textIn(body: URLSearchParams, name: string): string {
  return (body.get(name) ?? '').slice(0, LONGEST);
}

function show(
  reply: FastifyReply,
  login: PhoneLogin | undefined,
  lang: string | undefined,
): FastifyReply {
  if (!login) return sendPage(reply.code(404), unknownRequestPage(languageOf(lang)));
  const language = lang === undefined ? login.language : languageOf(lang);
  return sendPage(reply, loginDecisionPage(login, language));
}
