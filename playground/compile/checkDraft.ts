import { checkForm } from '../../server/forms/check/checkForm.ts';
import type { CheckTools } from '../../server/forms/compiler/CheckTools.ts';
import { parseFolder } from '../../server/forms/source/parseFolder.ts';
import { codeOf, type DraftFolder, sourcesOf } from '../model/DraftFolder.ts';
import type { CheckedDraft } from './CompileMessages.ts';

/** Kinds of findings with which a validator could run forever. */
const DANGEROUS: readonly string[] = ['slow-pattern'];

/**
 * Checks a folder with the checks of `npm run forms:check`. A form that compiles is returned even
 * if it has findings, such as a missing translation, so that its author sees it.
 */
export async function checkDraft(tools: CheckTools, folder: DraftFolder): Promise<CheckedDraft> {
  const form = parseFolder(codeOf(folder), sourcesOf(folder));
  const { findings, compiled } = await checkForm(tools, form);
  const { plan, texts, validatorSource, tests = {} } = compiled ?? {};
  const isDangerous = findings.some(
    ({ code, severity }) => severity === 'error' && DANGEROUS.includes(code),
  );
  if (!plan || !texts || validatorSource === undefined || isDangerous) return { findings };
  return { findings, form: { plan, texts, tests, validatorSource } };
}
