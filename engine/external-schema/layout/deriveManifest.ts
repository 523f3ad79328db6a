import { OWN_STEPS } from '../../compiler/check/checkManifest.ts';
import { isObject, objectOf } from '../../compiler/source/json.ts';
import { orderedNames } from '../../compiler/source/orderedNames.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import type { Manifest, StepSource } from '../../definition/Manifest.ts';
import { spelledOut } from '../messages/words.ts';
import type { Mapped } from '../read/Mapping.ts';
import type { Notes } from '../read/Notes.ts';

/** A derived manifest, with the titles of its steps. */
export interface Derived {
  readonly manifest: Manifest;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Creates a manifest for a form that has only a schema and a layout. Each object or list at the top
 * level gets a step; all other answers share one step. The steps follow the layout's order. The
 * form is submitted on paper.
 *
 * @param schema the schema in Landform's dialect
 * @param ui the layout of the form
 * @param labels the texts found so far, for the titles of steps
 */
export function deriveManifest(
  code: string,
  { schema, ui }: Mapped,
  labels: ReadonlyMap<string, string>,
  at: { readonly place: Place; readonly notes: Notes },
): Derived {
  const texts = new Map<string, string>();
  const steps: StepSource[] = [];
  const loose: string[] = [];
  const fields = objectOf(schema.properties);
  for (const name of orderedNames(Object.keys(fields), ui)) {
    const field = fields[name];
    if (!hasOwnStep(field)) {
      if (loose.length === 0) steps.push({ id: '', fields: loose });
      loose.push(`/${name}`);
      continue;
    }
    const { visibleWhen } = objectOf(field);
    const id = freeId(name.replaceAll(/\W/g, '_'), steps);
    const when = isObject(visibleWhen) ? { when: visibleWhen } : {};
    steps.push({ id, fields: [`/${name}`], ...when });
    texts.set(`$steps.${id}.title`, labels.get(`${name}.label`) ?? spelledOut(name));
  }
  const together = freeId('details', steps);
  if (loose.length > 0) texts.set(`$steps.${together}.title`, 'Details');
  const manifest: Manifest = {
    code,
    version: 1,
    screenId: code,
    reference: code,
    languages: ['en'],
    steps: steps.map((step) => (step.id === '' ? { ...step, id: together } : step)),
    submissionType: 'OFFLINE_SUBM',
    skipAckEmail: true,
    next: [{ id: 'paperForm' }, { id: 'questions' }],
  };
  const names = manifest.steps.map(({ id }) => id).join(', ');
  at.notes.assumed(
    at.place,
    `The form ${code} has the steps ${names}, is in English only, and is submitted on paper (OFFLINE_SUBM)`,
    'Write manifest.json, ui.json and locales to change this; `npm run forms:new` creates examples.',
  );
  return { manifest, texts };
}

function hasOwnStep(field: unknown): boolean {
  const { type, $ref, file, items, json } = objectOf(field);
  if ($ref !== undefined || json !== undefined) return true;
  if (type === 'array') return objectOf(items).enum === undefined;
  return type === 'object' && file === undefined;
}

function freeId(name: string, steps: readonly StepSource[]): string {
  const taken = [...OWN_STEPS, ...steps.map(({ id }) => id)];
  return taken.includes(name) ? freeId(`${name}Step`, steps) : name;
}
