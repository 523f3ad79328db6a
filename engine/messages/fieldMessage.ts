import type { Texts } from '../definition/JsonSchema.ts';
import type { FieldError } from '../validation/FieldError.ts';
import { fillText } from './fillText.ts';
import type { MessageArgs } from './MessageRef.ts';
import type { Catalogue } from './resolveMessage.ts';
import { resolveMessage } from './resolveMessage.ts';

/**
 * Finds the words of a field error: the form's own for that field and message key, for that field
 * and rule, else the product's; the same in the summary, the dialog and beside the field. The key
 * comes first, since two rules of a field may share their keyword, one of them a warning.
 *
 * @param error where, which message, with what in it
 * @param texts of the form, in the language wanted
 * @param catalogue of the product, in the same language
 * @returns the words. A form's text may name `{label}` besides `{0}`, `{1}`
 */
export function fieldMessage(error: FieldError, texts: Texts, catalogue: Catalogue): string {
  const textKey = textKeyOf(error.path);
  const args = spokenArgs(error, texts, catalogue);
  const own =
    texts[`${textKey}.error.${error.key}`] ??
    (error.rule === undefined ? undefined : texts[`${textKey}.error.${error.rule}`]);
  if (own !== undefined) return fillText(own, args, { label: texts[`${textKey}.label`] ?? '' });
  const said = { ...error, args };
  return exactMessage(said, catalogue) ?? resolveMessage(said, catalogue);
}

/**
 * Of a part of an answer the third argument is the key of the reason; its words stand for it, those of the
 * form before the product's.
 */
function spokenArgs(
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

/** The text that names the part that is wrong, where there is one. */
function exactMessage({ key, args, part }: FieldError, catalogue: Catalogue): string | undefined {
  return part === undefined ? undefined : catalogue(`${key}_${part}`, args);
}

/**
 * The text key of a pointer: row numbers do not count, and parts join with dots.
 *
 * @param pointer with row indices: `/orders/0/PRN`
 * @returns `orders.PRN`
 */
export function textKeyOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .filter((part) => !/^\d+$/.test(part))
    .join('.');
}
