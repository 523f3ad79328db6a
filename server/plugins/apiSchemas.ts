import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import common from '#schemas/api/common.schema.json' with { type: 'json' };

/**
 * Validates bodies with a separate Ajv instance. It coerces, adds or drops nothing silently, and
 * stops at the first fault.
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
  // The same schemas type the responses; tests compare both.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
