import { describe, expect, it } from 'vitest';
import { callbackPage, callbackRoute } from '../../../../server/routes/payment/callbackRoute.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const ACK = `/ack?t=${NOW.getTime()}`;
const { call } = routeOfFile((app) => app.register(callbackRoute, { clock: { now: () => NOW } }));
const pageAt = async (url: string) => (await call(url)).body;

describe('callbackRoute: the page to which the bank returns the browser', () => {
  it('supports three languages, and contains no script, style attribute or frame', async () => {
    for (const [lang, word] of [
      ['en', 'Thank you'],
      ['tc', '謝謝'],
      ['chs', '谢谢'],
    ] as const) {
      const body = await pageAt(`/payment/callback?lang=${lang}`);
      expect(body).toContain(word);
      expect(body).toContain(`href="${ACK}&#38;lang=${lang}"`);
      expect(body).not.toMatch(/<script|style=|<iframe/);
    }
    expect((await call('/payment/callback.css')).headers['content-type']).toContain('text/css');
  });

  it.each(['/payment/callback', '/payment/receipt'])(
    '%s: includes the receipt script only if the address contains a receipt',
    async (path) => {
      const counts = await Promise.all(
        ['', '?TRANSACTION_ID=T1', '?RECEIPT_TOKEN=x', '?TRANSACTION_ID=T1&RECEIPT_TOKEN=x'].map(
          async (query) => (await pageAt(path + query)).split('/payment/receipt.js').length - 1,
        ),
      );
      expect(counts).toEqual([0, 0, 0, 1]);
      const script = await call('/payment/receipt.js');
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(script.body).toContain('/api/payment/updatepayment');
    },
  );
});

describe('callbackPage', () => {
  it('links to itself in the other languages, and to its styles', () => {
    const page = callbackPage('/payment/receipt', 'en', NOW);
    for (const lang of ['tc', 'chs'])
      expect(page).toContain(`href="/payment/receipt?lang=${lang}"`);
    expect(page).toContain('href="/payment/callback.css"');
    expect(page).not.toContain('<script');
  });

  it('contains the script that passes a receipt on', () => {
    expect(callbackPage('/x', 'zh-Hans', NOW, '/payment/receipt.js')).toContain(
      '<script src="/payment/receipt.js" defer></script>',
    );
  });
});
