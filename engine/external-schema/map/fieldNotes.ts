import type { Json } from '../../definition/JsonSchema.ts';
import { spelledOut } from '../messages/words.ts';
import { type Opened, openedPlace, outermost, type Spot } from '../read/ExternalSchema.ts';
import type { FieldAt, Mapping } from '../read/Mapping.ts';

/** Stores the title and description of a field as its label and help. */
export function nameField(
  { texts, deprecated }: Mapping,
  opened: Opened,
  { name, textKey }: FieldAt,
): void {
  // Several fields would share the title of a shared schema, so the title could not distinguish
  // them.
  const [own] = opened.layers;
  const title = opened.isShared ? own?.schema.title : outermost(opened, 'title');
  const description = outermost(opened, 'description');
  texts.set(`${textKey}.label`, typeof title === 'string' && title ? title : spelledOut(name));
  if (typeof description === 'string' && description) texts.set(`${textKey}.help`, description);
  if (outermost(opened, 'deprecated') === true) deprecated.add(textKey);
}

/** Reports a field that is left out, and the consequence if the schema requires it. */
export function noteOmitted(
  { notes }: Mapping,
  opened: Opened,
  { name, isRequired }: Pick<FieldAt, 'name' | 'isRequired'>,
  reason: string,
  remedy: string,
): void {
  const loss = isRequired ? ', though it is required: submissions will lack it' : '';
  notes.leftOut(opened.place, `"${name}" ${reason} and is left out${loss}`, remedy);
}

/** Returns the default of a field: its own, otherwise its part of the object's default. */
export function defaultOf(opened: Opened, { initial }: FieldAt): Spot | undefined {
  const schema = outermost(opened, 'default');
  return schema === undefined ? initial : { schema, place: openedPlace(opened, 'default') };
}

/** Notes that a default is not filled in, unless it is empty. */
export function noteDefault(
  { notes }: Pick<Mapping, 'notes'>,
  name: string,
  initial: Spot | undefined,
): void {
  if (!initial || isEmpty(initial.schema)) return;
  const remedy = 'Give each answer in it a default of the right type.';
  notes.leftOut(initial.place, `The default of "${name}" is not filled in`, remedy);
}

/** Checks whether a default is empty, so that it fills in nothing. */
export function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
