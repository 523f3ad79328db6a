import { LANGUAGES } from '../../constants/language.ts';
import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { type Place, type Reporter, within } from '../source/Reporter.ts';

/** Ids of the steps that the wizard adds itself (specification, document 1, section 2). */
export const OWN_STEPS = ['intro', 'confirmation', 'submission', 'acknowledgement'];

/**
 * Checks whether a manifest can be compiled: the required keys exist and have the right types. The
 * meta-schema checks more. This function checks only the parts that the compiler relies on.
 */
export function checkManifest(manifest: unknown, code: string, report: Reporter): boolean {
  const file = `forms/${code}/manifest.json`;
  const top = { file, pointer: '' };
  const written = objectOf(manifest);
  const faults = [
    ...scalarFaults(manifest, code),
    ...stepFaults(written),
    ...entryFaults(written.signatures, 'signatures', ['id', 'holder']),
    ...entryFaults(written.documents, 'documents', ['id', 'template']),
    ...entryFaults(written.next, 'next', ['id']),
    ...paymentFaults(written.payment),
  ];
  for (const { names, message, remedy } of faults) {
    report.error(within(top, ...names), 'bad-manifest', message, remedy);
  }
  reportDuplicateIds(written, top, report);
  return faults.length === 0;
}

interface Fault {
  readonly names: readonly (string | number)[];
  readonly message: string;
  readonly remedy: string;
}

function fault(names: Fault['names'], message: string, remedy: string): Fault {
  return { names, message, remedy };
}

function scalarFaults(manifest: unknown, code: string): readonly Fault[] {
  if (!isObject(manifest)) return [fault([], 'A manifest is an object', 'Write { "code": ... }.')];
  const wrong: Fault[] = [];
  if (manifest.code !== code) {
    wrong.push(
      fault(['code'], `The code differs from the name of the folder, ${code}`, `Write "${code}".`),
    );
  }
  if (!Number.isInteger(manifest.version)) {
    wrong.push(fault(['version'], 'The version is not a whole number', 'Write 1.'));
  }
  if (typeof manifest.screenId !== 'string') {
    wrong.push(fault(['screenId'], 'The screen id is missing', `Write "${code}".`));
  }
  if (manifest.languages !== undefined && !isLanguages(manifest.languages)) {
    const remedy = `Write some of ${LANGUAGES.join(', ')}, or leave it out: all three.`;
    wrong.push(fault(['languages'], 'These are not languages of the portal', remedy));
  }
  if (manifest.submissionType === undefined) {
    const remedy = 'Write "ALLOW_ESUBM", or a list of { "when", "then" }.';
    wrong.push(fault(['submissionType'], 'The submission type is missing', remedy));
  }
  return wrong;
}

function isLanguages(written: Json): boolean {
  const languages = listOf(written);
  return languages.length > 0 && languages.every((each) => LANGUAGES.some((one) => one === each));
}

function stepFaults({ steps }: JsonObject): readonly Fault[] {
  if (!Array.isArray(steps)) {
    return [fault(['steps'], 'The steps are missing', 'Write [{ "id": ..., "fields": [...] }].')];
  }
  return steps.flatMap((step, index): readonly Fault[] => {
    const { id, fields } = isObject(step) ? step : {};
    if (typeof id === 'string' && OWN_STEPS.includes(id)) {
      const remedy = `Use an id other than ${OWN_STEPS.join(', ')}.`;
      return [fault(['steps', index, 'id'], `The wizard reserves the step id "${id}"`, remedy)];
    }
    const isComplete =
      typeof id === 'string' && listOf(fields).every((field) => typeof field === 'string');
    if (isComplete && Array.isArray(fields)) return [];
    const remedy = 'Write { "id": "particulars", "fields": ["/applicant"] }.';
    return [fault(['steps', index], 'A step has an id and fields', remedy)];
  });
}

function entryFaults(entries: unknown, name: string, needed: readonly string[]): readonly Fault[] {
  if (entries === undefined) return [];
  if (!Array.isArray(entries))
    return [fault([name], `"${name}" is not a list`, 'Write [{ ... }].')];
  return entries.flatMap((entry: unknown, index): readonly Fault[] => {
    const missing = needed.filter((key) => !isObject(entry) || entry[key] === undefined);
    if (missing.length === 0) return [];
    return [fault([name, index], `Missing: ${missing.join(', ')}`, `Add "${missing[0]}".`)];
  });
}

function paymentFaults(payment: unknown): readonly Fault[] {
  if (payment === undefined) return [];
  const { required, items } = isObject(payment) ? payment : {};
  if (required === undefined || !Array.isArray(items)) {
    const remedy = 'Write { "required": true, "items": [{ "id": ..., "unitPrice": ... }] }.';
    return [fault(['payment'], 'A payment needs "required" and "items"', remedy)];
  }
  return entryFaults(items, 'items', ['id', 'unitPrice']).map((each) => ({
    ...each,
    names: ['payment', ...each.names],
  }));
}

function reportDuplicateIds(manifest: JsonObject, top: Place, report: Reporter): void {
  const lists = [
    ['steps', manifest.steps],
    ['signatures', manifest.signatures],
    ['documents', manifest.documents],
    ['next', manifest.next],
  ] as const;
  for (const [name, entries] of lists) {
    const ids = listOf(entries).map((entry) => (isObject(entry) ? entry.id : undefined));
    for (const [index, id] of ids.entries()) {
      if (id === undefined || ids.indexOf(id) === index) continue;
      const place = within(top, name, index, 'id');
      report.error(place, 'twice', `The id "${String(id)}" appears twice`, 'Use another id.');
    }
  }
}
