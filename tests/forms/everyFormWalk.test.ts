import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createFormStore,
  evaluateForm,
  exportData,
  type FormData,
  LANGUAGES,
  type PlanNode,
  rowNode,
} from '#engine';
import { withFiles } from '../../renderer/api/sentFiles.ts';
import { keepFile } from '../../renderer/attachments/pendingFileCache.ts';
import { knownAnswers } from '../../renderer/saved-file/knownAnswers.ts';
import { ROOT } from '../../scripts/command/run.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { exportedNames, namesIn } from './support/exportedNames.ts';
import { type NamedSample, readSamples } from './support/readSamples.ts';
import { unshownAnswers } from './support/shownAnswers.ts';
import { factsOf, walkWizard } from './support/walkWizard.ts';

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);
const samples = await Promise.all(codes.map((code) => readSamples(join(FORMS, code))));

describe.each(codes.map((code, index) => ({ code, own: samples[index] ?? [] })))(
  '$code, from the first to the last screen',
  ({ code, own }) => {
    const right = own.filter(({ sample }) => sample.errors.length === 0);
    const full = own.find(({ name }) => name === 'full')?.sample ?? right[0]?.sample;
    let form: PortalForm;
    beforeAll(async () => {
      form = await loadPortalForm(code);
    });

    const open = (data: FormData, now = full?.now ?? '') =>
      createFormStore(form.plan, form.validator, { data, now });
    const evaluate = ({ sample: { formData: data, now } }: NamedSample) =>
      evaluateForm(form.plan, form.validator, { data, now });

    it('has valid samples minimal and full', () => {
      const names = right.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['minimal', 'full']));
    });

    it('starts with answers that match its own shape', () => {
      const first = open({}).data();
      expect(form.validator.shape(first)).toBe(true);
      expect(knownAnswers(form.plan.root, first).dropped).toEqual([]);
    });

    it('returns the same errors in the page and on the server', () => {
      const steps = [...form.plan.steps.map(({ id }) => id), 'confirmation', 'submission'];
      for (const { name, sample } of own) {
        // A page starts a list with an empty row.
        const store = open(sample.formData, sample.now);
        const shown = store.validateSteps(steps);
        expect(shown, name).toEqual(store.evaluate().errors);
      }
    });

    it('restores the answers from a saved file', async () => {
      for (const each of right) {
        const kept = withKeptFiles(form.plan.root, evaluate(each).data) as FormData;
        const saved = JSON.parse(JSON.stringify(await withFiles(form.plan, kept)));
        const { data } = knownAnswers(form.plan.root, saved);
        const store = open({}, each.sample.now);
        store.replace(data);
        expect(plain(store.evaluate().data), each.name).toEqual(plain(kept));
      }
    });

    it('reaches the last screen with every valid sample', async () => {
      const ended: string[] = [];
      for (const { name, sample } of right) {
        const store = open(sample.formData, sample.now);
        const facts = factsOf(store, form.validator, sample.now);
        const end = await walkWizard(store, facts);
        // A step without Next ends the walk, and is the last screen.
        const stop = facts.steps.find((step) => step.hideNext || step.hideNavigation);
        expect(end, name).toMatchObject({ isDone: stop === undefined });
        if (stop) expect(end.screens.at(-1), name).toBe(stop.id);
        ended.push(name);
      }
      expect(ended).toEqual(expect.arrayContaining(['minimal', 'full']));
    });

    it('shows every answer in the review, in each language', () => {
      for (const each of right) {
        const { data } = evaluate(each);
        const prune = (formData: FormData) =>
          evaluate({ ...each, sample: { ...each.sample, formData } }).data;
        for (const language of LANGUAGES) {
          const texts = form.texts[language];
          const unshown = unshownAnswers({ plan: form.plan, data, texts, language, prune });
          expect(unshown, `${each.name}, ${language}`).toEqual([]);
        }
      }
    });

    it('exports a value under each name in at least one sample', () => {
      const given = new Set(
        right.flatMap(({ sample: { formData, now } }) =>
          namesIn(form.plan.export, exportData(form.plan, form.validator, formData, now)),
        ),
      );
      expect(exportedNames(form.plan.export).filter((name) => !given.has(name))).toEqual([]);
    });

    it('has a total in each valid sample if the form has a fee', () => {
      const silent = right.filter(({ sample }) => sample.total === undefined);
      expect(form.plan.payment ? silent.map(({ name }) => name) : []).toEqual([]);
    });
  },
);

/** Returns the answers with a kept blob for each file, as in a page, and without passwords. */
function withKeptFiles(node: PlanNode, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (node.kind === 'list') {
    return (value as readonly unknown[]).map((row) => withKeptFiles(rowNode(node), row));
  }
  if (node.kind === 'group') {
    const parts = node.children.map((child) => {
      const part = withKeptFiles(child, Reflect.get(Object(value), child.key));
      return [child.key, part] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  if (node.valueType === 'password') return undefined;
  if (node.valueType !== 'file') return value;
  const blob = new Blob([`the bytes of ${String(Reflect.get(Object(value), 'name'))}`]);
  return { ...Object(value), size: blob.size, sha256: '', ref: keepFile(blob) };
}

/** Removes the references of files, which differ in a new sitting. */
function plain(data: FormData): unknown {
  return JSON.parse(JSON.stringify(data, (key, value) => (key === 'ref' ? undefined : value)));
}
