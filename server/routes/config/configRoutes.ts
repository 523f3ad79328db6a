import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import type { WfpConfig } from '#schemas/types/wfp-config.generated.d.ts';
import { TAGS } from '../../plugins/apiDocument.ts';

/** The dependencies of the configuration routes. */
export interface ConfigDeps {
  readonly readPortalConfig: () => WfpConfig;
  readonly readBroadcast: () => WfpBroadcast;
  /** Checks whether the call comes from a tester who may use the portal during maintenance. */
  readonly isLetIn: (request: FastifyRequest) => boolean;
}

/**
 * Registers `GET /config.js` and `GET /broadcast.js`: the two global objects of the portal
 * (specification, document 1, section 1). They are separate scripts because pages may not contain
 * inline scripts.
 */
export const configRoutes: FastifyPluginAsync<ConfigDeps> = async (app, deps) => {
  app.get(
    '/config.js',
    { schema: scriptSchema('The settings, as the global WFP_CONFIG') },
    async (request, reply) => {
      const config = deps.readPortalConfig();
      const MAINTENANCE = config.MAINTENANCE && !deps.isLetIn(request);
      return sendScript(reply, 'WFP_CONFIG', { ...config, MAINTENANCE });
    },
  );
  app.get(
    '/broadcast.js',
    { schema: scriptSchema('The announcements, as the global WFP_BROADCAST') },
    async (_request, reply) => sendScript(reply, 'WFP_BROADCAST', deps.readBroadcast()),
  );
};

function scriptSchema(summary: string) {
  const response = { 200: { type: 'string' } };
  return { tags: [TAGS.portal], summary, produces: ['text/javascript'], response };
}

/** Sends a script that sets a value as a frozen global object. */
function sendScript(reply: FastifyReply, name: string, value: object): FastifyReply {
  const json = JSON.stringify(value).replace(/</g, '\\u003c');
  return reply
    .type('text/javascript; charset=utf-8')
    .send(`window.${name} = Object.freeze(${json});\n`);
}
