import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import type { KeptMail } from './keptMails.ts';

const STYLES = '/debug/debug.css';

/** Renders the list of mails that the demo has sent. */
export function mailListPage(mails: readonly KeptMail[]): string {
  const lines = mails.map(
    ({ name, mail }) =>
      `<li><a href="/debug/mails/${name}">${escapeHtml(mail.subject ?? name)}</a>
${escapeHtml(addressesOf(mail))}, ${escapeHtml(mail.date ?? '')}</li>`,
  );
  const list = lines.length > 0 ? `<ul>${lines.join('\n')}</ul>` : '<p>None yet.</p>';
  return page('Mails', `<p><a href="/debug">Debug</a></p>\n${list}`);
}

/** Renders a mail as text, with its attachments to download. */
export function mailPage({ name, mail }: KeptMail): string {
  const attachments = mail.attachments.map(
    ({ filename }, index) =>
      `<li><a href="/debug/mails/${name}/${index}">${escapeHtml(filename ?? 'attachment')}</a></li>`,
  );
  return page(
    mail.subject ?? name,
    `<p><a href="/debug/mails">Mails</a></p>
<p>From ${escapeHtml(mail.from?.address ?? '')}, to ${escapeHtml(addressesOf(mail))}, ${escapeHtml(mail.date ?? '')}</p>
<pre class="mail">${escapeHtml(mail.text ?? '')}</pre>
${attachments.length > 0 ? `<h2>Attachments</h2>\n<ul>${attachments.join('\n')}</ul>` : ''}`,
  );
}

function addressesOf({ to = [] }: KeptMail['mail']): string {
  return to.map(({ address }) => address ?? '').join(', ');
}

function page(title: string, content: string): string {
  const main = `<h1>${escapeHtml(title)}</h1>\n${content}`;
  return htmlPage({ language: 'en', title, styles: STYLES, main });
}
