import type { JsonObject } from '../definition/JsonSchema.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan, UniqueRule } from '../definition/Plan.ts';
import { testsAsked } from '../definition/testsAsked.ts';
import { LANGUAGES } from '../language.ts';
import type { Compilation } from './Compilation.ts';
import { ConditionTable } from './ConditionTable.ts';
import { canonicalJson } from './canonicalJson.ts';
import { checkKeywords } from './checkKeywords.ts';
import { checkManifest } from './checkManifest.ts';
import { checkPointers } from './checkPointers.ts';
import { checkShownRules } from './checkShownRules.ts';
import { checkValues } from './checkValues.ts';
import { checkWireNames } from './checkWireNames.ts';
import { checkCoverage, compileManifest, stepConditions } from './compileManifest.ts';
import { compileGroup } from './compileNode.ts';
import { compileUnique } from './compileUnique.ts';
import { DIALECT_VERSION } from './dialect.ts';
import { draftForm, type FormDraft } from './draftForm.ts';
import type { CompiledForm, CompileOptions, FormFiles, SharedFiles } from './FormFiles.ts';
import { findCycle } from './findCycles.ts';

import { objectOf } from './json.ts';
import { mergeTexts, optionTables, sharedNextSteps } from './mergeTexts.ts';
import { PatternIndex } from './PatternIndex.ts';
import { Reporter } from './Reporter.ts';
import { keywordOf, placeOf } from './Source.ts';
import { TestTable } from './TestTable.ts';
import { validatorSources } from './validatorSources.ts';
import {
  eChequeStep,
  type WorkflowBlock,
  workflowBlocks,
  workflowConditions,
  workflowFields,
} from './workflowBlocks.ts';

/**
 * Compiles one form folder into what everything reads: the plan, the texts and the validator
 * module. Pure: the same files give the same bytes.
 *
 * @param files the folder, parsed; nothing about it is trusted
 * @param shared every block and table there is; those not used count for nothing
 * @returns with an error among the diagnostics, neither plan nor validator
 */
export function compileForm(
  files: FormFiles,
  shared: SharedFiles,
  options: CompileOptions,
): CompiledForm {
  const report = new Reporter();
  report.addAll(files.notes ?? []);
  if (!checkManifest(files.manifest, files.code, report)) {
    return {
      texts: mergeTexts(files, shared, { blocks: [], tables: [] }),
      diagnostics: report.diagnostics(),
    };
  }
  const folder = `forms/${files.code}`;
  const workflow = workflowBlocks(files.manifest, shared);
  const documents = new Map<string, JsonObject>();
  const parts = [
    { file: `${folder}/schema.json`, schema: objectOf(files.schema), ui: objectOf(files.ui) },
    ...workflow,
  ];
  for (const { file, schema } of parts) documents.set(file, schema);
  const isStranger = files.notes !== undefined;
  const draft = draftForm({ shared, report, documents, isStranger }, parts);
  const named = [...workflow.map(({ name }) => name), ...sharedNextSteps(files.manifest, shared)];
  const blocks = [...draft.blocks, ...named.map((name) => ({ name, textKey: '' }))];
  const texts = mergeTexts(files, shared, { blocks, tables: optionTables(draft.root) });
  const built = buildPlan(files, shared, { ...draft, workflow, texts }, report);
  const { tables } = built;
  if (report.hasErrors()) return { texts, tables, diagnostics: report.diagnostics() };
  const { rulesModule } = options;
  const { plan: planned, tests } = built;
  const asked = new Set(planned.conditions.flatMap(testsAsked));
  const source = validatorSources({ tests, asked, root: planned.root, rulesModule }, report);
  if (source === undefined) return { texts, tables, diagnostics: report.diagnostics() };
  const used = blocks.map(({ name }) => [name, shared.defs[name]]);
  const written = {
    dialect: DIALECT_VERSION,
    files: { ...files, notes: undefined },
    used: Object.fromEntries(used),
    tables: Object.fromEntries(tables.map((name) => [name, shared.tables[name]])),
  };
  const content = canonicalJson(written);
  // What a browser keeps for ever under this name: another compiler's bytes are another definition.
  const bytes = { rules: rulesModule, plan: planned, source };
  return {
    plan: { ...planned, hash: options.digest(canonicalJson({ ...written, ...bytes })) },
    content,
    contentHash: options.digest(content),
    texts,
    validatorSource: source.validator,
    conditionsSource: source.conditions,
    tables,
    diagnostics: report.diagnostics(),
  };
}

