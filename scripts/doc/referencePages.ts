import { keywordTable } from './keywordTable.ts';
import { keywordUses } from './keywordUses.ts';
import { nameOf, placeAt, propertiesOf } from './metaSchemas.ts';

/** A section of a page: its heading, and the part of a meta-schema that it describes. */
interface Section {
  readonly title: string;
  readonly file: string;
  readonly pointer: string;
}

interface Page {
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
}

const section = (title: string, file: string, pointer: string): Section => ({
  title,
  file,
  pointer,
});

const PAGES: readonly Page[] = [
  {
    name: 'manifest.md',
    title: 'Keywords of manifest.json',
    intro:
      'The manifest defines how a form behaves: steps, submission, signatures, fees and exports.',
    sections: [
      section('Form', 'manifest', ''),
      section('Step', 'manifest', '/$defs/step'),
      section('Signature', 'manifest', '/$defs/signature'),
      section('Payment', 'manifest', '/$defs/payment'),
      section('Conditional value', 'manifest', '/$defs/entries/items'),
      section('Migration step', 'manifest', '/$defs/migrationStep'),
      section('Exported list', 'manifest', '/$defs/exportedList'),
    ],
  },
  {
    name: 'schema.md',
    title: 'Keywords of schema.json',
    intro: 'The schema defines the data of a form: types, limits, rules and conditions.',
    sections: [
      section('File', 'form-schema', ''),
      section('Type', 'form-schema', '/$defs/node/else'),
      section('Every field, group and list', 'form-schema', '/$defs/common'),
      section('Every answer', 'form-schema', '/$defs/leaf/allOf/3'),
      section('Text', 'form-schema', '/$defs/text'),
      section('Options of a choice', 'form-schema', '/$defs/options'),
      section('Options from a table', 'form-schema', '/$defs/tableOptions'),
      section('Checkbox', 'form-schema', '/$defs/checkbox'),
      section('Number', 'form-schema', '/$defs/number'),
      section('Checkbox group', 'form-schema', '/$defs/choices'),
      section('Uploaded file', 'form-schema', '/$defs/file'),
      section('Group', 'form-schema', '/$defs/group'),
      section('List', 'form-schema', '/$defs/list'),
      section('Rows that satisfy a schema', 'form-schema', '/$defs/counted'),
      section('Unique values', 'form-schema', '/$defs/unique'),
      section('JSON answer', 'form-schema', '/$defs/json'),
      section('Shared block', 'form-schema', '/$defs/reference'),
      section('Standard logic', 'form-schema', '/$defs/logic'),
      section('Rules of one answer', 'rule', '/$defs/valueRules'),
      section('Rules with a day or another answer', 'rule', '/$defs/contextRules'),
      section('Entry of rules', 'rule', '/$defs/entry/allOf/2'),
      section('Condition', 'condition', '/$defs/condition'),
      section('Schema in a condition', 'condition', '/$defs/valueSchema'),
      section('Expression', 'expression', '/$defs/operation'),
      section('Figure of a table', 'expression', '/$defs/figure'),
    ],
  },
  {
    name: 'ui.md',
    title: 'Keywords of ui.json',
    intro:
      'The layout defines widgets, widths, order and sections. It has neither rules nor words.',
    sections: [
      section('Field', 'ui', '/$defs/entry'),
      section('Options of a field', 'ui', '/$defs/options'),
    ],
  },
];

/** The places with a section under another name, to which links lead. */
const ALIASES: Readonly<Record<string, string>> = {
  'expression#/$defs/expression': 'Expression',
  'condition#': 'Condition',
  'manifest#/$defs/entries': 'Conditional value',
};

/** Returns the pages of the keyword reference: content by file name. */
export function referencePages(): ReadonlyMap<string, string> {
  const uses = keywordUses();
  return new Map(
    PAGES.map((page) => [page.name, pageText(page, { uses, links: linksFrom(page) })]),
  );
}

/** Returns the links to all sections, relative to one page. */
function linksFrom(page: Page): ReadonlyMap<string, string> {
  const targets = PAGES.flatMap(({ name, sections }) =>
    sections.map(({ title, file, pointer }) => {
      const anchor = title.toLowerCase().replaceAll(' ', '-');
      const link = `[${title.toLowerCase()}](${name === page.name ? '' : name}#${anchor})`;
      return { title, place: nameOf({ file, pointer, schema: {} }), link };
    }),
  );
  const aliases = Object.entries(ALIASES).flatMap(([place, title]) => {
    const target = targets.find((each) => each.title === title);
    return target ? [[place, target.link] as const] : [];
  });
  return new Map([...targets.map(({ place, link }) => [place, link] as const), ...aliases]);
}

function pageText(page: Page, context: Parameters<typeof keywordTable>[1]): string {
  const parts = page.sections.map(({ title, file, pointer }) => {
    const place = placeAt(file, pointer);
    const { description } = place.schema;
    const words =
      typeof description === 'string' ? `${description.replaceAll('<', '&lt;')}\n\n` : '';
    const rest = propertiesOf(place).size === 0 ? '' : keywordTable(place, context);
    return `## ${title}\n\n${words}${rest}`.trim();
  });
  const note = '<!-- Generated by scripts/doc/reference.ts from schemas/meta. Do not edit. -->';
  return `${[note, `# ${page.title}`, page.intro, ...parts].join('\n\n')}\n`;
}
