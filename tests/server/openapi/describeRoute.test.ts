import { describe, expect, it } from 'vitest';
import { describeRoute } from '../../../server/openapi/describeRoute.ts';

type Input = Parameters<typeof describeRoute>[0];

const MESSAGE = { $id: 'https://x.example/ok.schema.json', title: 'Ok', type: 'object' };

/** Describes a route. @returns its schema, and the schemas of the document */
function described(schema: object | undefined, route: object = {}) {
  const openapiObject = { components: { schemas: {} } };
  const url = '/api/x';
  const given = { schema, url, route: { url, method: 'GET', ...route }, openapiObject };
  const transformed = describeRoute(given as unknown as Input);
  return { ...transformed, schemas: Object.keys(openapiObject.components.schemas) };
}

describe('describeRoute', () => {
  it('leaves a route without tags unchanged', () => {
    const schema = { summary: 'hidden' };
    expect(described(schema)).toMatchObject({ schema, url: '/api/x', schemas: [] });
    expect(described(undefined).schema).toBeUndefined();
  });

  it('adds the responses of plugins, and keeps tags and summary', () => {
    const given = { tags: ['forms'], summary: 'Lists', response: { 200: MESSAGE } };
    const { schema, schemas } = described(given);
    expect(schema).toMatchObject({ tags: ['forms'], summary: 'Lists' });
    expect(Object.keys(schema.response ?? {})).toEqual([
      '200',
      '400',
      '500',
      '502',
      '503',
      'default',
    ]);
    expect(schema).toMatchObject({
      'x-further-statuses': { 408: 'TOO_LATE', 414: 'URI_TOO_LONG', 431: 'HEADERS_TOO_LARGE' },
    });
    expect(schemas.length).toBeGreaterThan(0);
    for (const name of ['params', 'headers', 'body']) expect(schema).not.toHaveProperty(name);
  });

  it('describes the headers and the token of a captcha', () => {
    const { schema } = described({ tags: ['x'] }, { config: { captcha: true } });
    expect(schema.headers).toBeDefined();
    expect(JSON.stringify(schema.response)).toContain('Access-Token');
    expect(schema).toMatchObject({ 'x-further-statuses': { 777: 'captchaError' } });
  });

  it('refers to the documented body, or to the body of the route', () => {
    const other = { ...MESSAGE, $id: 'https://x.example/other.schema.json', title: 'Other' };
    const post = { method: 'POST' };
    const own = described({ tags: ['x'], body: MESSAGE }, post);
    expect(JSON.stringify(own.schema.body)).toContain('#/components/schemas/');
    const documented = described(
      { tags: ['x'], body: MESSAGE },
      { ...post, config: { documentedBody: other } },
    );
    expect(documented.schema.body).not.toEqual(own.schema.body);
  });

  it('uses the declared media type', () => {
    const { schema } = described({
      tags: ['x'],
      response: { 200: MESSAGE },
      produces: ['image/png'],
    });
    expect(schema).not.toHaveProperty('produces');
    expect(JSON.stringify(schema.response)).toContain('image/png');
  });

  it('describes path parameters, and refuses an unknown one', () => {
    expect(() => described({ tags: ['x'] }, { url: '/api/:unheard' })).toThrow(
      '"unheard" is not described',
    );
    expect(described({ tags: ['x'] }, { url: '/api/:formCode' }).schema.params).toBeDefined();
  });
});
