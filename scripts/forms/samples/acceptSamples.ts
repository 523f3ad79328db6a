import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { acceptSample, type SampleChange } from '../../../server/forms/check/acceptSample.ts';
import { checkFolder } from '../../../server/forms/check/checkFolder.ts';
import { checkForm } from '../../../server/forms/check/checkForm.ts';
import type { Sample } from '../../../server/forms/check/checkSample.ts';
import type { Finding } from '../../../server/forms/check/Finding.ts';
import type { Workbench } from '../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';

/** The result of accepting what the engine returns for the samples of a form. */
export interface AcceptedSamples {
  /** Errors that samples cannot correct; nothing was written if there is one. */
  readonly refused: readonly Finding[];
  /** Lines about each changed sample: its file, then the parts before and after. */
  readonly lines: readonly string[];
}

/**
 * Writes the results of the engine into the samples of a form, as their expectations. Keeps
 * answers, instants and all other files. Writes nothing when the form has an error of another kind,
 * or a sample has answers that do not fit.
 */
export async function acceptSamples(
  workbench: Workbench,
  formsDir: string,
  code: string,
): Promise<AcceptedSamples> {
  const findings = await checkFolder(workbench, formsDir, code);
  const isOther = ({ severity, code: kind }: Finding) =>
    severity === 'error' && kind !== 'sample-differs';
  const refused = findings.filter(isOther);
  const form = await readForm(formsDir, code);
  const { compiled } = await checkForm(workbench, form);
  if (refused.length > 0 || !compiled?.plan) return { refused, lines: [] };
  const tested = { plan: compiled.plan, validator: await workbench.load(compiled) };
  const folder = `forms/${code}/`;
  const samples = [...form.sources].filter(([file]) => file.startsWith(`${folder}samples/`));
  const accepted = samples.map(([file, text]) => ({
    name: file.slice(folder.length),
    changes: acceptSample(tested, JSON.parse(text) as Sample),
  }));
  const unfit = accepted.filter(({ changes }) => changes === undefined).map(({ name }) => name);
  if (unfit.length > 0) {
    const isUnfit = ({ file }: Finding) => unfit.some((name) => file.endsWith(`/${name}`));
    return { refused: findings.filter(isUnfit), lines: [] };
  }
  const lines: string[] = [];
  for (const { name, changes = [] } of accepted) {
    if (changes.length === 0) continue;
    await writeChanges(join(formsDir, code, name), changes);
    lines.push(`${code}/${name}`, ...changes.map(lineOfChange));
  }
  return { refused: [], lines };
}

async function writeChanges(file: string, changes: readonly SampleChange[]): Promise<void> {
  let text = await readFile(file, 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  for (const { part, after } of changes) {
    text = applyEdits(text, modify(text, [part], after, { formattingOptions }));
  }
  await writeFile(file, withShortLists(text));
}

/** Writes a list of plain values on one line, as the formatter of the project does. */
function withShortLists(text: string): string {
  return text.replaceAll(/\[\s+([^[\]{}]*?)\s+\]/g, (list, inner: string) => {
    const short = `[${inner.replaceAll(/,\s*\n\s*/g, ', ')}]`;
    return short.length <= LONGEST_LIST ? short : list;
  });
}

const LONGEST_LIST = 70;

/** Returns a line such as `  errors: none → /name validation_required []`. */
function lineOfChange({ part, before, after }: SampleChange): string {
  return `  ${part}: ${shown(before)} → ${shown(after)}`;
}

function shown(value: unknown): string {
  if (!Array.isArray(value)) return value === undefined ? 'none' : String(value);
  return value.length === 0 ? 'none' : value.map(entryText).join('; ');
}

function entryText(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const { path, key, args } = Object(entry);
  return `${path === '' ? 'the form' : path} ${key} ${JSON.stringify(args)}`;
}
