import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormFiles, SharedFiles } from '#compiler';
import { readShared } from '../server/forms/source/readFormFiles.ts';
import { compileStory, formCodes, ROOT, readFolder } from './storySources.ts';

/** Folder of the generated form stories: not part of the repository, generated at each start. */
export const PAGES = join(ROOT, 'build/stories/forms');

/** The shared workflow's fields are validated under this name: see `FormStore.validateSteps`. */
const WORKFLOW_STEP = 'submission';

/**
 * States of a step. The page of a form shows each step once, filled in, because ids are unique on a
 * page.
 */
const STATES = [
  { state: 'empty', words: 'empty', tags: ['!autodocs'] },
  { state: 'filled', words: 'filled in', tags: [] },
  { state: 'errors', words: 'all errors', tags: ['!autodocs'] },
] as const;

/**
 * Writes a story file for every form: each step in each state. Storybook indexes files without
 * running them, so the stories of a new folder need a file. The file contains only names; the
 * definition provides the content.
 */
export async function writeFormStories(): Promise<void> {
  await mkdir(PAGES, { recursive: true });
  const { files: shared } = await readShared();
  const written = await Promise.all((await formCodes()).map((code) => writePage(code, shared)));
  const others = (await readdir(PAGES)).filter((name) => !written.includes(name));
  await Promise.all(others.map((name) => rm(join(PAGES, name))));
}

/**
 * Writes the story file of a form.
 *
 * @returns the name of the file; `undefined` for an unreadable folder
 */
async function writePage(code: string, shared: SharedFiles): Promise<string | undefined> {
  const files = await readFolder(code);
  if (!files) return undefined;
  const name = `${code}.stories.ts`;
  const path = join(PAGES, name);
  const text = pageText(code, stepsOf(files, shared), files.locales.en?.['$form.title']);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  // Writing an unchanged file would make the watcher render everything again.
  if (before !== text) await writeFile(path, text);
  return name;
}

interface Step {
  readonly id: string;
  readonly title: string;
}

/**
 * Returns every step that an applicant may see, in order. It includes the compiler's own step (the
 * e-Cheque), which no manifest has. For a form that does not compile, returns its manifest's steps:
 * their stories show the errors.
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
 * Returns the text of a story file. A form's folder name consists of upper-case letters and digits.
 *
 * @param name English name of the form, shown after its code; the story's URL contains only the
 * code
 */
export function pageText(code: string, steps: readonly Step[], name = ''): string {
  // A slash would start another level of the list.
  const title = `Forms/${[code, name.replaceAll('/', '∕')].filter((each) => each !== '').join(' · ')}`;
  const stories = steps.flatMap(({ id, title: name }, index) =>
    STATES.map(({ state, words, tags }) => {
      const exported = `Step${index + 1}${capitalised(state)}`;
      // Storybook reads these properties without running the file, so their keys have no quotes.
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
