import { IDENTITY_FAILURES, LANGUAGE_CODES, type Language } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import type { PhoneAct, PhoneRequest } from '../../ports/signing/SandboxPhone.ts';
import { PHONE_WORDS, type PhoneWords } from './phoneWords.ts';

/** The path of the page that simulates the phone. */
export const PHONE_PATH = '/sandbox/identity';

/** The default owner of the phone. */
const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };

/** Renders a signing request with buttons for its results. */
export function phonePage(request: PhoneRequest, language: Language): string {
  const words = PHONE_WORDS[language];
  const { standing } = request;
  return page(language, `${PHONE_PATH}/${request.ticket}`, [
    `<h1>${escapeHtml(words.title)}</h1>`,
    `<p class="notice">${escapeHtml(words.notice)}</p>`,
    `<h2>${escapeHtml(words.ask)}</h2>`,
    detailsOf(request, words),
    standing === 'open'
      ? decision(request, language, words)
      : `<p role="status">${escapeHtml(words.standing[standing])}</p>`,
    `<p><a class="button" href="${escapeHtml(request.returnUrl)}">${escapeHtml(words.back)}</a></p>`,
  ]);
}

/** Renders the page for an unknown ticket. */
export function unknownRequestPage(language: Language): string {
  const { title, unknown } = PHONE_WORDS[language];
  const parts = [`<h1>${escapeHtml(title)}</h1>`, `<p>${escapeHtml(unknown)}</p>`];
  return page(language, PHONE_PATH, parts);
}

function page(language: Language, address: string, parts: readonly string[]): string {
  return htmlPage({
    language,
    title: PHONE_WORDS[language].title,
    styles: `${PHONE_PATH}.css`,
    inLanguage: (other) => `${address}?lang=${LANGUAGE_CODES[other].url}`,
    main: parts.join('\n'),
  });
}

function detailsOf(request: PhoneRequest, words: PhoneWords): string {
  const rows = [
    [words.department, request.department],
    [words.service, request.service],
    [words.document, request.document],
    [words.code, request.identificationCode],
  ] as const;
  const cells = rows.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${cells.join('')}</dl>`;
}

function decision({ ticket }: PhoneRequest, language: Language, words: PhoneWords): string {
  const address = `${PHONE_PATH}/${ticket}?lang=${LANGUAGE_CODES[language].url}`;
  const troubles = IDENTITY_FAILURES.map((act) => button(act, words.failures[act]));
  return `<form method="post" action="${address}">
${ownerBoxes(words)}
${button('approve', words.approve, 'first')}
${button('approveSlowly', words.approveSlowly)}
<fieldset><legend>${escapeHtml(words.trouble)}</legend>${troubles.join('')}</fieldset>
</form>`;
}

/** Renders the fields for the owner of the phone. */
export function ownerBoxes(words: PhoneWords): string {
  return `<fieldset><legend>${escapeHtml(words.owner)}</legend>
${box('name', words.name, OWNER.name)}
${box('idNumber', words.idNumber, OWNER.idNumber)}
</fieldset>`;
}

function box(name: keyof typeof OWNER, label: string, value: string): string {
  return `<p><label>${escapeHtml(label)}<br><input name="${name}" value="${escapeHtml(value)}" maxlength="100" required></label></p>`;
}

function button(act: PhoneAct, text: string, className?: string): string {
  const style = className ? ` class="${className}"` : '';
  return `<button name="act" value="${act}"${style}>${escapeHtml(text)}</button>`;
}
