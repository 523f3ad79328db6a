import { formatAmount, LANGUAGE_CODES, type Language, methodName } from '#engine';
import { escapeHtml, htmlPage } from '../pages/htmlPage.ts';
import type { BankButton, BankCharge } from '../ports/payment/SandboxBank.ts';
import { BANK_WORDS, type BankWords } from './bankWords.ts';

/** The path of the sandbox bank. */
export const BANK_PATH = '/sandbox/bank';

/** Renders the page of one charge: its details, and the possible decisions. */
export function bankPage(charge: BankCharge, language: Language): string {
  const words = BANK_WORDS[language];
  const address = `${BANK_PATH}/${charge.id}`;
  const code = LANGUAGE_CODES[language].url;
  return page(language, address, [
    `<h1>${escapeHtml(words.title)}</h1>`,
    notice(words.notice),
    charge.method === 'fps' ? quiet(words.fps) : '',
    `<p class="amount">${escapeHtml(formatAmount(charge.amountCents))}</p>`,
    detailsOf(charge, language, words),
    charge.isFailing ? notice(words.failing) : '',
    quiet(standingOf(charge, words)),
    `<form method="post" action="${address}?lang=${code}">`,
    ...buttonsOf(charge, words),
    '</form>',
    charge.status === 'INPR' ? '' : backLink(homeOf(charge, language), words),
  ]);
}

/** Returns the portal's return URL of a charge, in the language of the page. */
export function homeOf({ returnUrl }: BankCharge, language: Language): string {
  const url = new URL(returnUrl);
  url.searchParams.set('lang', LANGUAGE_CODES[language].url);
  return url.href;
}

/** Renders the page for an unknown charge. */
export function unknownChargePage(language: Language): string {
  const words = BANK_WORDS[language];
  return page(language, BANK_PATH, [
    `<h1>${escapeHtml(words.title)}</h1>`,
    `<p>${escapeHtml(words.unknown)}</p>`,
  ]);
}

function page(language: Language, address: string, parts: readonly string[]): string {
  return htmlPage({
    language,
    title: BANK_WORDS[language].title,
    styles: `${BANK_PATH}.css`,
    inLanguage: (other) => `${address}?lang=${LANGUAGE_CODES[other].url}`,
    main: parts.filter((part) => part !== '').join('\n'),
  });
}

function detailsOf(
  { id, method, lines, status }: BankCharge,
  language: Language,
  words: BankWords,
): string {
  const items = lines.map(
    ({ label, quantity, amountCents }) =>
      `${label[language]} × ${quantity}${words.colon}${formatAmount(amountCents)}`,
  );
  const rows = [
    [words.method, methodName(method, language)],
    [words.lines, items.join(words.semicolon)],
    [words.charge, id],
    [words.status, words.statuses[status]],
  ] as const;
  const cells = rows.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<dl>${cells.join('')}</dl>`;
}

function standingOf({ status }: BankCharge, words: BankWords): string {
  if (status === 'INPR') return '';
  return status === 'PSTO' ? words.timedOut : words.ended;
}

/**
 * Returns the buttons for a status. A pending charge offers every decision, a timed-out charge the
 * decisions of a late bank. A rejected or cancelled charge offers only a late approval, which a
 * correct bank would not send. An approved charge offers a duplicate notification.
 */
function buttonsOf({ status, isFailing }: BankCharge, words: BankWords): readonly string[] {
  const { buttons, late, heal, trouble } = words;
  const failing = button('serverError', isFailing ? heal : buttons.serverError);
  if (status === 'APPR') return [group(trouble, [button('duplicate', buttons.duplicate), failing])];
  if (status === 'PSTO') {
    const decisions = [button('approve', late, 'first'), button('reject', buttons.reject)];
    return [...decisions, group(trouble, [failing])];
  }
  if (status !== 'INPR') return [group(trouble, [button('approve', late), failing])];
  return [
    button('approve', buttons.approve, 'first'),
    button('reject', buttons.reject),
    button('cancel', buttons.cancel),
    group(trouble, [
      button('timeOut', buttons.timeOut),
      failing,
      button('duplicate', buttons.duplicate),
    ]),
  ];
}

function group(legend: string, buttons: readonly string[]): string {
  return `<fieldset><legend>${escapeHtml(legend)}</legend>${buttons.join('')}</fieldset>`;
}

function button(name: BankButton, text: string, className?: string): string {
  const style = className ? ` class="${className}"` : '';
  return `<button name="button" value="${name}"${style}>${escapeHtml(text)}</button>`;
}

function backLink(home: string, { back }: BankWords): string {
  return `<p><a class="button" href="${escapeHtml(home)}">${escapeHtml(back)}</a></p>`;
}

function notice(text: string): string {
  return `<p class="notice">${escapeHtml(text)}</p>`;
}

function quiet(text: string): string {
  return text === '' ? '' : `<p class="quiet">${escapeHtml(text)}</p>`;
}
