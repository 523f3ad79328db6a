import { type Format, formatOf } from '../../compiler/source/formats.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { type Opened, openedPlace, outermost, tightest } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapped, Mapping } from '../read/Mapping.ts';

/** Maximum length of a text if the schema has no `maxLength`. */
const DEFAULT_LENGTH = 1000;
/** Maximum length of a single-line text. A text that may be longer gets a textarea. */
const ONE_LINE = 200;
/** Message key of a wrong format. Each field has its own text for it. */
export const WRONG_FORMAT = 'wrongFormat';

/**
 * Creates a field for a text with its widget, lengths and format, or a field for a file encoded as
 * text.
 */
export function mapText(mapping: Mapping, opened: Opened, at: FieldAt): Mapped {
  const format = outermost(opened, 'format');
  if (format === 'data-url' || outermost(opened, 'contentEncoding') === 'base64') {
    return file(mapping, opened, at);
  }
  const known = formatOf(format);
  if (known) nameFormat(mapping, at, known);
  noteText(mapping, opened, at);
  const isLong = !known && (tightest(opened, 'maxLength') ?? least(opened)) > ONE_LINE;
  return {
    schema: {
      type: 'string',
      ...lengths(opened),
      ...(isLong ? { multiline: true } : {}),
      ...(known?.keyword ? { [known.keyword]: true } : {}),
      ...(format === 'password' ? { password: true } : {}),
    },
    ui: isLong ? { 'ui:widget': 'textarea' } : {},
  };
}

/**
 * Returns the length limits. `maxChars` shows a character counter, so only the author's own limit
 * becomes `maxChars`.
 */
function lengths(opened: Opened): JsonObject {
  const most = tightest(opened, 'maxLength');
  return {
    ...(most === undefined ? { maxLength: unsaidLength(opened) } : { maxChars: most }),
    // An empty text is an absent answer, so `required` already requires one character.
    ...(least(opened) > 1 ? { minChars: least(opened) } : {}),
  };
}

function least(opened: Opened): number {
  return tightest(opened, 'minLength') ?? 0;
}

/** Returns the maximum length if the author wrote no `maxLength`. It is never below the minimum. */
function unsaidLength(opened: Opened): number {
  return Math.max(DEFAULT_LENGTH, least(opened));
}

function nameFormat(
  { texts }: Mapping,
  { textKey }: FieldAt,
  { patterns, placeholder, example }: Format,
): void {
  if (placeholder) texts.set(`${textKey}.placeholder`, placeholder);
  if (!patterns) return;
  const words = placeholder ? `Write it as ${placeholder}` : `Write it like this: ${example}`;
  texts.set(`${textKey}.error.${WRONG_FORMAT}`, words);
}

function noteText({ notes }: Mapping, opened: Opened, { name }: FieldAt): void {
  const format = outermost(opened, 'format');
  const isKnown = formatOf(format) !== undefined;
  if (outermost(opened, 'maxLength') === undefined && !isKnown) {
    const remedy = 'Add "maxLength" if that is too many or too few.';
    const most = unsaidLength(opened);
    notes.assumed(opened.place, `"${name}" accepts at most ${most} characters`, remedy);
  }
  if (format === 'date') {
    const remedy = 'Nothing. A form of the house would ask for DD/MM/YYYY.';
    notes.assumed(openedPlace(opened, 'format'), `"${name}" is typed as YYYY-MM-DD`, remedy);
  }
}

const FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};

function file({ notes }: Mapping, opened: Opened, { name }: FieldAt): Mapped {
  const media = outermost(opened, 'contentMediaType');
  const accept = FILE_TYPES[String(media)] ?? Object.values(FILE_TYPES).flat();
  const message = `"${name}" is a file (${accept.join(', ')}), stored separately from the answers instead of as text`;
  notes.assumed(opened.place, message);
  return { schema: { type: 'object', file: { accept: [...accept] } }, ui: { 'ui:widget': 'file' } };
}
