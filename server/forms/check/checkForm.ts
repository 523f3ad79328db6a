import { type CompiledForm, type Diagnostic, type FormFiles, proveForm } from '#compiler';
import { LANGUAGES, type Language, type Plan, type Texts, type ValidatorModule } from '#engine';
import { reasonOf } from '../../log/reasonOf.ts';
import type { CheckTools } from '../compiler/CheckTools.ts';
import type { FormFolder } from '../source/FormFolder.ts';
import type { JsonSource } from '../source/JsonSource.ts';
import { nextStepProblems } from './checkNextSteps.ts';
import { checkTable } from './checkTable.ts';
import { externalClaims } from './external/externalClaims.ts';
import { misplacedSchema } from './external/misplacedSchema.ts';
import type { Finding } from './Finding.ts';
import { isAlone, sourcesOf } from './formSources.ts';
import { inOrder } from './inOrder.ts';
import { checkLayout } from './layoutHints.ts';
import { recordNameFindings } from './recordNames.ts';
import type { SourceFiles } from './SourceFiles.ts';
import { type FormUnderCheck, sampleFindings } from './sampleFindings.ts';
import { shapeFindings } from './shapeFindings.ts';
import { templateFindings } from './templateFindings.ts';
import { checkTexts } from './texts/checkTexts.ts';
import { notOffered } from './texts/notOffered.ts';
import type { TextProblem } from './texts/TextProblem.ts';
import { strayUi } from './uiFields.ts';
import { limitedPatternFindings, unsafePatterns } from './unsafePatterns.ts';

/** The result of checking a form. */
export interface CheckedForm {
  /** Faults of the form, by file and position. */
  readonly findings: readonly Finding[];
  /** The compiled form; absent when a fault prevented compilation. */
  readonly compiled?: CompiledForm;
}

/**
 * Checks one form: JSON, structure, meaning, texts in all languages and Word templates. Also checks
 * the proofs for the present time, and the expected results of the samples. A fault skips the steps
 * that need the faulty part, so that one mistake causes one finding. The author's tools, the server
 * and a browser use this check: it imports no Node module.
 *
 * @param form the folder, from `readForm` or `parseFolder`
 * @param shown path of the form's folder in findings
 * @returns the result; never rejects: a check that throws affects one form, not the others
 */
export async function checkForm(
  tools: CheckTools,
  form: FormFolder,
  shown = `forms/${form.code}`,
): Promise<CheckedForm> {
  try {
    if (form.failure === undefined) return await checkCompiledForm(tools, form, shown);
    return { findings: [failed(shown, form.failure)] };
  } catch (error) {
    return { findings: [failed(shown, reasonOf(error))] };
  }
}

function failed(shown: string, reason: string): Finding {
  return {
    file: shown,
    line: 1,
    column: 1,
    severity: 'error',
    code: 'check-failed',
    message: `The check of this folder failed: ${reason}`,
    remedy: 'Undo the last change in the folder, and report this message: the check has a fault.',
  };
}

async function checkCompiledForm(
  tools: CheckTools,
  form: FormFolder,
  shown: string,
): Promise<CheckedForm> {
  const { files } = form;
  const sources = sourcesOf(form, shown);
  sources.addRead(blocksOf(tools));
  const misplaced = misplacedSchema(sources, form.code);
  if (misplaced) {
    const found = sources.findingAt(misplaced.file, '', { ...misplaced, severity: 'error' });
    return { findings: inOrder([...sources.syntaxFaults(), found]) };
  }
  const findings = [...sources.faults(), ...shapeFindings(tools, sources, form)];
  if (!files || findings.some(({ severity }) => severity === 'error')) {
    return { findings: inOrder(findings) };
  }
  const compiled = tools.compile(files);
  const slow = patternFindings(sources, files, compiled);
  const diagnostics = [...compiled.diagnostics, ...slow];
  const named = diagnostics.map((each) => sources.findingAt(each.file, each.pointer, each));
  findings.push(...named, ...textFindings(tools, sources, files, compiled));
  findings.push(...(compiled.tables ?? []).flatMap((name) => checkTable(tools, name)));
  const { plan } = compiled;
  if (!plan || !compiled.validatorSource) return { findings: inOrder(findings) };
  findings.push(...layoutFindings(sources, plan, form), ...nextStepFindings(sources, plan));
  findings.push(...(await templateFindings(tools, sources, form, plan)));
  // A slow pattern of the house could run forever on a sample's text.
  if (slow.every(({ severity }) => severity !== 'error')) {
    const validator = await tools.load(compiled);
    findings.push(...proofFindings(sources, plan, validator));
    findings.push(...recordNameFindings(sources, compiled, validator));
    const asShipped = () => shippedForm(tools, files, compiled);
    findings.push(...(await sampleFindings(sources, { plan, validator }, asShipped)));
  }
  return { findings: inOrder(findings), compiled };
}

