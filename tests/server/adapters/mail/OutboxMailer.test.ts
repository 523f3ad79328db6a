import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { OutboxMailer } from '../../../../server/adapters/mail/OutboxMailer.ts';
import { describeMailer, MAIL } from '../../../ports/Mailer.contract.ts';

const parent = mkdtempSync(join(tmpdir(), 'landform-mail-'));
let count = 0;
afterAll(() => rmSync(parent, { recursive: true, force: true }));

function make() {
  count += 1;
  const folder = join(parent, String(count), 'outbox');
  const clock = { now: () => new Date('2026-11-20T02:05:00Z') };
  const mailer = new OutboxMailer({ folder, from: 'eforms@landreg.example', clock });
  const files = () => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const messages = async () => files().map((name) => readFileSync(join(folder, name), 'utf8'));
  return { mailer, messages, files, folder };
}

describeMailer('OutboxMailer', async () => make());

describe('OutboxMailer', () => {
  it('I6: writes the same mail twice to one file', async () => {
    const { mailer, files } = make();
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(files()).toEqual([expect.stringMatching(/^ack-LREAL1-261120-000001-[0-9a-f]{8}\.eml$/)]);
  });

  it('reports an unwritable folder as a temporary failure', async () => {
    const file = join(parent, 'not-a-folder');
    writeFileSync(file, '');
    const clock = { now: () => new Date() };
    const mailer = new OutboxMailer({ folder: file, from: 'eforms@landreg.example', clock });
    await expect(mailer.send(MAIL)).rejects.toMatchObject({ name: 'MailError', permanent: false });
  });
});
