import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { debugRoutes } from '../../../../server/routes/debug/debugRoutes.ts';
import { ATTACHMENT, mailFolder } from '../../../server/support/keptMail.ts';
import { realForms, testApp } from '../../../support/testApp.ts';

describe('the mails of a demo', () => {
  let folder: string;
  let send: ReturnType<typeof mailFolder>['send'];
  let app: Awaited<ReturnType<typeof testApp>>;
  beforeEach(() => {
    ({ folder, send } = mailFolder());
  });
  afterEach(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** @param mailFolder `null` if a mail server sends the mails */
  async function open(mailFolder: string | null = folder) {
    const forms = await realForms();
    const authority = { issue: () => Promise.reject(new Error('none')) };
    app = await testApp({
      deps: {
        further: async (at) =>
          at.register(debugRoutes, {
            forms,
            authority,
            publicUrl: 'http://localhost:8080',
            ...(mailFolder !== null && { mailFolder }),
          }),
      },
    });
  }
  const addressIn = (body: string) => /href="(\/debug\/mails\/[^"]+)"/.exec(body)?.[1] ?? '';

  it('are listed newest first, and show the address, the text and the attachment', async () => {
    await open();
    await send();
    await send({ messageId: 'earlier@landform', subject: 'Earlier' });
    const old = (await app.inject('/debug/mails')).body.match(/mails\/(earlier-[0-9a-f]+)/)?.[1];
    utimesSync(join(folder, `${old}.eml`), 1, 1);
    const { body } = await app.inject('/debug/mails');
    expect(body.indexOf('認收書 &#60;LREAL1&#62;')).toBeLessThan(body.indexOf('Earlier'));
    const mail = await app.inject(addressIn(body));
    expect(mail.body).toContain('chan@example.hk');
    expect(mail.body).toContain(
      '多謝 &#38; thank you\n&#60;b&#62;LREAL1-261120-123456&#60;/b&#62;',
    );
    const file = await app.inject(`${addressIn(body)}/0`);
    expect(file.rawPayload.equals(ATTACHMENT)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('LREAL1-form.pdf')}`,
    });
  });

  it('have an empty list at first, with a link on /debug', async () => {
    await open(join(folder, 'none-yet'));
    expect((await app.inject('/debug')).body).toContain('href="/debug/mails"');
    expect((await app.inject('/debug/mails')).body).toContain('None yet.');
  });

  it.each(['/debug/mails/nothing', '/debug/mails/..%2Fsecrets', '/debug/mails/a/0'])(
    'are not found at %s',
    async (url) => {
      await open();
      writeFileSync(join(folder, 'a.eml'), 'Subject: a\n\nno attachment');
      writeFileSync(join(folder, '..', 'secrets.eml'), 'Subject: b\n\nb');
      const { statusCode } = await app.inject(url);
      rmSync(join(folder, '..', 'secrets.eml'));
      expect(statusCode).toBe(404);
    },
  );

  it('have no page if a mail server sends them', async () => {
    await open(null);
    expect((await app.inject('/debug')).body).not.toContain('/debug/mails');
    expect((await app.inject('/debug/mails')).statusCode).toBe(404);
  });
});
