import type { JsonObject } from '../../definition/JsonSchema.ts';
import { type Format, formatOf } from '../formats.ts';
import type { FieldAt, Mapped, Mapping } from './Mapping.ts';
import { type Opened, outermost, placeOf, tightest } from './StrangerSchema.ts';

/** Longest text where the schema gives no `maxLength`. */
const DEFAULT_LENGTH = 1000;
/** Texts that may be longer are written in a box of several lines. */
const ONE_LINE = 200;
/** Message of a format, with words of its own at each field. */
export const WRONG_FORMAT = 'wrongFormat';

/** Makes a text of a schema: its box, lengths and format; or a file, where it is one in letters. */
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

/** Only a limit that its author wrote is counted down to, which `maxChars` is and `maxLength` not. */
function lengths(opened: Opened): JsonObject {
  const most = tightest(opened, 'maxLength');
  return {
    ...(most === undefined ? { maxLength: unsaidLength(opened) } : { maxChars: most }),
    // An empty answer is no answer: one character is what requirement asks for.
    ...(least(opened) > 1 ? { minChars: least(opened) } : {}),
  };
}

function least(opened: Opened): number {
  return tightest(opened, 'minLength') ?? 0;
}

/** The longest text of an author who wrote no `maxLength`: never less than the shortest. */
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
    const remedy = 'Give it "maxLength" if that is too many or too few.';
    const most = unsaidLength(opened);
    notes.assumed(opened.place, `"${name}" takes ${most} characters at most`, remedy);
  }
  if (format === 'date') {
    const remedy = 'Nothing. A form of the house would ask for DD/MM/YYYY.';
    notes.assumed(placeOf(opened, 'format'), `"${name}" is typed as YYYY-MM-DD`, remedy);
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
  const message = `"${name}" is a file (${accept.join(', ')}), kept beside the answers and not as text`;
  notes.assumed(opened.place, message);
  return { schema: { type: 'object', file: { accept: [...accept] } }, ui: { 'ui:widget': 'file' } };
}
