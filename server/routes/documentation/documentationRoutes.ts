import type { FastifyPluginAsync } from 'fastify';
import { referenceOf } from '../../openapi/reference.ts';
import { sendPage, sendStyles } from '../../pages/sendPage.ts';
import { referencePage, STYLES_PATH } from './referencePage.ts';

/**
 * Registers `GET /documentation`: the API as a page without scripts. `GET /documentation/json` and
 * `GET /documentation/yaml` return its OpenAPI document, which is created at the first request.
 */
export const documentationRoutes: FastifyPluginAsync = async (app) => {
  let page: string | undefined;
  app.get('/documentation', async (_request, reply) => {
    page ??= referencePage(referenceOf(app.swagger()));
    return sendPage(reply, page);
  });
  app.get(STYLES_PATH, async (_request, reply) => sendStyles(reply));
  app.get('/documentation/json', async () => app.swagger());
  app.get('/documentation/yaml', async (_request, reply) =>
    reply.type('application/yaml; charset=utf-8').send(app.swagger({ yaml: true })),
  );
};
