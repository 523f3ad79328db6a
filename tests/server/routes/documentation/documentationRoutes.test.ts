import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/testApp.ts';

/** The part of jsdom that the test uses; the package has no types. */
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}

const { JSDOM } = (await import('jsdom' as string)) as Jsdom;

describe('documentationRoutes: /documentation', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testApp({ env: { MODE: 'demo' } });
  });
  afterAll(() => app.close());

  const open = async () => {
    const { body } = await app.inject('/documentation');
    return new JSDOM(body).window.document;
  };

  it('contains no inline script or style, as the content security policy requires', async () => {
    const page = await open();
    expect(page.querySelector('script, style, [style], iframe, form')).toBeNull();
    expect(page.documentElement.outerHTML).not.toMatch(/\son\w+=/);
    const styles = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
    expect((await app.inject(styles)).headers['content-type']).toContain('text/css');
  });

  it('lists every call and message of the document, without a broken internal link', async () => {
    const page = await open();
    const document = (await app.inject('/documentation/json')).json();
    const heads = [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);
    const calls = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const messages = Object.keys(document.components.schemas);
    expect([...heads].sort()).toEqual([...calls, ...messages].sort());
    const links = [...page.querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(calls.length);
    const lost = links.filter(
      (link) => !page.getElementById(link.getAttribute('href')?.slice(1) ?? ''),
    );
    expect(lost.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('has one main heading, and headers for every column and row of its tables', async () => {
    const page = await open();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.documentElement.lang).toBe('en');
    for (const table of page.querySelectorAll('table')) {
      expect(table.querySelectorAll('thead th[scope=col]').length).toBeGreaterThan(2);
      for (const row of table.querySelectorAll('tbody tr')) {
        expect(row.querySelector('th[scope=row]')?.textContent).not.toBe('');
      }
    }
  });

  it('returns the same document as YAML', async () => {
    const { headers, body } = await app.inject('/documentation/yaml');
    expect(headers['content-type']).toBe('application/yaml; charset=utf-8');
    expect(body).toContain('openapi: 3.1.0');
    expect(body).toContain('/api/forms/{code}:');
  });

  it('describes every parameter, header and failure of a call', async () => {
    const { paths } = (await app.inject('/documentation/json')).json();
    const { post } = paths['/api/submission/{formCode}/{amount}'];
    const names = post.parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual([
      'formCode',
      'amount',
      'Access-Token',
      'Challenge-Answer',
      'Challenge-Secret',
      'Form-Definition',
      'Idempotency-Key',
    ]);
    for (const { description } of post.parameters) expect(description).not.toBe('');
    const words = Object.fromEntries(
      Object.entries<{ description: string }>(post.responses).map(([status, { description }]) => [
        status,
        description,
      ]),
    );
    expect(words).toMatchInlineSnapshot(`
      {
        "200": "OK",
        "400": "Bad Request: BAD_AMOUNT, BAD_REQUEST, BAD_JSON, BAD_FORM_DATA, BAD_HEADER",
        "403": "Forbidden: CROSS_SITE",
        "404": "Not Found: INVALID_FORM_CODE, NOT_FOUND",
        "409": "Conflict: CONFLICT",
        "413": "Payload Too Large: TOO_LARGE",
        "415": "Unsupported Media Type: WRONG_MEDIA_TYPE",
        "429": "Too Many Requests: TOO_MANY_REQUESTS",
        "500": "Internal Server Error: INTERNAL",
        "502": "Bad Gateway: BUSY, SCANNER_DOWN",
        "503": "Service Unavailable: UNAVAILABLE",
        "default": "Any other status: 408 TOO_LATE, 414 URI_TOO_LONG, 431 HEADERS_TOO_LARGE, 777 captchaError, 778 captchaRequired, 779 captchaExpired, 780 captchaNotMatch",
      }
    `);
    expect(post['x-further-statuses']).toMatchObject({
      777: 'captchaError',
      780: 'captchaNotMatch',
    });
  });

  it('answers 404 for an unknown address below /documentation', async () => {
    const headers = { accept: 'text/html' };
    const answer = await app.inject({ url: '/documentation/nothing', headers });
    expect(answer.statusCode).toBe(404);
  });
});
