import { describe, expect, it } from 'vitest';
import { referenceOf } from '../../../server/openapi/reference.ts';

const text = { type: 'string' };
const content = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});
const DOCUMENT = {
  tags: [{ name: 'Payment' }, { name: 'Forms' }],
  paths: {
    '/forms': {
      get: { tags: ['Forms'], summary: 'Lists forms', responses: { 200: { description: 'OK' } } },
    },
    '/pay/{id}': {
      post: {
        tags: ['Payment'],
        security: [{ sitting: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, description: 'The id.', schema: text },
          { name: 'lang', in: 'query', schema: text },
        ],
        requestBody: { content: content('Order') },
        responses: { 200: { description: 'Paid', content: content('Paid') } },
      },
    },
    '/other': { get: { responses: {} } },
  },
  components: {
    schemas: {
      Paid: { type: 'object', properties: { amount: text }, required: ['amount'] },
      Names: { type: 'array', items: { type: 'object', properties: { name: text } } },
      Order: { type: 'object', description: 'An order.', properties: {} },
    },
  },
};

describe('referenceOf', () => {
  it('groups the calls by tag, in the order of the tags', () => {
    const { areas } = referenceOf(DOCUMENT);
    const calls = areas.map((area) => [area.name, area.calls.map(({ path }) => path)]);
    expect(calls).toEqual([
      ['Payment', ['/pay/{id}']],
      ['Forms', ['/forms']],
    ]);
  });

  it('describes the parameters, the body and the responses of a call', () => {
    const [payment, forms] = referenceOf(DOCUMENT).areas.flatMap(({ calls }) => calls);
    expect(payment).toEqual({
      method: 'POST',
      path: '/pay/{id}',
      summary: '',
      needsSitting: true,
      parameters: [
        { place: 'path', name: 'id', type: 'string', isRequired: true, description: 'The id.' },
        { place: 'query', name: 'lang', type: 'string', isRequired: false },
      ],
      body: { mediaType: 'application/json', type: 'Order' },
      answers: [
        {
          status: '200',
          words: 'Paid',
          contents: [{ mediaType: 'application/json', type: 'Paid' }],
        },
      ],
    });
    expect(forms).toEqual({
      method: 'GET',
      path: '/forms',
      summary: 'Lists forms',
      needsSitting: false,
      parameters: [],
      answers: [{ status: '200', words: 'OK', contents: [] }],
    });
  });

  it('lists the messages by name, with the rows of an object or of a list', () => {
    expect(referenceOf(DOCUMENT).messages).toEqual([
      {
        name: 'Names',
        type: 'list of object',
        rows: [{ name: '[].name', type: 'string', isRequired: false }],
      },
      { name: 'Order', description: 'An order.', rows: [] },
      { name: 'Paid', rows: [{ name: 'amount', type: 'string', isRequired: true }] },
    ]);
  });

  it('accepts an empty document', () => {
    expect(referenceOf({})).toEqual({ areas: [], messages: [] });
  });
});
