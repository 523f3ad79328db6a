import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledForm } from '#compiler';
import {
  behaviourIn,
  behaviourOf,
  type ConditionTests,
  createFormStore,
  evaluateForm,
  fromWire,
  LANGUAGES,
  openFormStore,
  type Plan,
  toWire,
  type ValidatorModule,
} from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { checkSample, type Sample } from '../../server/forms/check/checkSample.ts';
import { checkShared } from '../../server/forms/check/checkShared.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { formCodesIn, readForm } from '../../server/forms/source/readFormFiles.ts';
import {
  compile,
  importSource,
  readForm as readFiles,
  readShared,
} from '../engine/support/readForms.ts';
import { unseenConditions } from './support/conditionsMet.ts';
import {
  allNodes,
  patternsIn,
  possibleFaults,
  possibleWarnings,
  shownFaults,
} from './support/coverage.ts';
import { readSamples } from './support/readSamples.ts';
import { conditionsOfSamples } from './support/sampleConditions.ts';

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);
const samples = await Promise.all(codes.map((code) => readSamples(join(FORMS, code))));

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

it('formCodesIn(): finds the forms', () => {
  expect(codes).toContain('LREAL1');
});

it('checkShared(): finds nothing in the shared blocks and their texts', () => {
  expect(checkShared(workbench).map(lineOf)).toEqual([]);
});

describe.each(codes.map((code, index) => ({ code, samples: samples[index] ?? [] })))(
  '$code',
  ({ code, samples: own }) => {
    let compiled: CompiledForm;
    let validator: ValidatorModule;
    let conditions: ConditionTests;
    beforeAll(async () => {
      const { files } = await readForm(FORMS, code);
      if (!files) throw new Error(`Cannot test ${code}: its files cannot be read`);
      compiled = workbench.compile(files);
      validator = await workbench.load(compiled);
      const { conditionsSource = '' } = compile(readFiles(code), readShared());
      const { tests } = await importSource(conditionsSource);
      conditions = { tests };
    });

    it('passes forms:check without an error or a warning', async () => {
      const findings = await checkFolder(workbench, FORMS, code);
      // An expired window of a form is only a note.
      expect(findings.filter(({ severity }) => severity !== 'info').map(lineOf)).toEqual([]);
    });

    it('compiles to the same plan each time', async () => {
      const { files } = await readForm(FORMS, code);
      const again = files && workbench.compile(files);
      expect(again?.plan?.hash).toBe(compiled.plan?.hash);
    });

    it('has texts for the same keys in every language', () => {
      const labels = LANGUAGES.map((language) => Object.keys(compiled.texts[language]).sort());
      expect(labels[1]).toEqual(labels[0]);
      expect(labels[2]).toEqual(labels[0]);
    });

    it('has a sample without errors and a sample with errors', () => {
      expect(own.some(({ sample }) => sample.errors.length === 0)).toBe(true);
      expect(own.some(({ sample }) => sample.errors.length > 0)).toBe(true);
    });

    it.each(own)('returns the errors and values that sample $name lists', ({ sample }) => {
      expect(checkSample(planOf(compiled), validator, sample)).toEqual([]);
    });

    it.each(own)('converts sample $name to wire format and back unchanged', ({ sample }) => {
      const plan = planOf(compiled);
      const { formData, now } = sample;
      const { data } = evaluateForm(plan, validator, { data: formData, now });
      expect(fromWire(plan, toWire(plan, data))).toEqual(data);
    });

    it.each(own)('behaves the same in a page and on the server with sample $name', ({ sample }) => {
      const plan = planOf(compiled);
      const { formData, now } = sample;
      // A page loads only the conditions at first.
      const store = openFormStore(plan, conditions, { data: formData, now });
      const whole = createFormStore(plan, validator, { data: formData, now });
      expect(store.data()).toEqual(whole.data());
      const behaviour = store.ask(behaviourIn);
      expect(behaviour).toEqual(behaviourOf(plan, validator, store.data(), now));
      expect(store.fee()).toEqual(whole.fee());
    });

    it('has a sample for every fault that its fields can have', () => {
      const shown = new Set(own.flatMap(({ sample }) => shownFaults(sample.errors)));
      const possible = possibleFaults(planOf(compiled));
      expect([...possible].filter((each) => !shown.has(each))).toEqual([]);
    });

    it('has a sample for every warning that it can give', () => {
      const shown = new Set(own.flatMap(({ sample }) => shownFaults(sample.warnings ?? [])));
      const possible = possibleWarnings(planOf(compiled));
      expect([...possible].filter((each) => !shown.has(each))).toEqual([]);
    });

    it('has samples where each condition is true and where it is false', () => {
      const plan = planOf(compiled);
      const met = conditionsOfSamples(
        plan,
        validator,
        own.map(({ sample }) => sample),
      );
      expect(unseenConditions(plan, met)).toEqual([]);
    });

    it('has a value for every field in its valid samples', () => {
      const plan = planOf(compiled);
      const given = own
        .filter(({ sample }) => sample.errors.length === 0)
        .map(({ sample: { formData: data, now } }) => evaluateForm(plan, validator, { data, now }))
        .flatMap(({ data }) => patternsIn(data));
      const asked = allNodes(plan.root).filter(({ kind }) => kind === 'leaf');
      expect(asked.map(({ pattern }) => pattern).filter((p) => !given.includes(p))).toEqual([]);
    });

    it('checkSample: reports a sample that omits its errors', () => {
      const broken = own.find(({ sample }) => sample.errors.length > 0);
      const silent = { ...(broken?.sample as Sample), errors: [] };
      expect(checkSample(planOf(compiled), validator, silent)).not.toEqual([]);
    });
  },
);

function planOf({ plan }: CompiledForm): Plan {
  if (!plan) throw new Error('Cannot test the form: it did not compile');
  return plan;
}
