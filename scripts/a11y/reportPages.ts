import type { Audit, CheckedScreen } from '../../tests/e2e/support/audits.ts';
import type { AuditCount } from './countAudits.ts';
import type { Finding } from './Finding.ts';

/** Returns the page of one subject: its checks and its findings. */
export function subjectPage(
  count: AuditCount,
  audits: readonly Audit[],
  findings: readonly Finding[],
): string {
  const { subject, checks, violations, unfinished } = count;
  const open = unfinished.length > 0 ? `<p>Not to the end: ${text(unfinished.join(', '))}</p>` : '';
  return pageOf(
    `Accessibility of ${subject}`,
    `<p>${checks} checks, ${violations} violations</p>${open}
${findings.map(findingPart).join('\n')}
${matrixOf(audits)}`,
  );
}

/** Returns the page that links to the pages of all subjects. */
export function indexPage(counts: readonly AuditCount[]): string {
  const rows = counts.map(
    ({ subject, languages, screens, states, checks, violations, unfinished }) =>
      `<tr><th scope="row"><a href="${text(subject)}.html">${text(subject)}</a></th>${[
        languages,
        screens,
        states,
        checks,
        violations,
        unfinished.join(', '),
      ]
        .map((cell) => `<td>${text(String(cell))}</td>`)
        .join('')}</tr>`,
  );
  const heads = ['Subject', 'Languages', 'Screens', 'States', 'Checks', 'Violations', 'Unfinished'];
  return pageOf(
    'Accessibility',
    `<table><thead><tr>${heads.map(columnHead).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`,
  );
}

function findingPart({ rule, help, selector, html, seen }: Finding): string {
  return `<h2>${text(rule)}: <code>${text(selector)}</code></h2>
<p>${text(help)}</p>
<pre>${text(html)}</pre>
<ul>${seen.map((where) => `<li>${text(where)}</li>`).join('')}</ul>`;
}

/** Returns a table of all screens and states. Cells count the violations per language and width. */
function matrixOf(audits: readonly Audit[]): string {
  const columns = audits.flatMap(({ language, widths, screens }) =>
    widths.map((width) => ({ name: `${language}, ${width} px`, width, screens })),
  );
  const states = new Map<string, CheckedScreen>();
  for (const screen of audits.flatMap(({ screens }) => screens)) {
    states.set(nameOf(screen), screen);
  }
  const rows = [...states.values()].map((state) => {
    const cells = columns.map(({ width, screens }) => {
      const own = screens.filter((each) => isSame(each, state) && each.width === width);
      return `<td>${own.length === 0 ? 'not visited' : countOf(own)}</td>`;
    });
    return `<tr><th scope="row">${text(nameOf(state))}</th>${cells.join('')}</tr>`;
  });
  return `<h2>Checked screens</h2>
<p>Elements that break a rule, in each check.</p>
<table><thead><tr>${['Screen', ...columns.map(({ name }) => name)].map(columnHead).join('')}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function isSame(one: CheckedScreen, other: CheckedScreen): boolean {
  return one.screen === other.screen && one.state === other.state;
}

/**
 * Counts the violating elements. A dialog may open several times on one screen: once for each
 * signature.
 */
function countOf(checks: readonly CheckedScreen[]): number {
  return checks.flatMap(({ violations }) => violations.flatMap(({ places }) => places)).length;
}

function nameOf({ screen, state }: CheckedScreen): string {
  return `${screen}, ${state}`;
}

function columnHead(name: string): string {
  return `<th scope="col">${text(name)}</th>`;
}

function pageOf(title: string, body: string): string {
  const style =
    'body{font:16px sans-serif;margin:1rem}table{border-collapse:collapse}th,td{border:1px solid;padding:.25rem .5rem;text-align:start}pre{white-space:pre-wrap}';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${style}</style>
<h1>${text(title)}</h1>
${body}
</html>`;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes markup of a checked page, so that it is shown as text and not rendered. */
function text(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
