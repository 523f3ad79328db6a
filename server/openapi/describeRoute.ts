import type swagger from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import { commonFailures } from './commonFailures.ts';
import { type Components, messageIn } from './components.ts';
import { CAPTCHA_HEADERS, headerParameters, pathParameters } from './parameters.ts';
import { responsesOf } from './responses.ts';

/**
 * Completes the schema of a route for the document: path parameters, headers, and the failures that
 * plugins cause. The document omits a route without tags.
 *
 * @throws {TypeError} for a path parameter or a reference without a description
 */
export const describeRoute: swagger.SwaggerTransform = ({ schema, url, route, ...document }) => {
  if (!schema?.tags) return { schema, url };
  const components = 'openapiObject' in document ? componentsOf(document.openapiObject) : {};
  return { schema: documentedSchema(components, schema, route), url };
};

function componentsOf(document: { readonly components?: { readonly schemas?: object } }) {
  return (document.components?.schemas ?? {}) as Components;
}

function documentedSchema(
  components: Components,
  { body, response, produces: [mediaType = 'application/json'] = [], ...operation }: FastifySchema,
  { url, method, config = {} }: RouteOptions,
): FastifySchema {
  const common = commonFailures({ url, method, config });
  const given = config.documentedBody ?? body;
  const params = pathParameters(url);
  const headers = headerParameters([
    ...(config.captcha ? CAPTCHA_HEADERS : []),
    ...(config.callHeaders ?? []),
  ]);
  return {
    ...operation,
    ...(params && { params }),
    ...(headers && { headers }),
    ...(isObject(given) && { body: messageIn(components, given) }),
    response: responsesOf(components, {
      declared: isObject(response) ? { ...response } : {},
      common,
      mediaType,
      givesToken: config.captcha === true,
    }),
    ...{ 'x-further-statuses': namesByStatus(common.further) },
  };
}

/**
 * Returns the names of failures by status, for programs. `default` contains the same information as
 * text.
 */
function namesByStatus(failing: readonly { readonly status: number; readonly name: string }[]) {
  return Object.fromEntries(failing.map(({ status, name }) => [status, name]));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
