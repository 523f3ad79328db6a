import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LANGUAGE_CODES, type Language, languageOf } from '#engine';
import { sendPage, sendStyles } from '../pages/sendPage.ts';
import type { BankButton, BankCharge, SandboxBank } from '../ports/payment/SandboxBank.ts';
import { BANK_PATH, bankPage, homeOf, unknownChargePage } from './bankPage.ts';

/** The dependencies of the sandbox bank's pages. */
export interface BankDeps {
  readonly bank: SandboxBank;
}

interface BankCall {
  Params: { chargeId: string };
  Querystring: { lang?: string };
}

const BUTTONS: readonly BankButton[] = [
  'approve',
  'reject',
  'cancel',
  'timeOut',
  'serverError',
  'duplicate',
];

/** Buttons that end a card payment; the bank then redirects the browser to the portal. */
const LEAVES: ReadonlySet<BankButton> = new Set<BankButton>([
  'approve',
  'reject',
  'cancel',
  'timeOut',
  'duplicate',
]);

/**
 * The sandbox bank's pages, for demonstrations only: a person decides the outcome of a charge. The
 * pages work without scripts.
 */
export const bankRoutes: FastifyPluginAsync<BankDeps> = async (app, { bank }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );

  app.get(`${BANK_PATH}.css`, async (_request, reply) => sendStyles(reply));

  app.get<BankCall>(`${BANK_PATH}/:chargeId`, async ({ params, query }, reply) => {
    const charge = await bank.find(params.chargeId);
    return show(reply, charge, query.lang);
  });

  app.post<BankCall & { Body: URLSearchParams }>(
    `${BANK_PATH}/:chargeId`,
    { bodyLimit: 1024 },
    async ({ params, query, body }, reply) => {
      const pressed = BUTTONS.find((button) => button === body.get('button'));
      if (!pressed) return show(reply, await bank.find(params.chargeId), query.lang);
      const charge = await bank.press(params.chargeId, pressed);
      if (!charge) return show(reply, undefined, query.lang);
      const language = languageIn(charge, query.lang);
      const isHome = charge.method !== 'fps' && LEAVES.has(pressed);
      return reply.redirect(isHome ? homeOf(charge, language) : pageOf(charge, language), 303);
    },
  );
};

function show(
  reply: FastifyReply,
  charge: BankCharge | undefined,
  lang: string | undefined,
): FastifyReply {
  if (!charge) return sendPage(reply.code(404), unknownChargePage(languageOf(lang)));
  return sendPage(reply, bankPage(charge, languageIn(charge, lang)));
}

function pageOf({ id }: BankCharge, language: Language): string {
  return `${BANK_PATH}/${id}?lang=${LANGUAGE_CODES[language].url}`;
}

function languageIn({ language }: BankCharge, lang: string | undefined): Language {
  return lang === undefined ? language : languageOf(lang);
}
