import { describe, expect, it } from 'vitest';
import type { KeptMail } from '../../../../server/routes/debug/keptMails.ts';
import { mailListPage, mailPage } from '../../../../server/routes/debug/mailPages.ts';

const MAIL = {
  name: 'm1',
  mail: {
    subject: '認收書 <b>',
    from: { address: 'forms@landreg.example' },
    to: [{ address: 'a@example.hk' }, { address: 'b@example.hk' }],
    date: '2026-11-20T02:00:00Z',
    text: 'thank you & <script>',
    attachments: [{ filename: 'a "form".pdf' }, { filename: null }],
  },
} as unknown as KeptMail;
const BARE = { name: 'm2', mail: { attachments: [] } } as unknown as KeptMail;

describe('mailListPage', () => {
  it('lists each mail with its link, addresses and date, escaped', () => {
    const page = mailListPage([MAIL, BARE]);
    expect(page).toContain('<a href="/debug/mails/m1">認收書 &#60;b&#62;</a>');
    expect(page).toContain('a@example.hk, b@example.hk, 2026-11-20T02:00:00Z');
    expect(page).toContain('<a href="/debug/mails/m2">m2</a>');
    expect(page).not.toContain('None yet.');
  });

  it('says that there is no mail yet', () => {
    const page = mailListPage([]);
    expect(page).toContain('<p>None yet.</p>');
    expect(page).not.toContain('<ul>');
  });
});

describe('mailPage', () => {
  it('shows a mail as escaped text, with its attachments by their number', () => {
    const page = mailPage(MAIL);
    expect(page).toContain('From forms@landreg.example, to a@example.hk, b@example.hk');
    expect(page).toContain('<pre class="mail">thank you &#38; &#60;script&#62;</pre>');
    expect(page).toContain('<a href="/debug/mails/m1/0">a &#34;form&#34;.pdf</a>');
    expect(page).toContain('<a href="/debug/mails/m1/1">attachment</a>');
    expect(page).not.toContain('<script');
  });

  it('shows a mail without any header, and no list of attachments', () => {
    const page = mailPage(BARE);
    expect(page).toContain('<h1>m2</h1>');
    expect(page).not.toMatch(/Attachments|undefined/);
  });
});
