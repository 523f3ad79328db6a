// @vitest-environment jsdom

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import Ajv04 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Diagnostic, importJsonSchema } from '#compiler';
import { createFormStore, evaluateForm, type FormData, type Json, type PlanNode } from '#engine';
import { type LoadedForm, loadForm } from '../engine/support/readForms.ts';
import { renderFields } from '../support/renderFields.tsx';
import { DOCUMENTS } from './support/externalSchemaDocuments.ts';
import { mutantsOf } from './support/mutants.ts';

const FOLDER = join(import.meta.dirname, '../fixtures/external-schemas');
const NOW = '2026-11-20T10:00:00+08:00';
const CODES = readdirSync(FOLDER).sort();

/** The expected form of a schema: its number of fields (rows not counted), and its notes. */
interface Row {
  readonly draft: string;
  readonly fields: number;
  readonly assumed: number;
  readonly leftOut: readonly string[];
  /** Keywords without an error message of their own. */
  readonly wordless: readonly string[];
}

/** The examples in the messages of patterns, by folder. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  ADDRESSBOOK: ['123456'],
  INVOICE: ['ABCDEFGH', 'ABCDEFGH', 'INV-1234'],
  JOBAPPLICATION: ['123456'],
  PACKAGE: ['a', '1.2.3'],
  PATIENT: ['1234'],
  SURVEY: ['12345678'],
  TALK: ['@A'],
  VEHICLE: ['ABCDEFGHJKLMNPRST'],
};

const TABLE: Readonly<Record<string, Row>> = {
  ADDRESSBOOK: { draft: '04', fields: 3, assumed: 4, leftOut: [], wordless: [] },
  CONTACT: { draft: '04', fields: 15, assumed: 1, leftOut: [], wordless: [] },
  GEOFEATURE: { draft: '2020-12', fields: 6, assumed: 6, leftOut: [], wordless: [] },
  INVOICE: {
    draft: '2019-09',
    fields: 14,
    assumed: 6,
    leftOut: [],
    wordless: [],
  },
  JOBAPPLICATION: { draft: '07', fields: 16, assumed: 8, leftOut: [], wordless: [] },
  PACKAGE: {
    draft: '07',
    fields: 15,
    // The notes name a text or an object, names of any kind, and lengths.
    assumed: 5,
    leftOut: [],
    wordless: [],
  },
  PASSPORT: { draft: '07', fields: 13, assumed: 5, leftOut: [], wordless: [] },
  PATIENT: { draft: '07', fields: 8, assumed: 6, leftOut: [], wordless: [] },
  PLACE: { draft: '2019-09', fields: 13, assumed: 5, leftOut: [], wordless: [] },
  REGISTRATION: { draft: 'none named', fields: 11, assumed: 3, leftOut: [], wordless: [] },
  SURVEY: { draft: '2020-12', fields: 9, assumed: 4, leftOut: [], wordless: [] },
  TALK: { draft: '2020-12', fields: 8, assumed: 3, leftOut: [], wordless: [] },
  THEME: { draft: '2020-12', fields: 4, assumed: 3, leftOut: [], wordless: [] },
  // The form accepts only declared names.
  VEHICLE: {
    draft: '06',
    fields: 10,
    assumed: 4,
    leftOut: ['patternProperties'],
    wordless: [],
  },
};

describe.each(CODES)('the external schema %s', (code) => {
  const schema = JSON.parse(readFileSync(join(FOLDER, code, 'schema.json'), 'utf8')) as {
    readonly [key: string]: Json;
  };
  const files = importJsonSchema({ code, schema });
  const notes: readonly Diagnostic[] = files.notes ?? [];
  const named = (isMeant: (note: Diagnostic) => boolean) =>
    notes.filter(isMeant).map(({ message }) => /"([^"]+)"/.exec(message)?.[1]);
  const validate = validatorOf(schema);
  const documents = DOCUMENTS[code] ?? [];
  let form: LoadedForm;

  beforeAll(async () => {
    form = await loadForm(files);
  });

  it('imports without errors, and each note has a place and a remedy', () => {
    expect(notes.filter(({ severity }) => severity === 'error')).toEqual([]);
    for (const { pointer, message, remedy } of notes) {
      expect(valueAt(schema, pointer), `${pointer} ${message}`).toBeDefined();
      expect(remedy).not.toBe('');
    }
  });

  it('has the draft, the fields and the notes of the table', () => {
    const { plan, validator } = form;
    const counts = documents.map((document) => {
      const store = createFormStore(plan, validator, { data: document as FormData, now: NOW });
      return plan.root.children.flatMap((node) => labelsOf(node, '', store)).length;
    });
    expect({
      draft: /draft[-/]([\d-]+)/.exec(String(schema.$schema))?.[1] ?? 'none named',
      fields: Math.max(...counts),
      assumed: notes.filter((note) => note.severity === 'info').length,
      leftOut: named((note) => note.severity === 'warning' && note.code !== 'no-message'),
      wordless: named(({ code }) => code === 'no-message'),
    }).toEqual(TABLE[code]);
    const examples = JSON.stringify(files.schema).matchAll(/wrongSpellingOf","args":\["([^"]+)/g);
    expect(Array.from(examples, ([, text]) => text)).toEqual(EXAMPLES[code] ?? []);
  });

  it('renders every field with its label', () => {
    for (const document of documents) {
      const { plan, validator, texts } = form;
      const store = createFormStore(plan, validator, { data: document as FormData, now: NOW });
      const { container } = renderFields({ store, texts: texts.en });
      const shown = plan.root.children.flatMap((node) => labelsOf(node, '', store));
      for (const key of shown) {
        const label = (texts.en[key] ?? '').replace(' {n}', '');
        expect(label, key).not.toBe('');
        expect(container.textContent, key).toContain(label);
      }
      expect(container.querySelectorAll('input,select,textarea').length).toBeGreaterThan(1);
    }
  });

  it('accepts valid documents, and keeps them unchanged', () => {
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      expect(validate(withoutChoice(document)), JSON.stringify(validate.errors)).toBe(true);
      const { errors, hidden, data } = evaluate(form, document);
      expect(errors).toEqual([]);
      expect(hidden).toEqual([]);
      expect(data).toEqual(document);
    }
  });

  it('requires no field that valid documents omit', () => {
    for (const document of documents) {
      const { plan, validator } = form;
      const store = createFormStore(plan, validator, { data: document as FormData, now: NOW });
      expect(evaluate(form, store.data()).errors).toEqual([]);
    }
  });

  it('agrees with Ajv on documents with one change', () => {
    const mutants = mutantsOf(documents, schema);
    const count = { accepted: 0, refused: 0 };
    for (const mutant of mutants) {
      const { isAccepted, held, why } = evaluated(form, mutant);
      expect({ is: isAccepted, of: held, why }).toEqual({ is: validate(held), of: held, why });
      count[isAccepted ? 'accepted' : 'refused'] += 1;
    }
    expect(count.accepted).toBeGreaterThan(50);
    expect(count.refused).toBeGreaterThan(50);
  });
});

describe('numbers and numeric options', () => {
  it('are stored as numbers after input on the page', async () => {
    const { plan, validator, texts } = await loadForm(
      importJsonSchema({
        code: 'NUMBERS',
        schema: {
          type: 'object',
          properties: {
            sum: { type: 'number', title: 'Sum' },
            level: { enum: [1, 2, 3, 4, 5, 6], title: 'Level' },
            sure: { enum: [true, false], title: 'Sure' },
          },
        },
      }),
    );
    const store = createFormStore(plan, validator, { data: { sum: 2.5, level: 3 }, now: NOW });
    renderFields({ store, texts: texts.en });
    const box = screen.getByLabelText<HTMLInputElement>(/Sum/);
    expect(box.value).toBe('2.5');
    expect(screen.getByLabelText<HTMLSelectElement>(/Level/).value).toBe('3');
    fireEvent.change(box, { target: { value: '12.75' } });
    fireEvent.change(screen.getByLabelText(/Level/), { target: { value: '6' } });
    fireEvent.click(screen.getByLabelText('No'));
    const { data, errors } = evaluateForm(plan, validator, { data: store.data(), now: NOW });
    expect(errors).toEqual([]);
    expect(data).toEqual({ sum: 12.75, level: 6, sure: false });
  });
});

function evaluate({ plan, validator }: LoadedForm, document: object) {
  return evaluateForm(plan, validator, { data: document as FormData, now: NOW });
}

/** Returns whether the form accepts a document, and the document without empty values. */
function evaluated(form: LoadedForm, document: object) {
  try {
    const { errors, data } = evaluate(form, document);
    const why = errors.map(({ path, key }) => `${path} ${key}`);
    return { isAccepted: errors.length === 0, held: withoutChoice(data), why };
  } catch (error) {
    const why = [String(error)];
    return { isAccepted: false, held: withoutChoice(document), why };
  }
}

