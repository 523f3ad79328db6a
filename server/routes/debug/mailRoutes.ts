import type { FastifyPluginAsync } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import { sendPage } from '../../pages/sendPage.ts';
import { type KeptMail, readMail, readMails } from './keptMails.ts';
import { mailListPage, mailPage } from './mailPages.ts';

interface MailParams {
  readonly name: string;
}

/**
 * Registers `/debug/mails`: shows the mails that a demo without a mail server has written into its
 * mail folder.
 */
export const mailRoutes: FastifyPluginAsync<{ readonly folder: string }> = async (
  app,
  { folder },
) => {
  const found = async (name: string): Promise<KeptMail> => {
    const mail = await readMail(folder, name);
    if (!mail) throw new ApiError('notFound');
    return mail;
  };
  app.get('/debug/mails', async (_request, reply) =>
    sendPage(reply, mailListPage(await readMails(folder))),
  );
  app.get<{ Params: MailParams }>('/debug/mails/:name', async ({ params }, reply) =>
    sendPage(reply, mailPage(await found(params.name))),
  );
  app.get<{ Params: MailParams & { readonly index: string } }>(
    '/debug/mails/:name/:index',
    async ({ params: { name, index } }, reply) => {
      const { mail } = await found(name);
      const attachment = /^\d{1,3}$/.test(index) ? mail.attachments[Number(index)] : undefined;
      if (!attachment || typeof attachment.content === 'string') throw new ApiError('notFound');
      const fileName = encodeURIComponent(attachment.filename ?? 'attachment');
      return reply
        .type('application/octet-stream')
        .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
        .send(Buffer.from(new Uint8Array(attachment.content)));
    },
  );
};
