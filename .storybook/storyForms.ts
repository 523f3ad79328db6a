import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { FormFiles, SharedFiles } from '#compiler';
import { readShared } from '../server/forms/source/readFormFiles.ts';
import { writeFormStories } from './formStories.ts';
import {
  compileStory,
  FORMS,
  filesOf,
  formCodes,
  readFolder,
  readSamples,
  readSmallForm,
  smallFormFile,
  smallFormNames,
} from './storySources.ts';

/** A module with a loader for each form, so that a story fetches only its own form. */
const INDEX = 'virtual:story-forms';
const FORM = 'virtual:story-form/';
const VALIDATOR = 'virtual:story-validator/';
/** The source text of the small forms. */
const SOURCES = 'virtual:story-sources';
/** The shared files that the compiler needs, for stories whose schema is changed in the browser. */
const SHARED = 'virtual:story-shared';
const OURS = [INDEX, FORM, VALIDATOR, SOURCES, SHARED];

/**
 * Compiles the small forms of `stories/forms` and the portal's own forms with the real compiler.
 * Serves each form as a module, so that a story shows exactly the result of an author's JSON.
 */
export function storyForms(): Plugin {
  const validators = new Map<string, string>();
  let shared: Promise<SharedFiles> | undefined;
  const sharedFiles = () => {
    shared ??= readShared().then(({ files }) => files);
    return shared;
  };
  return {
    name: 'landform:story-forms',
    resolveId: (id) => (OURS.some((ours) => id.startsWith(ours)) ? `\0${id}` : undefined),
    async load(hidden) {
      const id = hidden.startsWith('\0') ? hidden.slice(1) : '';
      const watch = (file: string) => this.addWatchFile(file);
      if (id === INDEX) return indexModule();
      if (id === SHARED) return `export default ${JSON.stringify(await sharedFiles())};`;
      if (id === SOURCES) return sourcesModule(watch);
      if (id.startsWith(VALIDATOR)) return validators.get(id.slice(VALIDATOR.length));
      return id.startsWith(FORM) ? formModule(id.slice(FORM.length), watch) : undefined;
    },
    configureServer({ watcher, moduleGraph }) {
      // Adds or removes a form's page when its folder is added or removed while Storybook runs.
      watcher.add(FORMS);
      watcher.on('all', async (_event, file) => {
        if (!/\/(?:manifest|schema)\.json$/.test(file)) return;
        const index = moduleGraph.getModuleById(`\0${INDEX}`);
        if (index) moduleGraph.invalidateModule(index);
        await writeFormStories();
      });
    },
  };

  async function formModule(code: string, watch: Watch): Promise<string> {
    const { files, samples, watched } = await readStoryForm(code);
    for (const file of watched) watch(file);
    const { plan, texts, source } = compiled(files, await sharedFiles());
    validators.set(code, source);
    const data = JSON.stringify({ plan, texts, samples });
    return `import * as validator from '${VALIDATOR}${code}';\nexport default { ...${data}, validator };\n`;
  }
}

type Watch = (file: string) => void;

async function indexModule(): Promise<string> {
  const codes = [...(await smallFormNames()), ...(await formCodes())];
  const entries = codes.map((code) => `'${code}': () => import('${FORM}${code}'),`);
  return `export const STORY_FORMS = {\n${entries.join('\n')}\n};\n`;
}

async function sourcesModule(watch: Watch): Promise<string> {
  const names = await smallFormNames();
  const texts = await Promise.all(names.map((name) => readFile(smallFormFile(name), 'utf8')));
  for (const name of names) watch(smallFormFile(name));
  const sources = Object.fromEntries(names.map((name, index) => [name, texts[index]]));
  return `export const SMALL_FORMS = ${JSON.stringify(sources)};\n`;
}

async function readStoryForm(code: string) {
  if (!(await formCodes()).includes(code)) {
    return { files: await readSmallForm(code), samples: [], watched: [smallFormFile(code)] };
  }
  const files = await readFolder(code);
  if (!files) throw new Error(`Cannot read the form ${code}: see npm run forms:check`);
  return {
    files,
    samples: await readSamples(code),
    watched: await filesOf(code),
  };
}

function compiled(files: FormFiles, shared: SharedFiles) {
  const { plan, texts, validatorSource, diagnostics } = compileStory(files, shared);
  if (!plan || validatorSource === undefined) {
    const faults = diagnostics.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`);
    throw new Error(`Cannot compile the story form ${files.code}: ${faults.join('; ')}`);
  }
  return { plan, texts, source: validatorSource };
}
