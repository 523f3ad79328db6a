import { describe, expect, it } from 'vitest';
import { ERRORS } from '../../../server/http/errors.ts';
import { failures } from '../../../server/openapi/failures.ts';
import { type ResponseParts, responsesOf } from '../../../server/openapi/responses.ts';

const MESSAGE = { $id: 'https://x.example/ok.schema.json', title: 'Ok', type: 'object' };

/** Returns the responses of a route. */
function responses(parts: Partial<ResponseParts>) {
  const components = {};
  const given = {
    declared: {},
    common: { own: [], further: [ERRORS.tooLate] },
    mediaType: 'application/json',
    givesToken: false,
    ...parts,
  };
  const all = responsesOf(components, given) as Readonly<Record<string, Response>>;
  return { all, components };
}

interface Response {
  readonly description: string;
  readonly headers?: object;
  readonly content: Readonly<Record<string, { readonly schema: object }>>;
}

describe('responsesOf', () => {
  it('refers to the message of a status, in its media type', () => {
    const { all, components } = responses({ declared: { 200: MESSAGE }, mediaType: 'image/png' });
    const [name] = Object.keys(components);
    expect(all[200]).toEqual({
      description: 'OK',
      content: { 'image/png': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
  });

  it('names the failures of a status once, those of the route and of plugins', () => {
    const { all } = responses({
      declared: { 200: MESSAGE, ...failures('badAmount', 'badHeader') },
      common: { own: [ERRORS.badHeader, ERRORS.busy], further: [] },
    });
    expect(Object.keys(all)).toEqual(['200', '400', '502', 'default']);
    expect(all[400]?.description).toBe('Bad Request: BAD_AMOUNT, BAD_HEADER');
    expect(all[502]?.description).toBe('Bad Gateway: BUSY');
    expect(JSON.stringify(all[400]?.content)).toContain('"enum":["BAD_AMOUNT","BAD_HEADER"]');
  });

  it('lists rare failures under default, with their status', () => {
    const further = [ERRORS.tooLate, ERRORS.captchaError];
    const { all } = responses({ common: { own: [], further } });
    expect(all.default?.description).toBe('Any other status: 408 TOO_LATE, 777 captchaError');
  });

  it('offers a message and a failure of one status as alternatives', () => {
    const { all } = responses({
      declared: { 404: MESSAGE },
      common: { own: [ERRORS.notFound], further: [] },
    });
    const schema = all[404]?.content['application/json']?.schema;
    const anyOf: unknown = schema && Reflect.get(schema, 'anyOf');
    expect(anyOf).toHaveLength(2);
    expect(JSON.stringify(anyOf)).toContain('"NOT_FOUND"');
  });

  it('shows a failure without JSON as its text', () => {
    const bare = { ...ERRORS.badSignature, bare: 'refused' };
    const { all } = responses({ common: { own: [bare], further: [] } });
    expect(all[401]?.content).toEqual({
      'text/plain': { schema: { type: 'string', enum: ['refused'] } },
    });
  });

  it('adds the header of the token to every status, and names unknown statuses', () => {
    const { all } = responses({ declared: { 200: MESSAGE, 299: MESSAGE }, givesToken: true });
    expect(all[200]?.headers).toHaveProperty('Access-Token');
    expect(all[299]?.description).toBe('299');
    expect(responses({ declared: { 200: MESSAGE } }).all[200]).not.toHaveProperty('headers');
  });
});