interface Built {
  readonly plan: Plan;
  readonly tests: ReturnType<TestTable['all']>;
  /** Names of the shared tables that it reads. */
  readonly tables: readonly string[];
}

function buildPlan(
  files: FormFiles,
  shared: SharedFiles,
  draft: FormDraft & {
    readonly workflow: readonly WorkflowBlock[];
    readonly texts: CompiledForm['texts'];
  },
  report: Reporter,
): Built {
  const tests = new TestTable(report);
  const patterns = new PatternIndex(draft.root, report);
  const conditions = new ConditionTable(patterns, tests, report);
  const tablesUsed = new Set<string>();
  const texts = draft.texts[files.manifest.languages?.[0] ?? 'en'];
  const tools = { patterns, tests, conditions };
  const compilation: Compilation = { report, texts, shared, ...tools, tablesUsed };
  const manifestFile = `forms/${files.code}/manifest.json`;
  for (const each of patterns.all()) checkKeywords(compilation, each);
  const own = compileManifest(compilation, files.manifest, manifestFile);
  const fields = workflowFields(draft.workflow, draft.beside);
  const steps = [...own.steps, ...eChequeStep(compilation, draft.workflow)];
  const conduct = { ...own, steps };
  const outer = new Map([
    ...stepConditions(steps),
    ...workflowConditions(compilation, conduct, fields),
  ]);
  const root = compileGroup(compilation, draft.root, outer);
  const unique: readonly UniqueRule[] = compileUnique(compilation);
  const beside = [...fields.workflowFields, ...fields.paymentFields];
  checkCoverage(compilation, steps, beside, manifestFile);
  checkPointers(compilation, files.manifest, manifestFile);
  // What is derived of a stranger's schema is nobody's slip of the pen.
  if (files.notes === undefined) {
    checkValues(report, conditions.asked(), root);
    checkShownRules(compilation, root, [...steps.flatMap((step) => step.fields), ...beside]);
  }
  reportCycle(compilation, root, files.code);
  const { manifest } = files;
  const plan: Plan = {
    code: files.code,
    version: manifest.version,
    hash: '',
    screenId: manifest.screenId,
    reference: manifest.reference ?? manifest.code,
    root,
    conditions: conditions.all(),
    ...conduct,
    ...fields,
    unique,
    manifest,
    languages: manifest.languages ?? LANGUAGES,
  };
  checkWireNames(compilation, plan);
  return { plan, tests: tests.all(), tables: [...tablesUsed].sort() };
}

const WAITING_KEYWORDS = ['visibleWhen', 'computed', 'initial', 'optionsWhen', 'optionsFrom'];

/** Says it where the first field of the circle looks at the next. */
function reportCycle(
  { conditions, patterns, report }: Compilation,
  root: Plan['root'],
  code: string,
): void {
  const cycle = findCycle(nodesUnder(root), conditions.all());
  if (!cycle) return;
  const places = cycle.flatMap((pattern) => {
    const source = patterns.get(pattern)?.source;
    const keyword = WAITING_KEYWORDS.find(
      (each) => source && keywordOf(source, each) !== undefined,
    );
    return source && keyword ? [placeOf(source, keyword)] : [];
  });
  report.error(
    places[0] ?? { file: `forms/${code}/schema.json`, pointer: '' },
    'cycle',
    `Fields wait for each other: ${cycle.join(' -> ')}`,
    'Take one of these out of the condition or expression of the next.',
  );
}
