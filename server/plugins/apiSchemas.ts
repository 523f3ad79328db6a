import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import common from '#schemas/api/common.schema.json' with { type: 'json' };

/**
 * Sets a separate Ajv instance as the app's validator. This instance coerces, adds and drops no
 * values, and stops at the first fault.
 */
export function checkWithOwnAjv(app: FastifyInstance): void {
  const ajv = new Ajv2020({
    strict: true,
    // The contract has unions: `string` or `number` arguments of messages.
    allowUnionTypes: true,
    allErrors: false,
    verbose: false,
    coerceTypes: false,
    removeAdditional: false,
    useDefaults: false,
    schemas: [common],
  });
  const compile: FastifySchemaCompiler<object> = ({ schema }) => ajv.compile(schema);
  app.setValidatorCompiler(compile);
  // Responses are not validated here. Their types come from the same schemas, and tests compare
  // both.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
