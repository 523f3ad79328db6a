import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type CompiledForm, type FormFiles, isStranger, proveForm } from '#compiler';
import { LANGUAGES, type Language, type Plan, type Texts, type ValidatorModule } from '#engine';
import { patternFaults } from '../patternFaults.ts';
import { readForm } from '../readFormFiles.ts';
import { checkSample, type Sample } from './checkSample.ts';
import { checkTexts } from './checkTexts.ts';
import { type Finding, inOrder } from './Finding.ts';
import { checkLayout } from './layoutHints.ts';
import { checkShape, type MetaName } from './metaSchemas.ts';
import { releaseFindings } from './releaseFindings.ts';
import { SourceFiles } from './SourceFiles.ts';
import { strayUi } from './uiFields.ts';
import type { Workbench } from './Workbench.ts';

/**
 * Checks one form folder: JSON, shape, meaning, texts in all languages, and what its samples
 * promise. A step that a fault makes senseless is left out, so that one slip is told once.
 *
 * @param formsDir folder that holds the form's folder
 * @param code name of the form's folder
 * @returns what is wrong with it, by file and place
 */
export async function checkFolder(
  workbench: Workbench,
  formsDir: string,
  code: string,
): Promise<readonly Finding[]> {
  const sources = await readSources(workbench, formsDir, code);
  const findings = [...sources.faults(), ...shapeFindings(sources, code)];
  if (findings.some(({ severity }) => severity === 'error')) return inOrder(findings);
  const { files } = await readForm(formsDir, code);
  if (!files) return inOrder(findings);
  const compiled = workbench.compile(files);
  const slow = patternFaults(files);
  const diagnostics = [...compiled.diagnostics, ...slow];
  const named = diagnostics.map((each) => sources.findingAt(each.file, each.pointer, each));
  findings.push(...named, ...textFindings(workbench, sources, files, compiled));
  if (compiled.plan && compiled.validatorSource) {
    if (!isAlone(sources, code)) findings.push(...layoutFindings(sources, compiled));
    findings.push(...(await releaseFindings(sources, formsDir, compiled)));
    // A sample's text could take a pattern forever.
    if (slow.length > 0) return inOrder(findings);
    const validator = await workbench.load(compiled);
    findings.push(...proofFindings(sources, compiled.plan, validator));
    findings.push(...sampleFindings(sources, compiled.plan, validator));
  }
  return inOrder(findings);
}

const SHAPES: Readonly<Record<string, MetaName>> = {
  'manifest.json': 'manifest',
  'schema.json': 'form-schema',
  'ui.json': 'ui',
  ...Object.fromEntries(LANGUAGES.map((lang) => [`locales/${lang}.json`, 'locale' as const])),
};

async function readSources(workbench: Workbench, formsDir: string, code: string) {
  const folder = join(formsDir, code);
  const shown = relative(process.cwd(), folder);
  const sources = new SourceFiles((file) => file.replace(`forms/${code}/`, `${shown}/`));
  sources.addRead(workbench.sharedSources);
  const samples = await readdir(join(folder, 'samples')).catch(() => []);
  const names = samples.filter((name) => name.endsWith('.json')).map((name) => `samples/${name}`);
  const missing: string[] = [];
  for (const name of [...Object.keys(SHAPES), ...names.sort()]) {
    const path = join(folder, name);
    const file = `forms/${code}/${name}`;
    if (existsSync(path)) sources.add(file, await readFile(path, 'utf8'));
    else missing.push(name);
  }
  const manifest = sources.valueOf(`forms/${code}/manifest.json`);
  const needed = isAlone(sources, code) ? [] : missing.filter((name) => isNeeded(name, manifest));
  for (const name of needed) sources.addMissing(`forms/${code}/${name}`);
  return sources;
}

/** Whether the folder is a schema that somebody else wrote, of which the rest is derived. */
function isAlone(sources: SourceFiles, code: string): boolean {
  const hasManifest = sources.names().includes(`forms/${code}/manifest.json`);
  return !hasManifest && isStranger(sources.valueOf(`forms/${code}/schema.json`));
}

/** A locale is needed in the languages that the form is offered in. */
function isNeeded(name: string, manifest: unknown): boolean {
  const [, language] = /^locales\/(.+)\.json$/.exec(name) ?? [];
  const offered = isRecord(manifest) ? manifest.languages : undefined;
  return language === undefined || !Array.isArray(offered) || offered.includes(language);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shapeFindings(sources: SourceFiles, code: string): readonly Finding[] {
  return sources.names().flatMap((file) => {
    const [, name = ''] = file.split(`forms/${code}/`);
    const meta = name.startsWith('samples/') ? 'sample' : SHAPES[name];
    if (meta === undefined || (meta === 'form-schema' && isAlone(sources, code))) return [];
    const value = sources.valueOf(file);
    if (value === undefined) return [];
    const faults = checkShape(meta, value);
    return faults.map((fault) =>
      sources.findingAt(file, fault.pointer, { ...fault, severity: 'error' }, fault.at),
    );
  });
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
  return checkTexts({ own, all, plan, languages, catalogue }).map((fault) => {
    const file = `forms/${files.code}/locales/${fault.language}.json`;
    return sources.findingAt(file, `/${fault.key.replaceAll('/', '~1')}`, fault, 'key');
  });
}

/** `$schema` is for editors, no text. */
function withoutSchema({ $schema: _, ...texts }: Texts): Texts {
  return texts;
}

function layoutFindings(sources: SourceFiles, { plan }: CompiledForm): readonly Finding[] {
  if (!plan) return [];
  const stray = strayUi(sources.valueOf(`forms/${plan.code}/ui.json`), plan);
  return [...stray, ...checkLayout(plan)].map(({ file, pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/${file}`, pointer, { ...fault, severity: 'warning' }),
  );
}

/** What is proved of the form as it stands today. */
function proofFindings(
  sources: SourceFiles,
  plan: Plan,
  validator: ValidatorModule,
): readonly Finding[] {
  return proveForm(plan, validator, new Date().toISOString()).map(({ file, pointer, ...fault }) =>
    sources.findingAt(`forms/${plan.code}/${file}`, pointer, fault),
  );
}

function sampleFindings(
  sources: SourceFiles,
  plan: Plan,
  validator: ValidatorModule,
): readonly Finding[] {
  const samples = sources.names().filter((file) => file.includes('/samples/'));
  if (samples.length === 0) {
    if (isAlone(sources, plan.code)) return [];
    const fault = {
      code: 'no-sample',
      message: 'The form has no sample',
      remedy: 'Add samples/minimal.json: answers that can be handed in, and "errors": [].',
      severity: 'error',
    } as const;
    return [sources.findingAt(`forms/${plan.code}/manifest.json`, '', fault)];
  }
  return samples.flatMap((file) => {
    // Its shape has been checked.
    const faults = checkSample(plan, validator, sources.valueOf(file) as Sample);
    return faults.map(({ pointer, message }) => {
      const remedy = 'Correct the sample, or the form.';
      const fault = { code: 'sample-differs', message, remedy, severity: 'error' } as const;
      return sources.findingAt(file, pointer, fault);
    });
  });
}
