import type { Texts } from '../definition/JsonSchema.ts';
import type { GroupNode } from '../definition/PlanNode.ts';
import type { Language } from '../language.ts';
import { formatAddress, formatPostBox } from './address.ts';
import { answerLines } from './answerLines.ts';
import { formatDate } from './date.ts';
import { UNNAMED_LOT_TYPE } from './lot.ts';
import { lotText } from './lotText.ts';
import { valueAt } from './valueAt.ts';

/** What a group is written from. */
export interface GroupWords {
  readonly data: unknown;
  readonly visible: (pointer: string) => boolean;
  readonly texts: Texts;
  readonly language: Language;
}

/**
 * Writes a group that is one answer: a date in parts, an address of any kind, a lot, a property.
 *
 * @param node the group; `dateParts` and `ui:field` decide
 * @param pointer where it stands, with row indices
 * @param words data, visibility, texts and language
 * @returns its lines, none when nothing was given; `undefined` for a group of separate answers
 */
export function groupLines(
  node: GroupNode,
  pointer: string,
  words: GroupWords,
): readonly string[] | undefined {
  if (node.dateParts !== undefined) return dateLines(node.dateParts, pointer, words);
  switch (node.ui['ui:field']) {
    case 'address':
      return formatAddress(partsOf(node, pointer, words), words.language);
    case 'address-lines':
      return Object.values(partsOf(node, pointer, words));
    case 'post-box':
      return formatPostBox(partsOf(node, pointer, words), words.language);
    case 'lot':
      return lotLines(node, pointer, words);
    case 'property':
      return propertyLines(node, pointer, words);
    default:
      return undefined;
  }
}

type Parts = Readonly<Record<string, string>>;

/** The visible answers of a group, one line each. */
function partsOf(node: GroupNode, pointer: string, words: GroupWords): Parts {
  const parts = node.children.flatMap((child) => {
    const at = `${pointer}/${child.key}`;
    if (child.kind !== 'leaf' || !words.visible(at)) return [];
    const [line] = answerLines(child, valueAt(words.data, at), words);
    return line === undefined ? [] : [[child.key, line] as const];
  });
  return Object.fromEntries<string>(parts);
}

function dateLines(
  { day, month, year }: NonNullable<GroupNode['dateParts']>,
  pointer: string,
  { data, language }: GroupWords,
): readonly string[] {
  const parts = [day, month, year].map((key) => {
    const value = valueAt(data, `${pointer}/${key}`);
    return typeof value === 'string' ? value : '';
  });
  return parts.every((part) => part === '') ? [] : [formatDate(parts.join('/'), language)];
}

/** The lot in words, then as the land register writes it where that is something else. */
function lotLines(node: GroupNode, pointer: string, words: GroupWords): readonly string[] {
  const { lotText: short = '' } = partsOf(node, pointer, words);
  return [...new Set([lotText(node, pointer, words), short])].filter((line) => line !== '');
}

/** A building by its address, a lot by its kind and number. */
function propertyLines(node: GroupNode, pointer: string, words: GroupWords): readonly string[] {
  const { streetNo, street, district, ...rest } = partsOf(node, pointer, words);
  const { lotType, lotTypeOther, ddNo, lotNo } = rest;
  const isUnnamed = valueAt(words.data, `${pointer}/lotType`) === UNNAMED_LOT_TYPE;
  const address = formatAddress(
    { ...rest, street: joined(streetNo, street), district },
    words.language,
  );
  const label = words.texts[`${node.textKey}.lotNo.label`] ?? '';
  const lot = [
    joined(lotTypeOther ?? (isUnnamed ? undefined : lotType), ddNo),
    lotNo === undefined ? '' : joined(label, lotNo),
  ];
  return [...address, ...lot].filter((line) => line !== '');
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}
