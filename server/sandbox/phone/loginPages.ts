import { LANGUAGE_CODES, type Language } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { LOGIN_ACTS, type PhoneLogin } from '../../ports/signing/SandboxPhone.ts';
import { LOGIN_WORDS } from './loginWords.ts';
import { ownerBoxes, PHONE_PATH } from './phonePage.ts';
import { PHONE_WORDS } from './phoneWords.ts';

/** The path of the log-in pages. */
export const LOGIN_PATH = `${PHONE_PATH}/login`;

/** Renders a log-in with its actions. */
export function loginDecisionPage(login: PhoneLogin, language: Language): string {
  const words = LOGIN_WORDS[language];
  const { standing, ticket, returnUrl } = login;
  const parts =
    standing === 'open'
      ? [decision(ticket, language)]
      : [`<p role="status">${escapeHtml(words.standing[standing])}</p>`, back(returnUrl, language)];
  return page(language, `${LOGIN_PATH}/${ticket}`, [heading(words.ask), ...parts]);
}

/**
 * Renders the page that shows a QR code on a computer. The page reloads until the log-in is decided
 * on another device. The server then redirects the browser to the form.
 *
 * @param qrImage PNG of the QR code
 */
export function loginScanPage(
  { ticket }: PhoneLogin,
  language: Language,
  qrImage: Uint8Array,
): string {
  const words = LOGIN_WORDS[language];
  const image = `data:image/png;base64,${Buffer.from(qrImage).toString('base64')}`;
  const phone = `${LOGIN_PATH}/${ticket}?lang=${LANGUAGE_CODES[language].url}`;
  return page(language, `${LOGIN_PATH}/${ticket}/scan`, [
    heading(words.scan),
    `<p><img src="${image}" alt="${escapeHtml(words.codeAlt)}" width="232" height="232"></p>`,
    `<p><a href="${escapeHtml(phone)}">${escapeHtml(words.openHere)}</a></p>`,
  ]);
}

function heading(ask: string): string {
  return `<h2>${escapeHtml(ask)}</h2>`;
}

function page(language: Language, address: string, parts: readonly string[]): string {
  const { title, notice } = PHONE_WORDS[language];
  return htmlPage({
    language,
    title,
    styles: `${PHONE_PATH}.css`,
    inLanguage: (other) => `${address}?lang=${LANGUAGE_CODES[other].url}`,
    main: [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p class="notice">${escapeHtml(notice)}</p>`,
      ...parts,
    ].join('\n'),
  });
}

function back(returnUrl: string, language: Language): string {
  const text = escapeHtml(PHONE_WORDS[language].back);
  return `<p><a class="button" href="${escapeHtml(returnUrl)}">${text}</a></p>`;
}

function decision(ticket: string, language: Language): string {
  const { acts } = LOGIN_WORDS[language];
  const address = `${LOGIN_PATH}/${ticket}?lang=${LANGUAGE_CODES[language].url}`;
  const [first, ...others] = LOGIN_ACTS.map(
    (act) =>
      `<button name="act" value="${act}"${act === 'approve' ? ' class="first"' : ''}>${escapeHtml(acts[act])}</button>`,
  );
  return `<form method="post" action="${address}">
${ownerBoxes(PHONE_WORDS[language])}
${first}
<fieldset><legend>${escapeHtml(PHONE_WORDS[language].trouble)}</legend>${others.join('')}</fieldset>
</form>`;
}
