import { OWN_STEPS } from '../../compiler/check/checkManifest.ts';
import type { Place } from '../../compiler/source/Reporter.ts';
import type { Manifest, StepSource } from '../../definition/Manifest.ts';
import { E_CHEQUE_STEP } from '../../definition/paymentFields.ts';
import type { Notes } from '../notes/Notes.ts';
import type { Mapped } from '../read/Mapping.ts';
import { derivedSteps } from './derivedSteps.ts';

/** A derived manifest, with the titles of its steps. */
export interface Derived {
  readonly manifest: Manifest;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Creates a manifest for a form that has only a schema and a layout. `derivedSteps` cuts the form
 * into steps. The form is submitted on paper.
 *
 * @param form the schema in Landform's dialect and its layout
 * @param labels the texts found so far, for the titles of steps
 */
export function deriveManifest(
  code: string,
  form: Mapped,
  labels: ReadonlyMap<string, string>,
  at: { readonly place: Place; readonly notes: Notes },
): Derived {
  const texts = new Map<string, string>();
  const steps: StepSource[] = [];
  for (const { title, lead, fields, when, ...step } of derivedSteps(form, labels)) {
    const id = freeId(step.id, steps);
    steps.push({ id, fields: [...fields], ...(when ? { when } : {}) });
    texts.set(`$steps.${id}.title`, title);
    if (lead !== undefined) texts.set(`$steps.${id}.lead`, lead);
  }
  const manifest: Manifest = {
    code,
    version: 1,
    screenId: code,
    reference: code,
    languages: ['en'],
    steps,
    submissionType: 'OFFLINE_SUBM',
    skipAckEmail: true,
    next: [{ id: 'paperForm' }, { id: 'questions' }],
  };
  const names = manifest.steps.map(({ id }) => id).join(', ');
  at.notes.assumed(
    at.place,
    `The form ${code} has the steps ${names}, is in English only, and is submitted on paper (OFFLINE_SUBM)`,
    `To change labels or widgets, add locales/en.json or ui.json with only the changes. To change steps, fees, languages or the way of submission, run \`npm run forms:eject -- ${code}\`.`,
  );
  return { manifest, texts };
}

/** Returns the name, or the name with a number if another step or the wizard already has it. */
function freeId(name: string, steps: readonly StepSource[]): string {
  const taken = [...OWN_STEPS, E_CHEQUE_STEP, ...steps.map(({ id }) => id)];
  let free = name;
  for (let number = 2; taken.includes(free); number += 1) free = `${name}${number}`;
  return free;
}