/** Returns the document without the field `choice`, which the form added. */
function withoutChoice(document: object): object {
  return JSON.parse(JSON.stringify(document), function (this: object, key, value: unknown) {
    return key === 'choice' ? undefined : value;
  }) as object;
}

function validatorOf(schema: { readonly [key: string]: Json }): ValidateFunction {
  const options: Options = { strict: false, logger: false, allErrors: true };
  const draft = String(schema.$schema);
  const ajv = draft.includes('draft-04')
    ? new Ajv04.default(options)
    : draft.includes('2019-09')
      ? new Ajv2019(options)
      : draft.includes('2020-12')
        ? new Ajv2020(options)
        : new Ajv(options);
  if (draft.includes('draft-06')) ajv.addMetaSchema(draft06);
  addFormats.default(ajv);
  return ajv.compile(schema);
}

/** Returns the label keys of visible fields, except in rows: their cards may be closed. */
function labelsOf(
  node: PlanNode,
  above: string,
  store: ReturnType<typeof createFormStore>,
): readonly string[] {
  const pointer = `${above}/${node.key}`;
  if (!store.isVisible(pointer)) return [];
  const own = `${node.textKey}.label`;
  // A full list has no add button; the cards name its rows.
  if (node.kind === 'list') {
    return store.rowCount(pointer) === 0 ? [`${node.textKey}.add`] : [`${node.textKey}.record`];
  }
  if (node.kind === 'leaf') return [own];
  return [own, ...node.children.flatMap((child) => labelsOf(child, pointer, store))];
}

function valueAt(schema: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, name) => Reflect.get(Object(value), name), schema);
}
