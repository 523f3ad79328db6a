import type { Compilation } from '../source/Compilation.ts';
import type { Draft } from '../source/Draft.ts';
import { GROUP_KEYWORDS, LEAF_KEYWORDS, LIST_KEYWORDS } from '../source/dialect.ts';
import { objectOf, textsOf } from '../source/json.ts';
import { didYouMean, nearest } from '../source/nearest.ts';
import { within } from '../source/Reporter.ts';
import { RULE_KEYWORDS } from '../source/ruleKeywords.generated.ts';
import { keywordOf, keywordsOf, sourcePlace } from '../source/Source.ts';

/** Reports keywords that have no meaning at their place, since a misspelt rule would be lost. */
export function checkKeywords({ report }: Compilation, draft: Draft): void {
  const known = KNOWN[draft.kind];
  for (const [keyword, place] of keywordsOf(draft.source)) {
    if (known.includes(keyword)) continue;
    if (TEXTS.includes(keyword)) {
      const remedy = `Write it in the locales under "${draft.textKey}.label" or ".help".`;
      report.warn(
        place,
        'text-in-schema',
        `"${keyword}" is a text, which the page does not show`,
        remedy,
      );
      continue;
    }
    const other = KEYWORDS_BY_NODE.find(({ keywords }) => keywords.includes(keyword));
    const remedy = other ? `It belongs on ${other.on}.` : didYouMean(keyword, known, 'Remove it.');
    report.error(place, 'unknown-keyword', `"${keyword}" has no meaning here`, remedy);
  }
  if (draft.kind !== 'leaf') checkRequired(report, draft);
}

const META = ['$schema', '$id', '$ref', '$defs', '$comment', 'definitions', 'examples'];
const TEXTS = ['title', 'description'];
const APPLICATORS = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'errorMessage'];
const RULES = RULE_KEYWORDS.map(({ keyword }) => keyword);
const LEAF = [
  ...META,
  ...LEAF_KEYWORDS,
  ...RULES,
  ...APPLICATORS,
  'type',
  'enum',
  'const',
  'items',
  'uniqueItems',
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'contains',
  'minContains',
  'maxContains',
  // A file uses these two keywords, because RJSF sees its schema as an object.
  'properties',
  'required',
];
const GROUP = [
  ...META,
  ...GROUP_KEYWORDS,
  ...APPLICATORS,
  'type',
  'properties',
  'required',
  'additionalProperties',
  'unevaluatedProperties',
  'minProperties',
  'maxProperties',
  'dependentRequired',
  'schema',
  'dateMin',
  'dateMax',
  'weekday',
];
const LIST = [
  ...META,
  ...LIST_KEYWORDS,
  ...APPLICATORS,
  'type',
  'items',
  'minItems',
  'maxItems',
  'contains',
  'minContains',
  'maxContains',
  'rules',
  'schema',
];

const KNOWN = { leaf: LEAF, group: GROUP, list: LIST } as const;

const KEYWORDS_BY_NODE = [
  { on: 'a single answer', keywords: [...LEAF_KEYWORDS, ...RULES] },
  { on: 'an object', keywords: GROUP_KEYWORDS },
  { on: 'a record list', keywords: LIST_KEYWORDS },
] as const;

function checkRequired(report: Compilation['report'], draft: Draft): void {
  const { source } = draft;
  const names = Object.keys(objectOf(keywordOf(source, 'properties')));
  for (const [index, name] of textsOf(keywordOf(source, 'required')).entries()) {
    if (draft.kind === 'list' || names.includes(name)) continue;
    const place = within(sourcePlace(source, 'required'), index);
    const remedy = didYouMean(name, names, 'Name a property of this object.');
    const subject = `${draft.pattern}/${nearest(name, names) ?? name}`;
    report.error(place, 'unknown-field', `There is no field "${name}"`, remedy, subject);
  }
}
