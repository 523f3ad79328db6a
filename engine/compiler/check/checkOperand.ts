import type { Compilation } from '../source/Compilation.ts';
import type { Draft } from '../source/Draft.ts';
import { isObject, listOf } from '../source/json.ts';
import type { Place } from '../source/Reporter.ts';
import { keywordOf } from '../source/Source.ts';
import { valueTypeOf } from '../source/valueTypeOf.ts';

/** Reports a date rule on a field that is never a date: the rule would accept every answer. */
export function checkDated(
  { report }: Compilation,
  draft: Draft,
  name: string,
  place: Place,
): void {
  if (isDated(draft)) return;
  const message = `"${name}" compares dates, but ${draft.pattern} is not a date`;
  const remedy = 'Add "hkDate": true or "monthYear": true, or leave the rule out.';
  report.error(place, 'unfit-rule', message, remedy);
}

/** Reports a bound that is never a date: the rule would accept every answer. */
export function checkBound({ patterns, report }: Compilation, pattern: string, place: Place): void {
  const draft = patterns.get(pattern);
  if (!draft || isDated(draft)) return;
  const remedy = 'Name a field with "hkDate" or "monthYear", or a date in parts.';
  report.error(place, 'unfit-pointer', `${pattern} is not a date`, remedy);
}

/** Reports an answer that no text can equal: a list, a group, a checkbox, a file. */
export function checkComparable(
  { patterns, report }: Compilation,
  pattern: string,
  place: Place,
): void {
  const draft = patterns.get(pattern);
  if (!draft || isText(draft)) return;
  const remedy = 'Name a field that holds a text, a number or a single choice.';
  report.error(
    place,
    'unfit-pointer',
    `${pattern} is not a single answer, so nothing can be compared with it`,
    remedy,
  );
}

/** Reports a field that autofill cannot fill with a text. */
export function checkFilled(
  { patterns, report }: Compilation,
  pattern: string,
  place: Place,
): void {
  const draft = patterns.get(pattern);
  // Autofill splits an address into the parts of a group.
  if (!draft || draft.kind === 'group' || isText(draft)) return;
  const remedy = 'Name a field that holds a text, or a group such as an address.';
  report.error(place, 'unfit-pointer', `${pattern} cannot be filled in with a text`, remedy);
}

/** Reports an option that a choice does not have. */
export function checkAnswer(
  { patterns, report }: Compilation,
  pattern: string,
  answer: string,
  place: Place,
): void {
  const draft = patterns.get(pattern);
  if (!draft) return;
  const options = listOf(keywordOf(draft.source, 'enum'));
  if (draft.kind === 'leaf' && options.includes(answer)) return;
  const remedy = 'Name a choice, and one of its options.';
  report.error(place, 'unfit-pointer', `${pattern} has no option "${answer}"`, remedy);
}

/** Checks whether an answer can be a date or a month. A computed or looked-up answer may be one. */
function isDated(draft: Draft): boolean {
  if (draft.kind === 'list') return false;
  if (draft.kind === 'group') return keywordOf(draft.source, 'dateParts') !== undefined;
  const { source } = draft;
  const open = ['computed', 'optionsFrom', 'hkDate', 'monthYear'];
  if (open.some((name) => keywordOf(source, name) !== undefined)) return true;
  if (isObject(keywordOf(source, 'enum'))) return true;
  const entries = listOf(keywordOf(source, 'rules')).filter(isObject);
  return entries.some(({ hkDate, monthYear }) => hkDate === true || monthYear === true);
}

const NO_TEXT: readonly string[] = ['choices', 'checkbox', 'file', 'json'];

function isText(draft: Draft): boolean {
  if (draft.kind === 'leaf') return !NO_TEXT.includes(valueTypeOf(draft));
  return draft.kind === 'group' && keywordOf(draft.source, 'dateParts') !== undefined;
}
