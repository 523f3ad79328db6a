import { afterEach, describe, expect, it } from 'vitest';
import { SmtpMailer } from '../../../../server/adapters/mail/SmtpMailer.ts';
import { describeMailer, MAIL } from '../../../ports/Mailer.contract.ts';
import { smtpServer, type TestSmtpServer } from '../../../support/smtpServer.ts';

const servers: TestSmtpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function make(answers: Readonly<Record<string, string>> = {}) {
  const server = await smtpServer(answers);
  servers.push(server);
  const clock = { now: () => new Date('2026-11-20T02:05:00Z') };
  const from = 'eforms@landreg.example';
  const mailer = new SmtpMailer({ url: server.url, from, clock, timeoutMs: 600 });
  return { mailer, messages: async () => server.messages };
}

describeMailer('SmtpMailer', () => make());

describe('SmtpMailer', () => {
  it.each([
    ['550 no such mailbox', true],
    ['450 try later', false],
  ])('after the response %j reports a permanent failure: %s', async (answer, permanent) => {
    const { mailer } = await make({ RCPT: answer });
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ name: 'MailError', permanent });
  });

  it('gives up on a server that does not answer', async () => {
    const { mailer } = await make({ CONNECT: 'silent' });
    const started = performance.now();
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ permanent: false });
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('allows a retry when the connection is refused', async () => {
    const { mailer } = await make();
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ permanent: false });
  });
});
