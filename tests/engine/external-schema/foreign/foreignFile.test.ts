import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import type { Json } from '#engine';
import { foreignFile } from '../../../../engine/external-schema/foreign/foreignFile.ts';

const PET = { Pet: { type: 'object' } };

describe('foreignFile', () => {
  it.each<[string, Json]>([
    ['a form of form-js', { components: [], type: 'default', schemaVersion: 16 }],
    ['a form of Form.io', { components: [{ type: 'email', key: 'a', input: true }] }],
    ['a form of Form.io', { display: 'wizard', components: [] }],
    ['a SurveyJS survey', { pages: [{ name: 'p', elements: [] }] }],
    ['a SurveyJS survey', { elements: [{ type: 'text', name: 'a' }] }],
    ['a SurveyJS survey', { logoPosition: 'right', pages: [] }],
    ['a FHIR Questionnaire', { resourceType: 'Questionnaire', item: [] }],
    ['a FHIR resource (StructureDefinition)', { resourceType: 'StructureDefinition' }],
    ['the FHIR schema', { $id: 'http://hl7.org/fhir/json-schema/4.0', definitions: {} }],
    ['an OpenAPI 3.1.0', { openapi: '3.1.0', components: { schemas: PET } }],
    ['a Swagger 2.0', { swagger: '2.0', definitions: PET }],
    ['an AsyncAPI 3.0.0', { asyncapi: '3.0.0' }],
    ['a layout of JSON Forms', { type: 'VerticalLayout', elements: [] }],
    ['a uiSchema of RJSF', { name: { 'ui:widget': 'textarea' } }],
    ['a uiSchema of RJSF', { 'ui:order': ['a'] }],
    ['a list of Formly fields', [{ key: 'a', type: 'input', props: {} }]],
    ['a form of Formly', { fields: [{ key: 'a', type: 'input' }] }],
    ['a form of Typeform', { fields: [{ type: 'text', title: 'A' }], thankyou_screens: [{}] }],
    ['an Adaptive Card', { type: 'AdaptiveCard', body: [] }],
    ['an Avro schema', { type: 'record', fields: [] }],
    ['a JSON Type Definition', { properties: {}, optionalProperties: {} }],
    ['a schema of MongoDB', { bsonType: 'object', properties: {} }],
    ['a printed Zod schema', { _def: { typeName: 'ZodObject' } }],
    ['a printed Zod schema', { type: 'object', def: { type: 'object', shape: {} } }],
    ['a described Joi schema', { type: 'object', keys: {} }],
    ['a described Yup schema', { type: 'object', fields: {}, tests: [] }],
    ['data', { name: 'Chan', items: [{ price: 3 }] }],
    ['a list of data', [{ name: 'Chan' }]],
  ])('recognises %s', (what, file) => {
    const found = foreignFile(file);
    expect(found?.message).toContain(`This is ${what}`);
    expect(found?.message).toMatch(/, not (?:a JSON Schema|the schema of one form)/);
    expect(found?.remedy).toMatch(/^(?:Write|Save|Put) .*\.$/);
  });

  it.each<[string, Json]>([
    ['properties with their names', { properties: { components: {}, pages: {}, openapi: {} } }],
    ['an unknown keyword of their name', { type: 'object', pages: [], components: [] }],
    ['an unknown keyword with data', { type: 'object', elements: [{ type: 'text', name: 'a' }] }],
    ['a resource in its properties', { properties: { resourceType: { const: 'Patient' } } }],
    ['a schema of API descriptions', { openapi: '3.1', properties: { openapi: {} } }],
    ['only a reference', { $ref: '#/definitions/pages', definitions: { pages: {} } }],
    ['only definitions', { $defs: { fields: {} } }],
    ['a layout beside the schema', { schema: { type: 'object' }, uiSchema: { 'ui:order': [] } }],
    ['layout keys in a schema', { properties: { a: { 'ui:widget': 'x' } }, 'ui:order': [] }],
    ['only annotations', { title: 'A', description: 'B' }],
    ['extensions', { 'x-a': 1 }],
    ['a wrong type', { type: 'text' }],
    ['nothing', {}],
    ['only true', true],
    ['an empty list', []],
  ])('does not misread a schema with %s', (_, file) => {
    expect(foreignFile(file)).toBeUndefined();
  });

  it('names a schema of an API description to refer to', () => {
    expect(foreignFile({ swagger: '2.0', definitions: PET })?.remedy).toContain(
      '{ "$ref": "swagger.json#/definitions/Pet" }',
    );
  });

  it('is the only note of an import', () => {
    const { notes } = importJsonSchema({ code: 'X', schema: { pages: [{ elements: [] }] } });
    expect(notes).toMatchObject([{ severity: 'error', code: 'not-a-schema', pointer: '' }]);
  });
});
