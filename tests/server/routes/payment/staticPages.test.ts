import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callbackRoute } from '../../../../server/routes/payment/callbackRoute.ts';
import { staticPages } from '../../../../server/routes/payment/staticPages.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const ACK = `/ack?t=${NOW.getTime()}`;

/** Paths in the specification (document 1, section 2), and the text of each page. */
const PAGES = [
  ['/payment/html/index.html', 'The payment is made in the form'],
  ['/payment/html/index.html?CANRETRY=true', 'You can try the payment again'],
  ['/payment/html/index.html?CANRETRY=1', 'The payment is made in the form'],
  ['/payment/html/cart.html', 'The payment is made in the form'],
  ['/payment/html/fpsqrcode.html', 'The payment is made in the form'],
  ['/payment/html/err.html', 'The payment was not completed'],
  ['/payment/html/fpscallback.html', 'Thank you, we are checking your payment'],
  ['/fps_completed.html', 'Thank you, we are checking your payment'],
  ['/payment/callback', 'Thank you, we are checking your payment'],
  ['/payment/receipt', 'Thank you, we are checking your payment'],
] as const;

describe('staticPages: the static pages of a payment', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = fastify();
    const deps = { clock: { now: () => NOW } };
    await app.register(callbackRoute, deps);
    await app.register(staticPages, deps);
  });
  afterAll(() => app.close());

  const pageAt = async (url: string) => (await app.inject(url)).body;
  const titleIn = (body: string) => /<h1>(.*)<\/h1>/.exec(body)?.[1];

  it.each(PAGES)('%s: shows %s', async (url, title) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(titleIn(body)).toBe(title);
    expect(body).toContain(`href="${ACK}&#38;lang=en"`);
  });

  it.each(PAGES)('%s: exists in three languages, with links between them', async (url) => {
    const langIn = (body: string) => /<html lang="([^"]+)">/.exec(body)?.[1];
    const body = await pageAt(`${url}${url.includes('?') ? '&' : '?'}lang=en`);
    const links = [...(/<nav[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '').matchAll(/href="([^"]+)"/g)];
    const others = await Promise.all(
      links.map(([, address = '']) => pageAt(address.replaceAll('&#38;', '&'))),
    );
    expect([body, ...others].map(langIn)).toEqual(['en', 'zh-Hant-HK', 'zh-Hans']);
    for (const other of others) {
      expect(titleIn(other)).toMatch(/\p{Script=Han}{4}/u);
    }
    // The link back to English leads to a page with the same text.
    const [back = ''] = /href="[^"]+lang=en"/.exec(others[0] ?? '') ?? [];
    const again = await pageAt(back.slice(6, -1).replaceAll('&#38;', '&'));
    expect(titleIn(again)).toBe(titleIn(body));
  });

  it('redirects /payment/html/ack.html to the acknowledgement, with the time', async () => {
    const { statusCode, headers } = await app.inject('/payment/html/ack.html?lang=chs&t=1');
    expect([statusCode, headers.location]).toEqual([302, `${ACK}&lang=chs`]);
  });

  it.each(PAGES)('T-06 T-22: %s: repeats no value of its address', async (url) => {
    const claims = 'TRANSACTION_ID=T1234&RECEIPT_TOKEN=<b>token</b>&status=APPR';
    const body = await pageAt(`${url}${url.includes('?') ? '&' : '?'}${claims}`);
    expect(body).not.toMatch(/T1234|token|APPR|style=/);
    // The only script has our own origin and contains nothing of the address.
    const script = '<script src="/payment/receipt.js" defer></script>';
    expect(body.replace(script, '')).not.toContain('<script');
  });
});
