import { E_CHEQUE_PAYEES } from '#engine';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';
import type { FaultyForm, FormCatalogue } from '../../ports/forms/FormCatalogue.ts';

/** The content of the page for developers. */
export interface DebugOffer {
  /** Kinds of test certificates. */
  readonly variants: readonly string[];
  /** Kinds of e-Cheques; empty when no test bank is trusted. */
  readonly cheques: readonly string[];
  /** Whether the page lists sent mails. */
  readonly hasMails: boolean;
}

/**
 * Renders the page for developers: offered and withheld forms, two HTML forms for a test
 * certificate and a test e-Cheque, and the link to the mails.
 */
export function debugPage(
  forms: FormCatalogue,
  { variants, cheques, hasMails }: DebugOffer,
): string {
  return htmlPage({
    language: 'en',
    title: 'Debug',
    styles: '/debug/debug.css',
    main: `<h1>Debug</h1>
<p class="notice">For trying things out. Nothing here exists outside demo mode.</p>
<h2>Forms</h2>
${formList(forms)}
<h2>Test certificate</h2>
<form action="/debug/test-certificate" method="get">
${choice('holder', ['personal', 'organisation'])}
${field('name', 'Name of the person', 'CHAN TAI MAN')}
${field('hkid', 'Identity card number', 'A1234563')}
${field('organisation', 'Name of the organisation', '')}
${field('brNumber', 'Business registration number', '')}
${field('crNumber', 'Company registration number', '')}
${choice('variant', variants)}
<button class="first" type="submit">Download the certificate file</button>
</form>
<p class="quiet">The PIN is in the file name, and in the header Certificate-Pin.</p>
${chequeForm(cheques)}
${hasMails ? '<h2>Mails</h2>\n<p><a href="/debug/mails">Mails that this demo has sent</a></p>' : ''}`,
    inLanguage: () => '/debug',
  });
}

function chequeForm(variants: readonly string[]): string {
  if (variants.length === 0) return '';
  return `<h2>Test e-Cheque</h2>
<form action="/debug/test-e-cheque" method="get">
${field('payee', 'Payee', E_CHEQUE_PAYEES[0] ?? '')}
${field('currency', 'Currency', 'HKD')}
${field('amount', 'Amount, with two decimals', '380.00')}
${choice('variant', variants)}
<button class="first" type="submit">Download the e-Cheque</button>
</form>
<p class="quiet">A wrong amount, currency or payee is what is typed here. tampered: the amount was changed after the bank signed.</p>`;
}

function formList(forms: FormCatalogue): string {
  const offered = forms
    .list()
    .map(
      ({ code, hash, plan }) =>
        `<li><a href="/form/${code}">${code}</a> version ${plan.version}, ${hash.slice(0, 16)}</li>`,
    );
  const withheld = forms.withheld().map((form) => faultList(form, 'is withheld'));
  const drafts = forms.drafts().map((form) => faultList(form, 'is served as a draft'));
  const remarks = forms.remarks().map(({ code, warnings, notes }) => {
    return faultList({ code, faults: [...warnings, ...notes] }, 'is offered, with remarks');
  });
  const faults = forms.sharedErrors();
  const shared =
    faults.length > 0 ? [faultList({ code: 'Shared blocks and tables', faults }, 'are wrong')] : [];
  const passed = forms.skipped();
  const skipped =
    passed.length > 0 ? [faultList({ code: 'Folders', faults: passed }, 'are skipped')] : [];
  return `<ul>${[...offered, ...withheld, ...shared, ...drafts, ...remarks, ...skipped].join('\n')}</ul>`;
}

function faultList({ code, faults }: FaultyForm, standing: string): string {
  const lines = faults.map((fault) => `<li>${escapeHtml(fault)}</li>`);
  return `<li>${escapeHtml(code)} ${standing}:<ul>${lines.join('')}</ul></li>`;
}

function field(name: string, label: string, value: string): string {
  return `<label>${label} <input name="${name}" value="${escapeHtml(value)}"></label>`;
}

function choice(name: string, values: readonly string[]): string {
  const options = values.map((value) => `<option>${escapeHtml(value)}</option>`);
  return `<label>${name} <select name="${name}">${options.join('')}</select></label>`;
}
