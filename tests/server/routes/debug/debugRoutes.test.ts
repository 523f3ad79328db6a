import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormCatalogue } from '../../../../server/ports/forms/FormCatalogue.ts';
import { debugRoutes } from '../../../../server/routes/debug/debugRoutes.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

describe('debugRoutes: pages for developers', () => {
  const issue = vi.fn(async () => ({
    file: Buffer.from('p12'),
    fileName: 'test-personal-valid.p12',
    pin: '12345678',
  }));
  const bank = { issue: vi.fn(async () => Buffer.from('%PDF-1.7')) };
  let app: Awaited<ReturnType<typeof testApp>>;
  afterEach(() => app.close());

  const open = async (more: Partial<FormCatalogue> = {}) => {
    const forms = { ...(await realForms()), ...more };
    app = await testApp({
      deps: {
        further: async (at) =>
          at.register(debugRoutes, {
            forms,
            authority: { issue },
            bank,
            publicUrl: 'http://localhost:8080',
          }),
      },
    });
  };

  it('return a test certificate in any name, with its PIN', async () => {
    await open();
    const url = '/debug/test-certificate?holder=organisation&name=CHAN%20TAI%20MAN&hkid=a123456(3)';
    const response = await app.inject(url);
    expect(issue).toHaveBeenCalledWith({
      holder: 'organisation',
      name: 'CHAN TAI MAN',
      hkid: 'A1234563',
      variant: 'valid',
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-pkcs12',
      'content-disposition': "attachment; filename*=UTF-8''test-personal-valid.PIN-12345678.p12",
      'certificate-pin': '12345678',
      'cache-control': 'no-store',
    });
  });

  it.each(['/debug', '/debug/test-certificate', '/debug/test-e-cheque'])(
    'respond 404 to %s under another host name',
    async (url) => {
      await open();
      const calls = issue.mock.calls.length;
      const response = await app.inject({ url, headers: { host: 'evil.example' } });
      expect(response.statusCode).toBe(404);
      expect(issue.mock.calls.length).toBe(calls);
    },
  );

  it('promise 5: return an e-Cheque of the test bank, with any payee and amount', async () => {
    await open();
    const url = '/debug/test-e-cheque?payee=CHAN%20TAI%20MAN&currency=USD&amount=13.99';
    const response = await app.inject(`${url}&variant=expired`);
    const wish = { payee: 'CHAN TAI MAN', currency: 'USD', amount: '13.99', variant: 'expired' };
    expect(bank.issue).toHaveBeenCalledWith(wish);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="e-cheque-expired.pdf"',
    });
    expect((await app.inject('/debug')).body).toContain('action="/debug/test-e-cheque"');
  });

  it.each([
    'amount=1',
    'amount=1.00&variant=x',
    'amount=1.00&currency=hk',
    'amount=1.00&payee=%3C',
  ])('refuse an e-Cheque with %s', async (query) => {
    await open();
    expect((await app.inject(`/debug/test-e-cheque?${query}`)).statusCode).toBe(400);
  });

  it.each(['variant=magic', 'name=%0d%0aX', 'name=%3Cb%3E', 'hkid=1234'])(
    'refuse a certificate with %s',
    async (query) => {
      await open();
      expect((await app.inject(`/debug/test-certificate?${query}`)).statusCode).toBe(400);
    },
  );

  it('list the findings of withheld and served forms, as escaped text', async () => {
    await open({
      withheld: () => [{ code: 'LR1', faults: ['forms/LR1/ui.json:3:5 error unknown-key "<b>"'] }],
      remarks: () => [{ code: 'LR2', warnings: ['w:1:1 warning a'], notes: ['n:1:1 info b'] }],
      sharedErrors: () => ['schemas/tables/fees.json:4:5 error unknown-key'],
      skipped: () => ['forms/lowercase:1:1 warning skipped-folder'],
    });
    const { body } = await app.inject('/debug');
    expect(body).toContain(
      'LR1 is withheld:<ul><li>forms/LR1/ui.json:3:5 error unknown-key &#34;&#60;b&#62;',
    );
    expect(body).toContain(
      'LR2 is offered, with remarks:<ul><li>w:1:1 warning a</li><li>n:1:1 info b</li>',
    );
    expect(body).toContain('are skipped:<ul><li>forms/lowercase:1:1 warning skipped-folder</li>');
    expect(body).toContain('are wrong:<ul><li>schemas/tables/fees.json:4:5 error unknown-key</li>');
  });

  it('list the forms and include the form for a certificate', async () => {
    await open();
    const { body } = await app.inject('/debug');
    expect(body).toContain('LREAL1');
    expect(body).toContain('action="/debug/test-certificate"');
  });
});