/** Returns the findings about patterns that are not proved to take linear time. */
function patternFindings(
  sources: SourceFiles,
  files: FormFiles,
  { limitedPatterns = [] }: CompiledForm,
): readonly Diagnostic[] {
  if (files.notes === undefined) return unsafePatterns(files);
  const file = `forms/${files.code}/schema.json`;
  return limitedPatternFindings(limitedPatterns, file, sources.valueOf(file));
}

/**
 * Returns the sources of the shared blocks, without the tables, because `checkForm` checks the
 * tables that the form names.
 */
function blocksOf({ shared, sharedSources }: CheckTools): ReadonlyMap<string, JsonSource> {
  const tables = new Set(shared.tableFiles.values());
  return new Map([...sharedSources].filter(([file]) => !tables.has(file)));
}

function textFindings(
  { catalogue }: CheckTools,
  sources: SourceFiles,
  files: FormFiles,
  compiled: CompiledForm,
): readonly Finding[] {
  const own = Object.fromEntries(
    LANGUAGES.map((language) => [language, withoutSchema(files.locales[language])]),
  ) as Readonly<Record<Language, Texts>>;
  const { plan, texts: all } = compiled;
  const languages = files.manifest.languages ?? LANGUAGES;
  const folder = `forms/${files.code}`;
  const hasFile = (language: Language) =>
    sources.valueOf(`${folder}/locales/${language}.json`) !== undefined;
  const derived = isAlone(sources, files.code) ? files.code : undefined;
  const closed = notOffered({ own, languages, hasFile, derived });
  const problems = checkTexts({ code: files.code, own, all, plan, languages, catalogue }).flatMap(
    (fault) => {
      const file = `${folder}/locales/${fault.language}.json`;
      if (isDerived(sources, files, fault)) return [];
      const key = fault.beside ?? fault.key;
      return sources.findingAt(file, `/${key.replaceAll('/', '~1')}`, fault, 'key');
    },
  );
  if (!closed) return problems;
  const [file, pointer] =
    derived === undefined ? ['manifest.json', '/languages'] : ['schema.json', ''];
  return [...problems, sources.findingAt(`${folder}/${file}`, pointer, closed)];
}

/** Checks whether a text comes from an external schema; such a text is shown unchanged. */
function isDerived(
  sources: SourceFiles,
  { code, locales }: FormFiles,
  { language, key }: TextProblem,
): boolean {
  if (!isAlone(sources, code)) return false;
  const written = sources.valueOf(`forms/${code}/locales/${language}.json`);
  const isWritten = Object.hasOwn(Object(written), key);
  return Object.hasOwn(locales[language], key) && !isWritten;
}

/** Removes `$schema`, which is for editors and not a text. */
function withoutSchema({ $schema: _, ...texts }: Texts): Texts {
  return texts;
}

function layoutFindings(
  sources: SourceFiles,
  plan: Plan,
  { released = [] }: FormFolder,
): readonly Finding[] {
  const alone = isAlone(sources, plan.code);
  const stray = strayUi(sources.valueOf(`forms/${plan.code}/ui.json`), plan, alone);
  const hints = alone ? [] : checkLayout(plan, released.includes(plan.version));
  return [...stray, ...hints].map(({ file, pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/${file}`, pointer, { ...fault, severity: 'warning' }),
  );
}

/**
 * Returns findings about the next steps. External schemas cause no findings, because their derived
 * manifest names no step.
 */
function nextStepFindings(sources: SourceFiles, plan: Plan): readonly Finding[] {
  if (isAlone(sources, plan.code)) return [];
  return nextStepProblems(plan).map(({ pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/manifest.json`, pointer, fault),
  );
}

/** Returns the findings of the proofs about the form at the present time. */
function proofFindings(
  sources: SourceFiles,
  plan: Plan,
  validator: ValidatorModule,
): readonly Finding[] {
  const now = new Date().toISOString();
  const isExternal = isAlone(sources, plan.code);
  const proved = proveForm(plan, validator, now, isExternal);
  const schema = sources.valueOf(`forms/${plan.code}/schema.json`);
  const claims = isExternal ? externalClaims(proved, plan, schema) : proved;
  return claims.map(({ file, pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/${file}`, pointer, fault),
  );
}

/**
 * Compiles the form with the project's own tables, when an operator has replaced a table that the
 * form names. Returns `undefined` otherwise.
 */
async function shippedForm(
  tools: CheckTools,
  files: FormFiles,
  { tables = [] }: CompiledForm,
): Promise<FormUnderCheck | undefined> {
  const { shared } = tools;
  const isReplaced = (name: string) => shared.files.tables[name] !== shared.shipped.tables[name];
  if (!tables.some(isReplaced)) return undefined;
  const compiled = tools.compile(files, shared.shipped);
  if (!compiled.plan || !compiled.validatorSource) return undefined;
  return { plan: compiled.plan, validator: await tools.load(compiled) };
}
