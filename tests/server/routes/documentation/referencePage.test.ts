import { describe, expect, it } from 'vitest';
import type { ApiReference } from '../../../../server/openapi/reference.ts';
import { referencePage } from '../../../../server/routes/documentation/referencePage.ts';

const CALL = {
  method: 'POST',
  path: '/api/payment/web/{path}',
  summary: 'Pay by <card>',
  needsSitting: true,
  parameters: [
    { name: 'path', place: 'path', type: 'string', isRequired: true, description: 'Which & where' },
    { name: 'a.b', place: 'query', type: 'WebRequest', isRequired: false },
  ],
  body: { mediaType: 'application/json', type: 'WebRequest' },
  answers: [
    {
      status: '403',
      words: 'Expired',
      contents: [
        { mediaType: 'application/json', type: 'Failure' },
        { mediaType: 'text/plain', type: 'string' },
      ],
    },
  ],
};
const BARE = { method: 'GET', path: '/healthz', summary: 'Alive', needsSitting: false };
const REFERENCE: ApiReference = {
  areas: [
    { name: 'Payment', calls: [CALL] },
    { name: 'Server & co', calls: [{ ...BARE, parameters: [], answers: [] }] },
  ],
  messages: [
    {
      name: 'WebRequest',
      description: 'A request <x>',
      rows: [{ name: 'order.total', type: 'list of Amount', isRequired: true }],
    },
    { name: 'Amount', type: 'string', rows: [] },
  ],
};
const PAGE = referencePage(REFERENCE);

/** Returns the part of the page from an id to the next heading. */
function sectionOf(id: string): string {
  const start = PAGE.indexOf(`id="${id}"`);
  const next = PAGE.slice(start).search(/<h[23] (?!.*?contents)/);
  return start < 0 ? '' : PAGE.slice(start, next < 0 ? undefined : start + next);
}

describe('referencePage', () => {
  it('links the contents to each call and to the messages', () => {
    for (const id of ['post-api-payment-web-path', 'get-healthz', 'messages']) {
      expect(PAGE).toContain(`href="#${id}"`);
      expect(PAGE).toContain(`id="${id}"`);
    }
    expect(PAGE).toContain('<h2>Server &#38; co</h2>');
  });

  it('describes a call with its cookie, body, parameters and answers', () => {
    const section = sectionOf('post-api-payment-web-path');
    expect(section).toContain('Pay by &#60;card&#62; Needs the cookie of the sitting.');
    expect(section).toContain('<p>Body: <a href="#WebRequest">WebRequest</a>.</p>');
    const cells = (each: readonly string[]) =>
      each.map((text) => `<td role="cell">${text}</td>`).join('');
    expect(section).toContain(
      `<code>path</code></th>${cells(['path', 'string', 'required', 'Which &#38; where'])}`,
    );
    expect(section).toContain('<code>a.<wbr>b</code>');
    expect(section).toContain(
      cells(['query', '<a href="#WebRequest">WebRequest</a>', 'optional', '']),
    );
    expect(section).toContain(cells(['Expired', 'Failure; string (text/plain)']));
  });

  it('omits what a call does not have', () => {
    const section = sectionOf('get-healthz');
    expect(section).not.toMatch(/cookie|Body:|Parameter/);
  });

  it('describes each message, and links the messages in its rows', () => {
    const message = sectionOf('WebRequest');
    expect(message).toContain('<p>A request &#60;x&#62;</p>');
    expect(message).toContain(
      'list of <a href="#Amount">Amount</a></td><td role="cell">required</td>',
    );
    expect(message).not.toContain('Value: ');
    expect(sectionOf('Amount')).toContain('<p>Value: string.</p>');
    expect(sectionOf('Amount')).not.toContain('<table');
  });
});
