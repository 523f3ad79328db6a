import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import {
  isApiDescription,
  openApiSchemas,
} from '../../../../engine/external-schema/foreign/openApiSchemas.ts';

const convert = (schema: JsonObject) =>
  openApiSchemas({ openapi: '3.0.3', info: {}, definitions: { it: schema } }).definitions;

describe('openApiSchemas', () => {
  it.each<[JsonObject, JsonObject]>([
    [{ type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      { type: 'string', nullable: true, enum: ['a'] },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    [{ nullable: true, allOf: [{}] }, { allOf: [{}] }],
    [{ minimum: 3, exclusiveMinimum: true }, { exclusiveMinimum: 3 }],
    [{ maximum: 3, exclusiveMaximum: false }, { maximum: 3 }],
    [{ exclusiveMinimum: 3 }, { exclusiveMinimum: 3 }],
    [
      { example: { $ref: 'x' }, xml: {}, default: { nullable: true } },
      { default: { nullable: true } },
    ],
    [
      { properties: { example: { type: 'string', example: 'a' } } },
      { properties: { example: { type: 'string' } } },
    ],
  ])('converts %j to %j', (schema, expected) => {
    expect(convert(schema)).toEqual({ it: expected });
  });

  it('leaves out everything else of the description', () => {
    const components = { schemas: { Pet: {} }, responses: {} };
    expect(openApiSchemas({ openapi: '3.1.0', paths: {}, components })).toEqual({
      components: { schemas: { Pet: {} } },
    });
  });
});

it('isApiDescription: is true for a version as a text only', () => {
  expect([{ openapi: '3.1.0' }, { swagger: '2.0' }, { openapi: {} }].map(isApiDescription)).toEqual(
    [true, true, false],
  );
});
