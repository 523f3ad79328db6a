import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { BANK_PATH } from '../bankPage.ts';
import type { LoggedCall } from './CallLog.ts';

/** Where the calls are listed. */
export const CALLS_PATH = '/sandbox/calls';

/** The page of every call that the service got, for developers; in English only. */
export function callsPage(calls: readonly Readonly<LoggedCall>[]): string {
  const entries = calls.map(({ at, path, status, body }) => {
    const head = `${at.toISOString()} ${status ?? 'no answer'} ${path}`;
    const content = JSON.stringify(body, null, 2) ?? '';
    return `<dt>${escapeHtml(head)}</dt><dd><pre>${escapeHtml(content)}</pre></dd>`;
  });
  return htmlPage({
    language: 'en',
    title: 'Calls to the sandbox payment service',
    styles: `${BANK_PATH}.css`,
    inLanguage: () => CALLS_PATH,
    main: `<h1>Calls, the newest first</h1><dl>${entries.join('')}</dl>`,
  });
}
