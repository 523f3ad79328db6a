import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMail, readMails } from '../../../../server/routes/debug/keptMails.ts';
import { folderWith } from '../../support/folderWith.ts';
import { ATTACHMENT, mailFolder } from '../../support/keptMail.ts';

describe('readMails', () => {
  it('parses each mail with its attachments, newest first', async () => {
    const { folder, send } = mailFolder();
    await send({ messageId: 'earlier@landform', subject: 'Earlier' });
    for (const file of readdirSync(folder)) utimesSync(join(folder, file), 1, 1);
    await send();
    writeFileSync(join(folder, 'notes.txt'), 'no mail');
    const mails = await readMails(folder);
    expect(mails.map(({ mail }) => mail.subject)).toEqual(['認收書 <LREAL1>', 'Earlier']);
    const [attachment] = mails[0]?.mail.attachments ?? [];
    expect(attachment?.filename).toBe('LREAL1-form.pdf');
    const bytes = Buffer.from(new Uint8Array(attachment?.content as ArrayBuffer));
    expect(bytes.equals(ATTACHMENT)).toBe(true);
  });

  it('reads the 50 newest mails', async () => {
    const files = Array.from({ length: 51 }, (_, at) => [`m${at}.eml`, `Subject: ${at}\n\nx`]);
    const folder = folderWith(Object.fromEntries(files));
    for (let at = 0; at < 51; at += 1) utimesSync(join(folder, `m${at}.eml`), at + 1, at + 1);
    const mails = await readMails(folder);
    expect([mails.length, mails[0]?.mail.subject, mails.at(-1)?.mail.subject]).toEqual([
      50,
      '50',
      '1',
    ]);
  });

  it('returns no mails of a folder that does not exist, and omits unsafe names', async () => {
    expect(await readMails(join(mailFolder().folder, 'none'))).toEqual([]);
    expect(await readMails(folderWith({ 'a b.eml': 'Subject: x\n\nx' }))).toEqual([]);
  });
});

describe('readMail', () => {
  it.each([
    ['a', 'One'],
    ['b', undefined],
    ['../a', undefined],
    ['sub/a', undefined],
    ['', undefined],
  ])('finds the mail %j: %s', async (name, subject) => {
    const folder = folderWith({ 'a.eml': 'Subject: One\n\nx', 'sub/a.eml': 'Subject: Two\n\nx' });
    expect((await readMail(folder, name))?.mail.subject).toBe(subject);
  });
});
