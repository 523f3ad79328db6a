import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '#engine';
import { ApiError, ERRORS } from '../../http/errors.ts';
import { BODY_LIMITS } from '../../http/routeConfig.ts';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import { readFormFiles } from '../../plugins/bodies/formFile.ts';
import type { FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { AcknowledgementCheck } from '../../ports/signing/AcknowledgementSeal.ts';
import { VERIFY_TEXTS } from '../../services/documents/acknowledgementRows.ts';
import {
  askPage,
  faultPage,
  genuinePage,
  VERIFY_CERTIFICATE,
  VERIFY_PATH,
  VERIFY_STYLES,
} from './verifyPage.ts';

/** The dependencies of the page. */
export interface VerifyDeps {
  readonly check: AcknowledgementCheck;
  /** Trusted certificates, PEM. */
  readonly certificates: string;
  readonly forms: Pick<FormCatalogue, 'current'>;
}

interface VerifyCall {
  Querystring: { lang?: string };
  Body: Buffer;
}

/**
 * Registers `/verify`: a page that shows whether an acknowledgement is genuine and what it
 * contains. The page works without scripts, and the server does not store the file.
 */
export const verifyRoutes: FastifyPluginAsync<VerifyDeps> = async (app, deps) => {
  const { check, certificates, forms } = deps;
  readFormFiles(app);

  app.get<VerifyCall>(VERIFY_PATH, async ({ query }, reply) =>
    sendPage(reply, askPage(languageOf(query.lang))),
  );
  app.get(VERIFY_STYLES, async (_request, reply) => sendStyles(reply));
  app.get(VERIFY_CERTIFICATE, async (_request, reply) =>
    reply.type('application/x-pem-file').send(certificates),
  );

  app.post<VerifyCall>(
    VERIFY_PATH,
    {
      config: { rate: 'savedFile', largeBody: true },
      bodyLimit: BODY_LIMITS.acknowledgement,
      errorHandler: (error: FastifyError, request, reply) => sendFailure(error, request, reply),
    },
    async ({ query, body }, reply) => {
      const language = languageOf(query.lang);
      if (body.length === 0) {
        return sendPage(reply.code(400), askPage(language, VERIFY_TEXTS[language].noFile));
      }
      const checked = await check.check(body);
      if (!checked.isGenuine) return sendPage(reply, faultPage(language, checked.fault));
      const { formCode } = checked.content;
      const title = forms.current(formCode)?.texts[language]['$form.title'];
      return sendPage(reply, genuinePage(language, checked, title));
    },
  );
};

/** Sends a failure as a page. A failure of the server itself goes to the usual error handler. */
function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { lang } = request.query as VerifyCall['Querystring'];
  const language = languageOf(lang);
  const status = error instanceof ApiError ? error.kind.status : (error.statusCode ?? 500);
  if (status >= 500 && !(error instanceof ApiError)) throw error;
  if (error instanceof ApiError) reply.headers(error.headers);
  if (status === ERRORS.tooLarge.status) {
    return sendPage(reply.code(status), faultPage(language, 'tooLarge'));
  }
  return sendPage(reply.code(status), askPage(language, VERIFY_TEXTS[language].refused));
}
