import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CompiledForm } from '#compiler';
import type { Language } from '#engine';
import type { Workbench } from '../../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';
import { ROOT } from '../../command/run.ts';
import { formBlocks } from './formBlocks.ts';
import type { Release, ReviewBlock } from './ReviewBlock.ts';
import type { ReviewColumn } from './reviewHtml.ts';

/**
 * Returns a form as blocks, one column for each language.
 *
 * @param formsDir the folder of forms
 * @returns `undefined` if the form has errors
 */
export async function reviewColumns(
  workbench: Workbench,
  formsDir: string,
  code: string,
  languages: readonly Language[],
): Promise<readonly ReviewColumn[] | undefined> {
  const { files } = await readForm(formsDir, code);
  const compiled = files && workbench.compile(files);
  if (!compiled?.plan) return undefined;
  const { plan, tests = {} } = compiled;
  const release = await releaseOf(join(formsDir, code), compiled);
  const columns = await Promise.all(
    languages.map(async (language) => {
      const texts = compiled.texts[language];
      const messages = await readMessages(language);
      return { language, blocks: formBlocks({ plan, tests, texts, language, messages, release }) };
    }),
  );
  return withoutEmpty(columns);
}

/** Removes the sections for texts that the form does not have in any of the languages. */
function withoutEmpty(columns: readonly ReviewColumn[]): readonly ReviewColumn[] {
  const filled = new Set(
    columns.flatMap(({ blocks }) =>
      blocks.flatMap(({ key, lines }) => (lines.length > 0 ? key : [])),
    ),
  );
  const isKept = ({ key }: ReviewBlock): boolean => {
    if (key === '$before') return BEFORE.some((part) => filled.has(part));
    return !TEXT_SECTIONS.includes(key) || filled.has(key);
  };
  return columns.map(({ language, blocks }) => ({ language, blocks: blocks.filter(isKept) }));
}

const BEFORE = ['$notes', '$pics', '$terms'];
const TEXT_SECTIONS = [...BEFORE, '$signDeclaration', '$enclose', '$office', '$hours'];

/** Returns the product's messages of a language. */
async function readMessages(language: Language): Promise<Readonly<Record<string, string>>> {
  const folder = join(ROOT, 'renderer/i18n/locales', language);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
  return Object.assign({}, ...texts);
}

/** Checks whether the version is released, and finds the day on which its release was committed. */
async function releaseOf(folder: string, { plan, contentHash }: CompiledForm): Promise<Release> {
  const lock = await readFile(join(folder, '../forms.lock.json'), 'utf8').catch(() => '{}');
  const hashes = JSON.parse(lock)[plan?.code ?? ''] ?? {};
  if (contentHash === undefined || hashes[String(plan?.version)] !== contentHash) {
    return { isReleased: false };
  }
  const day = await committedDay(join(folder, `releases/${plan?.version}.json.gz`));
  return day === undefined ? { isReleased: true } : { isReleased: true, day };
}

/** Returns the day on which a file was added to the repository; `undefined` without Git. */
async function committedDay(file: string): Promise<string | undefined> {
  const args = [
    'log',
    '--diff-filter=A',
    '-1',
    '--format=%cd',
    '--date=format:%d/%m/%Y',
    '--',
    file,
  ];
  const { stdout } = await promisify(execFile)('git', args, { cwd: ROOT }).catch(() => ({
    stdout: '',
  }));
  return stdout.trim() === '' ? undefined : stdout.trim();
}
