import type {
  ApiAnswer,
  ApiArea,
  ApiCall,
  ApiContent,
  ApiMessage,
  ApiReference,
} from '../../openapi/reference.ts';
import { escapeHtml, htmlPage } from '../../pages/htmlPage.ts';

/** URL of the page's stylesheet. */
export const STYLES_PATH = '/documentation/page.css';

/** Renders the API reference: every call by area, then every message to which calls refer. */
export function referencePage({ areas, messages }: ApiReference): string {
  const names = new Set(messages.map(({ name }) => name));
  return htmlPage({
    language: 'en',
    title: 'API of the portal',
    styles: STYLES_PATH,
    main: `<div class="wide">
<h1>API of the portal</h1>
<p>The calls between the pages of the portal and its server. Patterns and bounds are in the OpenAPI
document: <a href="/documentation/json">JSON</a>, <a href="/documentation/yaml">YAML</a>.</p>
<h2 id="contents">Contents</h2>
<ul>${areas.map(contentsEntry).join('\n')}
<li><a href="#messages">Messages</a></li></ul>
${areas.map((area) => areaSection(area, names)).join('\n')}
<h2 id="messages">Messages</h2>
${messages.map((message) => messageSection(message, names)).join('\n')}
</div>`,
  });
}

function contentsEntry({ name, calls }: ApiArea): string {
  const links = calls.map(
    (call) => `<li><a href="#${idOf(call)}">${escapeHtml(titleOf(call))}</a></li>`,
  );
  return `<li>${escapeHtml(name)}<ul>${links.join('')}</ul></li>`;
}

function areaSection({ name, calls }: ApiArea, names: ReadonlySet<string>): string {
  return `<h2>${escapeHtml(name)}</h2>
${calls.map((call) => callSection(call, names)).join('\n')}`;
}

function callSection(call: ApiCall, names: ReadonlySet<string>): string {
  const { summary, needsSitting, parameters, body, answers } = call;
  const rows = parameters.map(({ name, place, type, isRequired, description = '' }) => [
    code(name),
    place,
    linked(type, names),
    isRequired ? 'required' : 'optional',
    escapeHtml(description),
  ]);
  return `<h3 id="${idOf(call)}">${escapeHtml(titleOf(call))}</h3>
<p>${escapeHtml(summary)}${needsSitting ? ' Needs the cookie of the sitting.' : ''}</p>
${body ? `<p>Body: ${contentWords(body, names)}.</p>` : ''}
${rows.length > 0 ? table(['Parameter', 'In', 'Value', 'Presence', 'Meaning'], rows) : ''}
${table(
  ['Status', 'Answer', 'Content'],
  answers.map((answer) => answerCells(answer, names)),
)}`;
}

function answerCells({ status, words, contents }: ApiAnswer, names: ReadonlySet<string>) {
  return [
    escapeHtml(status),
    escapeHtml(words),
    contents.map((content) => contentWords(content, names)).join('; '),
  ];
}

function messageSection(
  { name, description, type, rows }: ApiMessage,
  names: ReadonlySet<string>,
): string {
  const cells = rows.map(({ name: place, type: value, isRequired, description: words = '' }) => [
    code(place),
    linked(value, names),
    isRequired ? 'required' : 'optional',
    escapeHtml(words),
  ]);
  return `<h3 id="${name}">${name}</h3>
${description ? `<p>${escapeHtml(description)}</p>` : ''}
${type ? `<p>Value: ${linked(type, names)}.</p>` : ''}
${cells.length > 0 ? table(['Name', 'Value', 'Presence', 'Meaning'], cells) : ''}`;
}

/**
 * Renders a table. ARIA roles are explicit, because a narrow screen shows rows as paragraphs. A
 * table with another CSS `display` loses its roles.
 *
 * @param rows rows of cells with finished markup; the first cell is the row's header
 */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((each) => `<th role="columnheader" scope="col">${each}</th>`).join('');
  const lines = rows.map(([first, ...cells]) => {
    const others = cells.map((cell) => `<td role="cell">${cell}</td>`).join('');
    return `<tr role="row"><th role="rowheader" scope="row">${first}</th>${others}</tr>`;
  });
  return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">${lines.join('\n')}</tbody></table>`;
}

function contentWords({ mediaType, type }: ApiContent, names: ReadonlySet<string>): string {
  const words = linked(type, names);
  return mediaType === 'application/json' ? words : `${words} (${escapeHtml(mediaType)})`;
}

/** Links the names of messages to their tables. */
function linked(type: string, names: ReadonlySet<string>): string {
  return type
    .split(' ')
    .map((word) => (names.has(word) ? `<a href="#${word}">${word}</a>` : escapeHtml(word)))
    .join(' ');
}

/** Renders code. Long paths may break after a full stop. */
function code(text: string): string {
  return `<code>${escapeHtml(text).replaceAll('.', '.<wbr>')}</code>`;
}

function titleOf({ method, path }: ApiCall): string {
  return `${method} ${path}`;
}

function idOf({ method, path }: ApiCall): string {
  return `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
