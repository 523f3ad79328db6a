import { FIELD_NAME, fieldAt, type GroupNode, LANGUAGES, type Plan, type PlanNode } from '#engine';
import { TemplateError } from '../../word/TemplateError.ts';
import { TEMPLATES_FOLDER, templateFile, templateLanguages } from '../../word/templateFiles.ts';
import type { TemplateTag } from '../../word/templateTags.ts';
import type { CheckTools } from '../compiler/CheckTools.ts';
import type { FormFolder, TemplateFiles } from '../source/FormFolder.ts';
import type { Finding } from './Finding.ts';
import type { PartialFinding, SourceFiles } from './SourceFiles.ts';

/**
 * Checks the Word templates of a form: each paper of the manifest needs a template in every
 * language, the manifest must name each file, and each tag must name a field.
 */
export async function templateFindings(
  tools: Pick<CheckTools, 'templateTags'>,
  sources: SourceFiles,
  { code, templates }: Pick<FormFolder, 'code' | 'templates'>,
  plan: Plan,
): Promise<readonly Finding[]> {
  const missing = plan.documents.flatMap(({ template }, index) =>
    missingTemplates(template, plan, templates).map((fault) =>
      sources.findingAt(`forms/${code}/manifest.json`, `/documents/${index}/template`, fault),
    ),
  );
  const names = new Set(
    plan.documents.flatMap(({ template }) => LANGUAGES.map((lang) => templateFile(template, lang))),
  );
  const found: Finding[] = [...missing];
  for (const [name, file] of templates) {
    const faults = names.has(name) ? await templateProblems(tools, file, plan) : [UNUSED];
    const shown = `forms/${code}/${TEMPLATES_FOLDER}/${name}`;
    found.push(...faults.map((fault) => sources.findingAt(shown, '', fault)));
  }
  return found;
}

function missingTemplates(
  template: string,
  { manifest }: Plan,
  templates: TemplateFiles,
): readonly PartialFinding[] {
  return (manifest.languages ?? LANGUAGES).flatMap((language) => {
    const usable = templateLanguages(language).map((each) => templateFile(template, each));
    if (usable.some((name) => templates.has(name))) return [];
    // A missing Traditional Chinese template has its own finding.
    if (language === 'zh-Hans' && (manifest.languages ?? LANGUAGES).includes('zh-Hant')) return [];
    const [name = ''] = usable.slice(-1);
    return [
      {
        severity: 'error',
        code: 'missing-template',
        message: `The template ${name} is missing`,
        remedy: `Save it from Word as ${TEMPLATES_FOLDER}/${name} in the folder of the form.`,
      } as const,
    ];
  });
}

const UNUSED: PartialFinding = {
  severity: 'warning',
  code: 'unused-template',
  message: 'No paper of the manifest uses this file',
  remedy: 'Name it in "documents" as <template>.<language>.docx, or delete it.',
};

const TOO_LARGE = new TemplateError('The file is larger than 1 MB', 'Use smaller pictures.');

/** Returns the faults of a file. */
async function templateProblems(
  { templateTags }: Pick<CheckTools, 'templateTags'>,
  file: Uint8Array | undefined,
  plan: Plan,
): Promise<readonly PartialFinding[]> {
  try {
    if (!file) throw TOO_LARGE;
    const tags = await templateTags(file);
    return [...new Map(tags.flatMap((tag) => tagFindings(tag, plan))).values()];
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    const { message, remedy } = error;
    return [{ severity: 'error', code: 'broken-template', message, remedy }];
  }
}

const PATH = new RegExp(`^${FIELD_NAME}(?:/${FIELD_NAME})*$`, 'u');

/**
 * Returns the faults of a tag, by message. A wrong tag that occurs twice is thereby reported once.
 */
function tagFindings(tag: TemplateTag, plan: Plan): readonly (readonly [string, PartialFinding])[] {
  const [code, message, remedy] = reasonAgainst(tag, plan) ?? [];
  if (code === undefined || message === undefined || remedy === undefined) return [];
  return [[message, { severity: 'error', code, message, remedy }]];
}

function reasonAgainst(
  { path, kind, within }: TemplateTag,
  { root }: Plan,
): readonly [code: string, message: string, remedy: string] | undefined {
  if (kind === 'other' || !PATH.test(path)) {
    const remedy = 'Write the path of a field, as {declarant/address}.';
    return ['unknown-template-field', `The tag {${path}} is not the path of a field`, remedy];
  }
  const node = nodeAt(path, scopesOf(root, within));
  if (!node) {
    const remedy = 'Write the path of a field as in schema.json, in a loop the path in the row.';
    return ['unknown-template-field', `The tag {${path}} names no field of the form`, remedy];
  }
  if (kind === 'value' && node.kind === 'list' && !node.item.isBare) {
    const remedy = `Write {#${path}}…{/${path}} around the fields of a row.`;
    return ['template-list', `The tag {${path}} names a record list`, remedy];
  }
  if (kind === 'loop' && node.kind === 'list' && within.includes(path)) {
    const remedy = 'Close the outer loop first.';
    return ['template-loop', `The loop {#${path}} is inside itself`, remedy];
  }
  return undefined;
}

/** Returns the groups in which a tag is looked up, innermost first. */
function scopesOf(root: GroupNode, within: readonly string[]): readonly GroupNode[] {
  const scopes = [root];
  for (const path of within) {
    const node = nodeAt(path, scopes);
    if (node?.kind === 'list') scopes.unshift(node.item);
  }
  return scopes;
}

function nodeAt(path: string, scopes: readonly GroupNode[]): PlanNode | undefined {
  for (const scope of scopes) {
    const node = fieldAt(scope, `/${path}`);
    if (node) return node;
  }
  return undefined;
}
