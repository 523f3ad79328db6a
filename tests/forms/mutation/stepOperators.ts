import type { Json, JsonObject } from '../../../engine/definition/JsonSchema.ts';
import { fieldsOf, impossible, listIn, objectIn } from './fields.ts';
import { type Operator, type ParsedForm, type Spot, spot } from './Operator.ts';

const FILE = 'manifest.json';

/** Mistakes in the steps of a form. */
export const stepOperators: readonly Operator[] = [
  {
    name: 'field in no step',
    codes: ['field-in-no-step'],
    spots: (form) =>
      stepsOf(form).flatMap(({ index, fields }) =>
        fields.length < 2
          ? []
          : fields.map((_field, which) => spot(FILE, ['steps', index, 'fields', which])),
      ),
  },
  { name: 'field in two steps', codes: ['field-in-two-steps'], spots: twice },
  {
    name: 'step without fields',
    codes: ['wrong-shape', 'missing-key', 'bad-manifest'],
    spots: (form) =>
      stepsOf(form).flatMap(({ index }) => [
        spot(FILE, ['steps', index, 'fields'], []),
        spot(FILE, ['steps', index, 'fields']),
        spot(FILE, ['steps', index], { id: 'another', fields: [] }, 'another, empty'),
      ]),
  },
  {
    name: 'unreachable step',
    codes: ['never-holds'],
    spots: (form) =>
      stepsOf(form).flatMap(({ index, step, fields }) => {
        const never = impossible(form, fields);
        const when = step.when === undefined ? never : { allOf: [step.when, never] };
        const not = step.when === undefined ? [] : [{ allOf: [step.when, { not: step.when }] }];
        return [when, ...not].map((each) => spot(FILE, ['steps', index, 'when'], each));
      }),
  },
  { name: 'route with no way to finish', codes: ['no-way-to-finish', 'no-fallback'], spots: stuck },
  {
    name: 'window in the past',
    codes: ['window-past'],
    spots: () =>
      ['1999-12-31T23:59:59Z', '2020-02-29T00:00:00+08:00', '2024-12-31T23:59:59+08:00'].flatMap(
        (to) => [
          spot(FILE, ['active'], { to }),
          spot(FILE, ['active'], { from: null, to }),
          spot(FILE, ['active'], { from: '1998-01-01T00:00:00+08:00', to }),
        ],
      ),
  },
  {
    name: 'window that ends before it begins',
    codes: ['window-empty'],
    spots: () =>
      [
        { from: '2997-01-02T00:00:00Z', to: '2997-01-01T00:00:00Z' },
        { from: '2997-01-01T00:00:00+08:00', to: '2996-12-31T16:00:00Z' },
        { from: '2026-01-02T00:00:00+08:00', to: '2026-01-01T00:00:00+08:00', flag: 'ON' },
      ].map((active) => spot(FILE, ['active'], active)),
  },
  {
    name: 'signature naming an absent field',
    codes: ['unknown-pointer', 'verify-without-answer'],
    spots: signatures,
  },
];

interface Step {
  readonly index: number;
  readonly step: JsonObject;
  readonly fields: readonly Json[];
}

function stepsOf({ files }: ParsedForm): readonly Step[] {
  return listIn(objectIn(files[FILE]).steps).map((written, index) => {
    const step = objectIn(written);
    return { index, step, fields: listIn(step.fields) };
  });
}

/** Adds a field of one step, or a field of a group, to another step. */
function twice(form: ParsedForm): readonly Spot[] {
  const steps = stepsOf(form);
  const shown = steps.flatMap(({ fields }) => fields);
  const parts = fieldsOf(form)
    .filter(({ at, pattern }) => at.length === 4 && !pattern.includes('*'))
    .map(({ pattern }) => pattern);
  return steps.flatMap(({ index, fields }) =>
    [...shown, ...parts]
      .filter((field) => !fields.includes(field))
      .map((field) => spot(FILE, ['steps', index, 'fields'], [...fields, field], String(field))),
  );
}

function stuck(form: ParsedForm): readonly Spot[] {
  const { submissionType } = objectIn(form.files[FILE]);
  const types = ['ALLOW_ESUBM', 'OFFLINE_SUBM'];
  // A conditional step may stop some applicants on purpose.
  const always = stepsOf(form).filter(({ step }) => step.when === undefined);
  const steps = always.flatMap(({ index }) =>
    ['hideNext', 'hideNavigation'].map((key) => spot(FILE, ['steps', index, key], true)),
  );
  const choice = fieldsOf(form).filter(
    ({ at, node }) => at.length === 2 && node.type === 'string' && Array.isArray(node.enum),
  );
  // The only rule covers one value of the choice: the other values have no submission type.
  const unsaid = choice.flatMap(({ pattern, node }) =>
    listIn(node.enum).flatMap((value) =>
      types.map((then) =>
        spot(FILE, ['submissionType'], [{ when: { [pattern]: { const: value } }, then }]),
      ),
    ),
  );
  const unprintable = JSON.stringify(submissionType ?? '').includes('OFFLINE_SUBM');
  return [...steps, ...unsaid, ...(unprintable ? [spot(FILE, ['hidePrintBtn'], true)] : [])];
}

const NAMES = [
  'name',
  'idNumber',
  'organisationName',
  'authorisedName',
  'brNumber',
  'crNumber',
] as const;

function signatures(form: ParsedForm): readonly Spot[] {
  return listIn(objectIn(form.files[FILE]).signatures).flatMap((written, index) => {
    const signature = objectIn(written);
    const at = ['signatures', index];
    return NAMES.flatMap((name) => {
      const given = signature[name];
      if (given === undefined) {
        const verify = [...listIn(signature.verify), name];
        return [
          spot(FILE, [...at, name], '/nobody'),
          spot(FILE, [...at, 'verify'], verify, `${name}, of no answer`),
        ];
      }
      if (typeof given === 'string') {
        return [spot(FILE, [...at, name], `${given}x`), spot(FILE, [...at, name])];
      }
      const entries = listIn(given).map((entry, each) => {
        const then = `${String(objectIn(entry).then)}x`;
        return spot(FILE, [...at, name, each, 'then'], then);
      });
      return [...entries, spot(FILE, [...at, name])];
    });
  });
}
