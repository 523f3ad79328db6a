import type { FieldError } from '../contract/FieldError.ts';
import type { Texts } from '../definition/JsonSchema.ts';
import { fillText } from './fillText.ts';
import type { MessageArgs } from './MessageRef.ts';
import type { Catalogue } from './resolveMessage.ts';
import { resolveMessage } from './resolveMessage.ts';

/**
 * Returns the text of a field error. It is the form's text for that field and message key, or for
 * that field and rule, otherwise the product's. The summary, the dialog and the field show the same
 * text. The key has priority, because two rules of a field may share their keyword, one of them a
 * warning.
 *
 * @param error pointer, message key and arguments
 * @param texts the form's texts in the wanted language
 * @param catalogue the product's catalogue in the same language
 * @returns the text. A form's text may contain `{label}` in addition to `{0}`, `{1}`
 *
 * @example
 * const texts = { 'idNo.label': 'HKID', 'idNo.error.hkid': '{label} is wrong' };
 * const catalogue = (key: string) => (key === 'validation_required' ? 'Enter this' : undefined);
 * const [path, args] = ['/idNo', []];
 * fieldMessage({ path, args, key: 'validation_invalidHKID', rule: 'hkid' }, texts, catalogue);
 * // 'HKID is wrong'
 * fieldMessage({ path, args, key: 'validation_required' }, texts, catalogue); // 'Enter this'
 */
export function fieldMessage(error: FieldError, texts: Texts, catalogue: Catalogue): string {
  const textKey = textKeyOf(error.path);
  const args = localisedArgs(error, texts, catalogue);
  const own =
    texts[`${textKey}.error.${error.key}`] ??
    (error.rule === undefined ? undefined : texts[`${textKey}.error.${error.rule}`]);
  if (own !== undefined) return fillText(own, args, { label: texts[`${textKey}.label`] ?? '' });
  const localised = { ...error, args };
  return exactMessage(localised, catalogue) ?? resolveMessage(localised, catalogue);
}

/**
 * Returns the arguments of a field's message. For a part of an answer, the third argument is the
 * key of the reason. The text of the reason replaces this key. The form's text has priority over
 * the product's.
 */
function localisedArgs(
  { key, args, path }: FieldError,
  texts: Texts,
  catalogue: Catalogue,
): MessageArgs {
  if (key !== 'validation_invalidPart') return args;
  const [place = '', pointer = '', reason = 'validation_invalid', ...limits] = args;
  const own = texts[`${textKeyOf(path)}.error.${reason}`];
  const words =
    own === undefined
      ? resolveMessage({ key: String(reason), args: limits }, catalogue)
      : fillText(own, limits, { label: String(place) });
  return [place, pointer, words];
}

/** Returns the text for the wrong part, if present. */
function exactMessage({ key, args, part }: FieldError, catalogue: Catalogue): string | undefined {
  return part === undefined ? undefined : catalogue(`${key}_${part}`, args);
}

/**
 * Returns the text key of a pointer: without row numbers, the names joined with dots.
 *
 * @param pointer with row indices
 *
 * @example
 * textKeyOf('/orders/0/PRN'); // 'orders.PRN'
 * textKeyOf(''); // ''
 */
export function textKeyOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .filter((part) => !/^\d+$/.test(part))
    .join('.');
}
