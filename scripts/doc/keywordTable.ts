import type { KeywordUse, KeywordUses } from './keywordUses.ts';
import { below, isObject, nameOf, type Place, propertiesOf, referenced } from './metaSchemas.ts';
import { type SectionLinks, typeText } from './typeText.ts';

/** The maximum length of an example in a table, in characters. */
const LONGEST = 160;
const EXAMPLE = /\s*Examples?: (.*?)\.?$/s;

/** The data that a table needs in addition to the meta-schema. */
export interface TableContext {
  readonly uses: KeywordUses;
  readonly links: SectionLinks;
}

/** A use of a keyword. A use without a file is the only value that the schema allows. */
type Use = Pick<KeywordUse, 'json'> & Partial<Pick<KeywordUse, 'file'>>;

interface Row {
  readonly name: string;
  readonly keyword: string;
  readonly place: Place;
  readonly isRequired: boolean;
}

/**
 * Returns a Markdown table of the keywords that a place defines, nested ones after their parent:
 * `resume`, `resume.retain`, `next[].id`.
 */
export function keywordTable(place: Place, context: TableContext): string {
  const rows = rowsOf(place, '', context.links).map((row) => line(row, context));
  return ['| Keyword | Type | Meaning | Example |', '|---|---|---|---|', ...rows].join('\n');
}

/**
 * Returns the rows of a place and of the objects inside it that have no section. A property without
 * a description refines a keyword of another section, and gets no row.
 */
function rowsOf(place: Place, prefix: string, links: SectionLinks): readonly Row[] {
  const required = Array.isArray(place.schema.required) ? place.schema.required : [];
  return [...propertiesOf(place)].flatMap(([keyword, property]) => {
    const name = `${prefix}${keyword}`;
    const own = { name, keyword, place: property, isRequired: required.includes(keyword) };
    const isDescribed = descriptionOf(property)[0] !== '';
    return [...(isDescribed ? [own] : []), ...nestedRows(property, name, links)];
  });
}

function nestedRows(place: Place, name: string, links: SectionLinks): readonly Row[] {
  if (referenced(place)) return [];
  const nested: readonly (readonly [Place | undefined, string])[] = [
    [place, `${name}.`],
    [below(place, 'then'), `${name}.`],
    [below(place, 'items'), `${name}[].`],
    [below(place, 'additionalProperties'), `${name}.*.`],
  ];
  return nested.flatMap(([part, prefix]) =>
    part && !referenced(part) && !links.has(nameOf(part)) ? rowsOf(part, prefix, links) : [],
  );
}

function line({ name, keyword, place, isRequired }: Row, { uses, links }: TableContext): string {
  const [meaning, example] = descriptionOf(place);
  const type = `${typeText(place, links)}${isRequired ? ' (required)' : ''}`;
  const isFlag = place.schema.const === true;
  const use = uses.get(nameOf(place)) ?? (isFlag ? { json: 'true' } : undefined);
  const shown =
    example === undefined || isShort(use)
      ? exampleText(keyword, use)
      : code(asMember(keyword, example));
  return `| ${[code(name), type, meaning.replaceAll('<', '&lt;'), shown].map(cell).join(' | ')} |`;
}

/** Returns the description of a place, or of its reference target, and its example separately. */
function descriptionOf(place: Place): readonly [string, string | undefined] {
  const target = referenced(place);
  const { description = target?.schema.description } = place.schema;
  if (typeof description !== 'string') return ['', undefined];
  // The example of a rule is a valid answer, not the value of the keyword.
  const isAnswer = place.schema.const === true && !description.endsWith('Example: true.');
  const example = isAnswer ? undefined : EXAMPLE.exec(description);
  return example ? [description.slice(0, example.index), example[1]] : [description, undefined];
}

/** Returns an example with the keyword in front, unless the example contains the keyword. */
function asMember(keyword: string, example: string): string {
  try {
    const value: unknown = JSON.parse(example);
    return isObject(value) && keyword in value ? example : `"${keyword}": ${example}`;
  } catch {
    return example;
  }
}

function isShort(use: Use | undefined): boolean {
  return use !== undefined && use.json.length <= LONGEST;
}

/**
 * Returns a use of the keyword with a link to its file. Returns only the link for a long use, and
 * an empty text without a use.
 */
function exampleText(keyword: string, use: Use | undefined): string {
  if (!use) return '';
  const value = () => code(`"${keyword}": ${spaced(JSON.parse(use.json))}`);
  if (use.file === undefined) return value();
  const path = use.file.split('/');
  const label = path.includes('defs') ? path.at(-1)?.split('.')[0] : path.at(-2);
  const link = `[${label}](../../${use.file})`;
  return isShort(use) ? `${value()} (${link})` : `see ${link}`;
}

/** Formats JSON on one line, with spaces. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function code(text: string): string {
  return `\`${text}\``;
}

/** Returns the text of a cell: no line breaks, and escaped bars. */
function cell(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('|', '\\|');
}
