import { type CompiledForm, type FormFiles, proveForm } from '#compiler';
import { LANGUAGES, type Language, type Plan, type Texts, type ValidatorModule } from '#engine';
import type { JsonSource } from '../JsonSource.ts';
import { patternFaults } from '../patternFaults.ts';
import type { FormFolder } from '../readFormFiles.ts';
import { reasonOf } from '../reasonOf.ts';
import { nextStepFaults } from './checkNextSteps.ts';
import { checkTable } from './checkTable.ts';
import { checkTexts, type TextFault } from './checkTexts.ts';
import { type Finding, inOrder } from './Finding.ts';
import { isAlone, shapeFindings, shownFolder, sourcesOf } from './formSources.ts';
import { checkLayout } from './layoutHints.ts';
import { recordNameFindings } from './recordNames.ts';
import type { SourceFiles } from './SourceFiles.ts';
import { type FormUnderCheck, sampleFindings } from './sampleFindings.ts';
import { templateFindings } from './templateFindings.ts';
import { strayUi } from './uiFields.ts';
import type { Workbench } from './Workbench.ts';

/** What came of checking a form. */
export interface CheckedForm {
  /** What is wrong with it, by file and place. */
  readonly findings: readonly Finding[];
  /** What it compiled to; absent when something kept it from being compiled. */
  readonly compiled?: CompiledForm;
}

/**
 * Checks one form as read: JSON, shape, meaning, texts in all languages, what can be proved of it
 * today, and what its samples promise. A step that a fault makes senseless is left out, so that one
 * slip is told once. The one judge of forms: of the author's tools and of the server.
 *
 * @param formsDir folder that holds the form's folder
 * @returns never rejects: a check that falls over takes one form with it, not the others
 */
export async function checkForm(
  workbench: Workbench,
  formsDir: string,
  form: FormFolder,
): Promise<CheckedForm> {
  try {
    if (form.failure === undefined) return await judge(workbench, formsDir, form);
    return { findings: [failed(formsDir, form.code, form.failure)] };
  } catch (error) {
    return { findings: [failed(formsDir, form.code, reasonOf(error))] };
  }
}

function failed(formsDir: string, code: string, reason: string): Finding {
  return {
    file: shownFolder(formsDir, code),
    line: 1,
    column: 1,
    severity: 'error',
    code: 'check-failed',
    message: `The check of this folder failed: ${reason}`,
    remedy: 'Undo what was changed last in it; the check should have said what is wrong.',
  };
}

async function judge(
  workbench: Workbench,
  formsDir: string,
  form: FormFolder,
): Promise<CheckedForm> {
  const { code, files } = form;
  const sources = sourcesOf(form, formsDir);
  sources.addRead(blocksOf(workbench));
  const findings = [...sources.faults(), ...shapeFindings(sources, code)];
  if (!files || findings.some(({ severity }) => severity === 'error')) {
    return { findings: inOrder(findings) };
  }
  const compiled = workbench.compile(files);
  const slow = patternFaults(files);
  const diagnostics = [...compiled.diagnostics, ...slow];
  const named = diagnostics.map((each) => sources.findingAt(each.file, each.pointer, each));
  findings.push(...named, ...textFindings(workbench, sources, files, compiled));
  findings.push(...(compiled.tables ?? []).flatMap((name) => checkTable(workbench, name)));
  const { plan } = compiled;
  if (!plan || !compiled.validatorSource) return { findings: inOrder(findings) };
  findings.push(...layoutFindings(sources, compiled), ...nextStepFindings(sources, plan));
  findings.push(...(await templateFindings(sources, form, plan)));
  // A sample's text could take a pattern forever.
  if (slow.length === 0) {
    const validator = await workbench.load(compiled);
    findings.push(...proofFindings(sources, plan, validator));
    findings.push(...recordNameFindings(sources, compiled, validator));
    const asShipped = () => shippedForm(workbench, files, compiled);
    findings.push(...(await sampleFindings(sources, { plan, validator }, asShipped)));
  }
  return { findings: inOrder(findings), compiled };
}

/** The sources of the shared blocks; a table is the business of the forms that name it. */
function blocksOf({ shared, sharedSources }: Workbench): ReadonlyMap<string, JsonSource> {
  const tables = new Set(shared.tableFiles.values());
  return new Map([...sharedSources].filter(([file]) => !tables.has(file)));
}

function textFindings(
  { catalogue }: Workbench,
  sources: SourceFiles,
  files: FormFiles,
  compiled: CompiledForm,
): readonly Finding[] {
  const own = Object.fromEntries(
    LANGUAGES.map((language) => [language, withoutSchema(files.locales[language])]),
  ) as Readonly<Record<Language, Texts>>;
  const { plan, texts: all } = compiled;
  const languages = files.manifest.languages ?? LANGUAGES;
  return checkTexts({ own, all, plan, languages, catalogue }).flatMap((fault) => {
    const file = `forms/${files.code}/locales/${fault.language}.json`;
    if (isDerived(sources, files, fault)) return [];
    return sources.findingAt(file, `/${fault.key.replaceAll('/', '~1')}`, fault, 'key');
  });
}

/** A text that was taken from somebody else's schema is shown as it stands, whatever it looks like. */
function isDerived(
  sources: SourceFiles,
  { code, locales }: FormFiles,
  { language, key }: TextFault,
): boolean {
  if (!isAlone(sources, code)) return false;
  const written = sources.valueOf(`forms/${code}/locales/${language}.json`);
  const isWritten = Object.hasOwn(Object(written), key);
  return Object.hasOwn(locales[language], key) && !isWritten;
}

/** `$schema` is for editors, no text. */
function withoutSchema({ $schema: _, ...texts }: Texts): Texts {
  return texts;
}

function layoutFindings(sources: SourceFiles, { plan }: CompiledForm): readonly Finding[] {
  if (!plan) return [];
  const alone = isAlone(sources, plan.code);
  const stray = strayUi(sources.valueOf(`forms/${plan.code}/ui.json`), plan, alone);
  const hints = alone ? [] : checkLayout(plan);
  return [...stray, ...hints].map(({ file, pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/${file}`, pointer, { ...fault, severity: 'warning' }),
  );
}

/** A stranger's schema says nothing of it: what is derived says the least. */
function nextStepFindings(sources: SourceFiles, plan: Plan): readonly Finding[] {
  if (isAlone(sources, plan.code)) return [];
  return nextStepFaults(plan).map(({ pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/manifest.json`, pointer, fault),
  );
}

/** What is proved of the form as it stands today. */
function proofFindings(
  sources: SourceFiles,
  plan: Plan,
  validator: ValidatorModule,
): readonly Finding[] {
  const now = new Date().toISOString();
  const claims = proveForm(plan, validator, now, isAlone(sources, plan.code));
  return claims.map(({ file, pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/${file}`, pointer, fault),
  );
}

/** The form with the project's tables, where the operator's have taken the place of one that it names. */
async function shippedForm(
  workbench: Workbench,
  files: FormFiles,
  { tables = [] }: CompiledForm,
): Promise<FormUnderCheck | undefined> {
  const { shared } = workbench;
  const isReplaced = (name: string) => shared.files.tables[name] !== shared.shipped.tables[name];
  if (!tables.some(isReplaced)) return undefined;
  const compiled = workbench.compile(files, shared.shipped);
  if (!compiled.plan || !compiled.validatorSource) return undefined;
  return { plan: compiled.plan, validator: await workbench.load(compiled) };
}
