import { testsAsked } from '../../conditions/testsAsked.ts';
import { LANGUAGES } from '../../constants/language.ts';
import type { JsonObject } from '../../definition/JsonSchema.ts';
import { nodesUnder } from '../../definition/nodesUnder.ts';
import type { Plan, UniqueRule } from '../../definition/Plan.ts';
import { checkKeywords } from '../check/checkKeywords.ts';
import { checkManifest } from '../check/checkManifest.ts';
import { checkPointers } from '../check/checkPointers.ts';
import { checkShownRules } from '../check/checkShownRules.ts';
import { checkValues } from '../check/checkValues.ts';
import { checkWireNames } from '../check/checkWireNames.ts';
import { findCycle } from '../check/findCycles.ts';
import type { Compilation } from '../source/Compilation.ts';
import { ConditionTable } from '../source/ConditionTable.ts';
import { canonicalJson } from '../source/canonicalJson.ts';
import { DIALECT_VERSION } from '../source/dialect.ts';
import { draftForm, type FormDraft } from '../source/draftForm.ts';
import type { CompiledForm, CompileOptions, FormFiles, SharedFiles } from '../source/FormFiles.ts';
import { objectOf } from '../source/json.ts';
import { PatternIndex } from '../source/PatternIndex.ts';
import { Reporter } from '../source/Reporter.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';
import { TestTable } from '../source/TestTable.ts';
import { validatorSources } from '../validators/validatorSources.ts';
import { checkCoverage, compileManifest, stepConditions } from './compileManifest.ts';
import { compileGroup } from './compileNode.ts';
import { compileUnique } from './compileUnique.ts';
import { mergeTexts, optionTables, sharedNextSteps } from './mergeTexts.ts';
import {
  eChequeStep,
  type WorkflowBlock,
  workflowBlocks,
  workflowConditions,
  workflowFields,
} from './workflowBlocks.ts';

/**
 * Compiles one form folder to the plan, the texts and the validator module. The function is pure:
 * the same files give the same bytes.
 *
 * @param files the parsed folder; its content is untrusted
 * @param shared every block and table; unused ones do not affect the result
 * @param options the digest for the form's hash, and the module of the rules that the validator
 *   imports
 * @returns neither plan nor validator if a diagnostic is an error
 *
 * @example
 * const options = { digest: (text: string) => text.slice(0, 8), rulesModule: './rules.js' };
 * const shared = { defs: {}, tables: {} };
 * compileForm(FIRST.files, shared, options).plan?.code; // 'FIRST'
 * const { plan, diagnostics } = compileForm({ ...FIRST.files, code: 'SECOND' }, shared, options);
 * plan; // undefined
 * diagnostics[0]?.message; // 'The code differs from the name of the folder, SECOND'
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
  const isExternal = files.notes !== undefined;
  const draft = draftForm({ shared, report, documents, isExternal }, parts);
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
  // A browser caches these bytes for ever by hash, so bytes of another compiler need another hash.
  const bytes = { rules: rulesModule, plan: planned, source };
  return {
    plan: { ...planned, hash: options.digest(canonicalJson({ ...written, ...bytes })) },
    content,
    contentHash: options.digest(content),
    texts,
    validatorSource: source.validator,
    conditionsSource: source.conditions,
    tests: Object.fromEntries(tests.map(({ name, schema }) => [name, schema])),
    tables,
    diagnostics: report.diagnostics(),
  };
}

interface Built {
  readonly plan: Plan;
  readonly tests: ReturnType<TestTable['all']>;
  /** Names of the shared tables that the plan reads. */
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
  const behaviour = { ...own, steps };
  const outer = new Map([
    ...stepConditions(steps),
    ...workflowConditions(compilation, behaviour, fields),
  ]);
  const root = compileGroup(compilation, draft.root, outer);
  const unique: readonly UniqueRule[] = compileUnique(compilation);
  const beside = [...fields.workflowFields, ...fields.paymentFields];
  checkCoverage(compilation, steps, beside, manifestFile);
  checkPointers(compilation, files.manifest, manifestFile);
  // The values of an external schema are generated, so an author cannot have mistyped them.
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
    ...behaviour,
    ...fields,
    unique,
    manifest,
    languages: manifest.languages ?? LANGUAGES,
  };
  checkWireNames(compilation, plan);
  return { plan, tests: tests.all(), tables: [...tablesUsed].sort() };
}

const WAITING_KEYWORDS = ['visibleWhen', 'computed', 'initial', 'optionsWhen', 'optionsFrom'];

/** Reports a cycle at the first field that depends on the next one. */
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
    return source && keyword ? [sourcePlace(source, keyword)] : [];
  });
  report.error(
    places[0] ?? { file: `forms/${code}/schema.json`, pointer: '' },
    'cycle',
    `Fields depend on each other: ${cycle.join(' -> ')}`,
    'Remove one of these fields from the condition or expression of the field before it.',
  );
}
