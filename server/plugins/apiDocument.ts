import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { describeRoute } from '../openapi/describeRoute.ts';

/** The areas of the API, in the order in which an applicant uses them. */
export const TAGS = {
  portal: 'Portal',
  forms: 'Forms',
  captcha: 'Captcha',
  addresses: 'Addresses',
  savedFiles: 'Saved files',
  submission: 'Submission',
  autofill: 'Autofill',
  signing: 'Signing',
  payment: 'Payment',
  server: 'Server',
} as const;

/** The security of calls that belong to one applicant: the name of the cookie in the document. */
export const SITTING_COOKIE = [{ sitting: [] }];

/** The security of calls that belong to one log-in in the identity app. */
export const LOGIN_COOKIE = [{ login: [] }];

/**
 * Records every route that is registered from now on, for `app.swagger()`: the OpenAPI document of
 * all routes that have tags. The document is created at the first call and cached, so it does not
 * delay the start.
 *
 * @param version version of the portal
 */
export async function documentRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Landform', version, description: ABOUT },
      tags: Object.values(TAGS).map((name) => ({ name })),
      components: {
        securitySchemes: {
          sitting: { type: 'apiKey', in: 'cookie', name: 'sitting', description: SITTING },
          login: { type: 'apiKey', in: 'cookie', name: 'login', description: LOGIN },
        },
      },
    },
    hideUntagged: true,
    // OpenAPI 3.1 supports both `const` and `enum`.
    convertConstToEnum: false,
    transform: describeRoute,
  });
}

const ABOUT = `The calls between the pages of the portal and its server. Names are spelt as the
specification spells them. A failure that an honest applicant can meet is a 200 with another
\`result\` than \`ok\`; every other one is an \`ErrorResponse\`. The statuses 777 to 780 of the captcha
are the specification's own (document 2, section 8); OpenAPI has no place for them, so that they are
under \`default\` and in \`x-further-statuses\`.`.replaceAll('\n', ' ');

const LOGIN =
  'Set by the call that begins a log-in in the identity app; behind https its name is __Host-login.';

const SITTING =
  'Set by the call that begins a submission; behind https its name is __Host-sitting. Without the right one nothing is there (404).';
