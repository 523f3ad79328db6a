import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainlandWords } from '../../../../scripts/forms/text/mainlandWords.ts';
import { PadesAcknowledgementCheck } from '../../../../server/adapters/seal/PadesAcknowledgementCheck.ts';
import type { SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { verifyRoutes } from '../../../../server/routes/verify/verifyRoutes.ts';
import { VERIFY_TEXTS } from '../../../../server/services/documents/acknowledgementRows.ts';
import { sealedDocument, testSealKey, unsealedDocument } from '../../../support/sealedDocument.ts';
import { testApp } from '../../../support/testApp.ts';

const LARGEST = 8 * 1024 * 1024;
const PEM = '-----BEGIN CERTIFICATE-----';

/** The part of jsdom that the test uses; the package has no types. */
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}
const { JSDOM } = (await import('jsdom' as string)) as Jsdom;

describe('verifyRoutes: /verify', () => {
  let app: FastifyInstance;
  let key: SigningKey;
  let pdf: Buffer;
  beforeAll(async () => {
    key = await testSealKey();
    pdf = Buffer.from(await sealedDocument(key));
    app = await testApp({
      env: { RATE_SAVED_FILE: '1000' },
      deps: {
        further: async (scope) => {
          const check = new PadesAcknowledgementCheck({
            trusted: [key.certificate],
            largest: LARGEST,
          });
          const certificates = key.certificate.x509.toString();
          const forms = { current: () => undefined };
          await scope.register(verifyRoutes, { check, certificates, forms });
        },
      },
    });
  }, 60_000);
  afterAll(() => app.close());

  const send = (payload: Buffer, type = 'multipart/form-data; boundary=---b', lang = 'en') =>
    app.inject({
      method: 'POST',
      url: `/verify?lang=${lang}`,
      headers: { 'content-type': type, accept: 'text/html' },
      payload,
    });
  const post = async (file: Uint8Array, lang?: string) => {
    const answer = await send(bodyWith(file), undefined, lang);
    const page = new JSDOM(answer.body).window.document;
    return { ...answer, status: answer.statusCode, page, text: page.body.textContent ?? '' };
  };

  it.each(['en', 'tc', 'chs'])('asks for a file without a script in %s', async (lang) => {
    const { body, headers } = await app.inject(`/verify?lang=${lang}`);
    const page = new JSDOM(body).window.document;
    expect(headers['cache-control']).toBe('no-store');
    expect(page.querySelector('script, style, [style], iframe')).toBeNull();
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const form = page.querySelector('form');
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data');
    expect(form?.getAttribute('action')).toBe(`/verify?lang=${lang}`);
    const label = page.querySelector('label[for=file]')?.textContent;
    expect([label, page.querySelector('input')?.id]).toEqual([
      expect.stringMatching(/PDF/),
      'file',
    ]);
    const styles = page.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
    expect((await app.inject(styles)).headers['content-type']).toContain('text/css');
  });

  it('shows a genuine acknowledgement and its content, with escaped markup', async () => {
    const { status, page, text } = await post(pdf);
    expect([status, page.querySelector('h1')?.textContent]).toEqual([200, 'Genuine']);
    expect(text).toContain('Landform Portal (TEST)');
    expect(text).toContain('LREAL1-261128-000001');
    expect(text).toContain('28/11/2026 10:29 AM');
    expect(text).toContain('HK$380.00');
    expect(text).toContain('f'.repeat(64));
    expect(text).toContain('"name": "CHAN TAI MAN <b>"');
    expect(page.querySelector('b, script, img')).toBeNull();
  });

  it.each([
    ['tc', '真確', '並非真確'],
    ['chs', '真确', '并非真确'],
  ])('answers in %s', async (lang, genuine, not) => {
    expect((await post(pdf, lang)).page.querySelector('h1')?.textContent).toBe(genuine);
    const changed = Buffer.from(pdf);
    changed[100] = (changed[100] ?? 0) ^ 1;
    expect((await post(changed, lang)).page.querySelector('h1')?.textContent).toBe(not);
  });

  it('VERIFY_TEXTS: uses only mainland words in simplified Chinese', () => {
    for (const text of Object.values(VERIFY_TEXTS['zh-Hans'])) {
      expect(mainlandWords(text)).toBe(text);
    }
  });

  it('explains the refusal of changed, unsigned and unreadable files', async () => {
    const changed = Buffer.from(pdf);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const texts = await Promise.all(
      [changed, Buffer.from(await unsealedDocument()), Buffer.from('GIF89a')].map(
        async (file) => (await post(file)).text,
      ),
    );
    expect(texts[0]).toContain('It was changed after this portal signed it');
    expect(texts[1]).toContain('It has no signature of this portal');
    expect(texts[2]).toContain('This file is not a PDF');
    expect(texts.join()).not.toContain('CHAN');
  });

  it('asks again for a file after an empty upload', async () => {
    const { status, text } = await post(Buffer.of());
    expect([status, text.includes('Choose a file first')]).toEqual([400, true]);
  });

  it('answers 413 for a file of 40 MB, with a page', async () => {
    const { status, text } = await post(Buffer.alloc(40_000_000, '%PDF-1.7'));
    expect(status).toBe(413);
    expect(text).toContain('too large for an acknowledgement');
    expect(text).toContain('8.00 MB');
  });

  it.each([
    ['a body without an end', Buffer.from('-----b\r\nA: b\r\n\r\n%PDF'), undefined],
    ['another boundary', Buffer.from('--x\r\n\r\n\r\n--x--'), undefined],
    ['no headers', Buffer.from('-----b\r\n%PDF\r\n-----b--'), undefined],
    ['two parts', Buffer.from(PART.repeat(2) + END), undefined],
    ['text behind the end', Buffer.from(`${PART}${END}more`), undefined],
    ['JSON', Buffer.from('{}'), 'application/json'],
    ['a form without files', Buffer.from('file=a'), 'application/x-www-form-urlencoded'],
    ['no boundary', bodyWith(Buffer.from('%PDF')), 'multipart/form-data'],
  ])('refuses %s with a page', async (_name, body, type) => {
    const answer = await send(body, type);
    expect([400, 415]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('cannot be checked now');
  });

  it('reads a file that contains the end marker of a form as a whole', async () => {
    const file = Buffer.concat([pdf, Buffer.from('\r\n-----b--\r\n')]);
    expect((await post(file)).text).toContain('It was changed after this portal signed it');
  });

  it('limits uploads, and refuses another site', async () => {
    const limited = await testApp({
      env: { RATE_SAVED_FILE: '3' },
      deps: {
        further: async (scope) => {
          const check = { check: async () => ({ isGenuine: false, fault: 'notPdf' }) as const };
          const forms = { current: () => undefined };
          await scope.register(verifyRoutes, { check, certificates: '', forms });
        },
      },
    });
    const call = (headers = {}) =>
      limited.inject({
        method: 'POST',
        url: '/verify',
        headers: { 'content-type': 'multipart/form-data; boundary=---b', ...headers },
        payload: bodyWith(Buffer.from('a')),
      });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await call()).statusCode);
    expect(statuses).toContain(429);
    expect(statuses[0]).toBe(200);
    const foreign = await call({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    await limited.close();
  });

  it("serves the portal's certificate to other programs", async () => {
    const { headers, body } = await app.inject('/verify/certificate.pem');
    expect(headers['content-type']).toContain('application/x-pem-file');
    expect(body).toContain(PEM);
    expect(body).not.toContain('PRIVATE');
  });
});

const PART =
  '-----b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF\r\n';
const END = '-----b--\r\n';

/** Returns the body of an HTML form with one file, in the format of a browser. */
function bodyWith(file: Uint8Array): Buffer {
  const head =
    '-----b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n-----b--\r\n')]);
}
