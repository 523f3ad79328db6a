import { describe, expect, it } from 'vitest';
import { mailRoutes } from '../../../../server/routes/debug/mailRoutes.ts';
import { ATTACHMENT, mailFolder } from '../../support/keptMail.ts';
import { routeOfFile } from '../../support/routeOfFile.ts';

const { folder, send } = mailFolder();
const { call } = routeOfFile(async (app) => {
  await send();
  await send({ messageId: 'bare@landform', subject: 'Bare', attachments: [] });
  await app.register(mailRoutes, { folder });
});

/** Returns the link of the mail whose subject has this text. */
async function linkOf(subject: string): Promise<string> {
  const { body } = await call('/debug/mails');
  return new RegExp(`href="(/debug/mails/[^"]+)">${subject}`).exec(body)?.[1] ?? '';
}

describe('mailRoutes', () => {
  it('show a listed mail, and send its attachment as a download', async () => {
    const link = await linkOf('認收書');
    const mail = await call(link);
    expect([mail.statusCode, mail.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(mail.body).toContain('chan@example.hk');
    const file = await call(`${link}/0`);
    expect(file.rawPayload.equals(ATTACHMENT)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''LREAL1-form.pdf",
    });
  });

  it('answer 404 for an unknown mail or attachment', async () => {
    const [full, bare] = [await linkOf('認收書'), await linkOf('Bare')];
    const urls = ['/debug/mails/none', '/debug/mails/none/0', `${bare}/0`, `${full}/1`];
    for (const url of [...urls, `${full}/x`, `${full}/-1`, `${full}/0001`]) {
      expect([url, (await call(url)).statusCode]).toEqual([url, 404]);
    }
  });
});
