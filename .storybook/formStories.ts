import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormFiles, SharedFiles } from '#compiler';
import { readShared } from '../server/forms/readFormFiles.ts';
import { compileStory, formCodes, ROOT, readFolder } from './storySources.ts';

/** Where the pages of forms are written: no part of the repository, made anew at each start. */
const PAGES = join(ROOT, 'build/stories/forms');

/** The shared workflow's fields are checked under this name: see `FormStore.validateSteps`. */
const WORKFLOW_STEP = 'submission';

/** States of a step. The page of a form draws each step once, filled in: ids are unique on a page. */
const STATES = [
  { state: 'empty', words: 'empty', tags: ['!autodocs'] },
  { state: 'filled', words: 'filled in', tags: [] },
  { state: 'errors', words: 'all errors', tags: ['!autodocs'] },
] as const;

/**
 * Writes a story file for every form that there is: each step in each state. Storybook indexes files
 * without running them, so that the stories of a new folder must stand in one; they hold names only,
 * what they show comes from the definition.
 */
export async function writeFormStories(): Promise<void> {
  await mkdir(PAGES, { recursive: true });
  const { files: shared } = await readShared();
  const written = await Promise.all((await formCodes()).map((code) => writePage(code, shared)));
  const others = (await readdir(PAGES)).filter((name) => !written.includes(name));
  await Promise.all(others.map((name) => rm(join(PAGES, name))));
}

/** @returns the name of the file; a folder that cannot be read has none */
async function writePage(code: string, shared: SharedFiles): Promise<string | undefined> {
  const files = await readFolder(code);
  if (!files) return undefined;
  const name = `${code}.stories.ts`;
  const path = join(PAGES, name);
  const text = pageText(code, stepsOf(files, shared), files.locales.en?.['$form.title']);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  // A file that is written although it is the same makes a watcher draw everything again.
  if (before !== text) await writeFile(path, text);
  return name;
}

interface Step {
  readonly id: string;
  readonly title: string;
}

/**
 * Every step that an applicant may meet, in order: the compiler's own (the e-Cheque) stand in no
 * manifest. Those of a form that does not compile are its manifest's: their stories say what is wrong.
 */
export function stepsOf(files: FormFiles, shared: SharedFiles): readonly Step[] {
  const { manifest, locales } = files;
  const { plan, texts } = compileStory(files, shared);
  const words = plan ? texts.en : locales.en;
  const own = (plan ?? manifest).steps.map(({ id }) => ({
    id,
    title: words?.[`$steps.${id}.title`] ?? id,
  }));
  return manifest.skipAckEmail ? own : [...own, { id: WORKFLOW_STEP, title: 'Acknowledgement' }];
}

/**
 * The text of a story file; a form's folder name is upper-case letters and digits only.
 *
 * @param name of the form in English, listed behind its code; the story's address has the code alone
 */
export function pageText(code: string, steps: readonly Step[], name = ''): string {
  // A slash would begin another level of the list.
  const title = `Forms/${[code, name.replaceAll('/', '∕')].filter((each) => each !== '').join(' · ')}`;
  const stories = steps.flatMap(({ id, title: name }, index) =>
    STATES.map(({ state, words, tags }) => {
      const exported = `Step${index + 1}${capitalised(state)}`;
      // Storybook reads these properties without running the file: their keys stand without quotes.
      return `export const ${exported} = {
  name: ${JSON.stringify(`${index + 1} ${name} · ${words}`)},
  tags: ${JSON.stringify(tags)},
  args: ${JSON.stringify({ step: id, state })},
};`;
    }),
  );
  return `// Made by .storybook/formStories.ts of the form's folder.
import { FormStep } from '../../../stories/support/FormStep.tsx';
import { playStep } from '../../../stories/support/playStep.ts';

export default {
  title: ${JSON.stringify(title)},
  id: 'forms-${code.toLowerCase()}',
  component: FormStep,
  args: { form: '${code}' },
  play: playStep,
};
${stories.join('\n')}
`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
