import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import common from '#schemas/api/common.schema.json' with { type: 'json' };

/**
 * Checks bodies with an instance of our own: nothing is coerced, filled in or dropped in silence,
 * and the first fault ends the look.
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
  // Answers are typed by the same schemas; tests hold both against each other.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
