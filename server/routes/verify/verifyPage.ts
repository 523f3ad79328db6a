import { LANGUAGE_CODES, type Language } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import {
  type AcknowledgementProblem,
  type GenuineAcknowledgement,
  UNREADABLE,
} from '../../ports/signing/AcknowledgementSeal.ts';
import {
  type AcknowledgementRow,
  acknowledgementSummary,
  faultText,
  VERIFY_TEXTS,
} from '../../services/documents/acknowledgementRows.ts';

/** URL path of the page. */
export const VERIFY_PATH = '/verify';
/** URL paths of the page's stylesheet and of the portal's certificate. */
export const VERIFY_STYLES = '/verify/page.css';
export const VERIFY_CERTIFICATE = '/verify/certificate.pem';

/**
 * Renders the page that requests a file.
 *
 * @param note a sentence above the form
 */
export function askPage(language: Language, note?: string): string {
  const t = VERIFY_TEXTS[language];
  return page(
    language,
    `<h1>${escapeHtml(t.title)}</h1>
${note === undefined ? '' : notice(note)}
<p>${escapeHtml(t.intro)}</p>
<form method="post" action="${addressIn(language)}" enctype="multipart/form-data">
<label for="file">${escapeHtml(t.choose)}</label>
<input id="file" name="file" type="file" accept="application/pdf,.pdf" required>
<button type="submit">${escapeHtml(t.check)}</button>
</form>
<p class="quiet"><a href="${VERIFY_CERTIFICATE}">${escapeHtml(t.certificate)}</a></p>`,
  );
}

/** Renders the fault of a file. */
export function faultPage(language: Language, fault: AcknowledgementProblem): string {
  const t = VERIFY_TEXTS[language];
  const isUnreadable = UNREADABLE.some((each) => each === fault);
  return page(
    language,
    `<h1>${escapeHtml(isUnreadable ? t.unreadable : t.notGenuine)}</h1>
${notice(faultText(fault, language))}
${againLink(language)}`,
  );
}

/** Renders the content of a genuine acknowledgement. */
export function genuinePage(
  language: Language,
  genuine: GenuineAcknowledgement,
  title: string | undefined,
): string {
  const t = VERIFY_TEXTS[language];
  const { rows, attachments } = acknowledgementSummary(genuine, language, title);
  const files = attachments.map(list).join('\n') || `<p>${escapeHtml(t.noAttachments)}</p>`;
  return page(
    language,
    `<h1>${escapeHtml(t.genuine)}</h1>
<p role="status">${escapeHtml(t.genuineDetail)}</p>
${list(rows)}
<h2>${escapeHtml(t.attachments)}</h2>
${files}
<h2>${escapeHtml(t.answers)}</h2>
<pre>${escapeHtml(JSON.stringify(genuine.content.answers, null, 2))}</pre>
${againLink(language)}`,
  );
}

function page(language: Language, main: string): string {
  return htmlPage({
    language,
    title: VERIFY_TEXTS[language].title,
    styles: VERIFY_STYLES,
    inLanguage: addressIn,
    main,
  });
}

function addressIn(language: Language): string {
  return `${VERIFY_PATH}?lang=${LANGUAGE_CODES[language].url}`;
}

function notice(text: string): string {
  return `<p class="notice" role="alert">${escapeHtml(text)}</p>`;
}

function list(rows: readonly AcknowledgementRow[]): string {
  const lines = rows.map(
    ([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${lines.join('\n')}</dl>`;
}

function againLink(language: Language): string {
  const { again } = VERIFY_TEXTS[language];
  return `<p><a class="button" href="${addressIn(language)}">${escapeHtml(again)}</a></p>`;
}
