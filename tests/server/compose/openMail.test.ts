import { describe, expect, it } from 'vitest';
import { OutboxMailer } from '../../../server/adapters/mail/OutboxMailer.ts';
import { SmtpMailer } from '../../../server/adapters/mail/SmtpMailer.ts';
import { mailFolderOf, openMail } from '../../../server/compose/openMail.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { testClock } from '../../support/testClock.ts';

/** Returns a configuration with these settings of mails. */
function configOf(mail: Partial<Config['mail']>): Config {
  const config = readConfig({});
  return { ...config, dataDir: '/data', mail: { ...config.mail, ...mail } };
}

const FILE = configOf({ by: 'file' });
const SMTP = configOf({ by: 'smtp', smtpUrl: 'smtp://mail.example' });

describe('openMail', () => {
  it('opens the mailer that the settings name', () => {
    expect(openMail(FILE, testClock())).toBeInstanceOf(OutboxMailer);
    expect(openMail(SMTP, testClock())).toBeInstanceOf(SmtpMailer);
  });

  it('refuses a mail server without its URL', () => {
    const config = configOf({ by: 'smtp', smtpUrl: undefined });
    expect(() => openMail(config, testClock())).toThrow('Cannot send mails: no SMTP_URL was given');
  });
});

describe('mailFolderOf', () => {
  it('returns the folder of mails, unless a mail server sends them', () => {
    expect([mailFolderOf(FILE), mailFolderOf(SMTP)]).toEqual(['/data/mail', undefined]);
  });
});
