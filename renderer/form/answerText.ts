import {
  formatPercentage,
  type GroupNode,
  type LeafNode,
  type PlanNode,
  type Texts,
  type ValueType,
} from '#engine';
import { groupDigits } from '../widgets/amount/groupDigits.ts';

/**
 * An answer in a few words, for the summary line of a record and for computed answers: the text of
 * an option, an amount with its currency, a file's name, an address in one line.
 *
 * @returns `''` when there is nothing to say
 */
export function answerText(node: PlanNode, value: unknown, texts: Texts): string {
  if (value === undefined || value === null) return '';
  if (node.kind === 'leaf') return leafText(node, value, texts);
  if (node.kind === 'list') return Array.isArray(value) ? String(value.length) : '';
  return groupText(node, value, texts);
}

function leafText(node: LeafNode, value: unknown, texts: Texts): string {
  const optionText = (option: unknown) => texts[`${node.textKey}.options.${option}`] ?? `${option}`;
  switch (node.valueType) {
    case 'choice':
      return optionText(value);
    case 'choices':
      return Array.isArray(value) ? value.map(optionText).join(', ') : '';
    case 'checkbox':
      return value === true ? (texts[`${node.textKey}.label`] ?? '') : '';
    case 'file':
      return String(partOf(value, 'name') ?? '');
    case 'password':
      return '';
    default:
      return typeof value === 'string' || typeof value === 'number'
        ? typedText(node.valueType, `${value}`)
        : '';
  }
}

function typedText(valueType: ValueType, value: string): string {
  if (valueType === 'money') return `HK$${groupDigits(value)}`;
  return valueType === 'percentage' ? formatPercentage(value) : value;
}

function groupText(node: GroupNode, value: unknown, texts: Texts): string {
  const { dateParts } = node;
  if (dateParts) {
    const parts = [dateParts.day, dateParts.month, dateParts.year].map((key) => partOf(value, key));
    return parts.every((part) => part !== undefined) ? parts.join('/') : '';
  }
  return node.children
    .map((child) => answerText(child, partOf(value, child.key), texts))
    .filter((text) => text !== '')
    .join(', ');
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
