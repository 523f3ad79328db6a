import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import { BANK_PATH } from '../bankPage.ts';
import type { LoggedCall } from './CallLog.ts';

/** The path of the list of calls. */
export const CALLS_PATH = '/sandbox/calls';

/** Renders the list of calls that the service received, for developers; in English only. */
export function callsPage(calls: readonly Readonly<LoggedCall>[]): string {
  const entries = calls.map(({ at, path, status, body }) => {
    const content = JSON.stringify(body, null, 2) ?? '';
    return `<h2>${escapeHtml(path)}</h2>
<p class="quiet">${at.toISOString()}, ${status ?? 'no answer'}</p>
<pre>${escapeHtml(content)}</pre>`;
  });
  return htmlPage({
    language: 'en',
    title: 'Calls to the sandbox payment service',
    styles: `${BANK_PATH}.css`,
    main: `<h1>Calls, the newest first</h1><div class="wide">${entries.join('\n')}</div>`,
  });
}
