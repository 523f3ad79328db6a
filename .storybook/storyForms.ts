import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileForm, type FormFiles, type SharedFiles } from '#compiler';
import { readForm, readShared } from '../server/forms/readFormFiles.ts';

/** A small form of a story, as its JSON file says it. */
interface StoryFormFile {
  readonly properties: FormFiles['schema'];
  readonly required?: readonly string[];
  readonly ui?: FormFiles['ui'];
  readonly texts: FormFiles['locales'];
}

const ROOT = resolve(import.meta.dirname, '..');
const STORY_FORMS = join(ROOT, 'stories/forms');
const RULES = join(ROOT, 'engine/rules/library.ts');
const INDEX = 'virtual:story-forms';
const VALIDATOR = 'virtual:story-validator/';

/**
 * Compiles the small forms of `stories/forms` and the portal's own forms with the real compiler and
 * serves them as one module, so that a story shows what an author's JSON gives and nothing else.
 */
export function storyForms(): Plugin {
  const sources = new Map<string, string>();
  return {
    name: 'landform:story-forms',
    resolveId: (id) => (id === INDEX || id.startsWith(VALIDATOR) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${VALIDATOR}`)) return sources.get(id.slice(VALIDATOR.length + 1));
      if (id !== `\0${INDEX}`) return undefined;
      const { files: shared } = await readShared();
      const compiled = [];
      for (const name of await smallForms()) this.addWatchFile(join(STORY_FORMS, name));
      for (const files of await allForms()) compiled.push(compile(files, shared, sources));
      return moduleOf(compiled);
    },
  };
}

interface Compiled {
  readonly code: string;
  readonly json: string;
}

function compile(files: FormFiles, shared: SharedFiles, sources: Map<string, string>): Compiled {
  const { plan, texts, validatorSource, diagnostics } = compileForm(files, shared, {
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    rulesModule: RULES,
  });
  if (!plan || validatorSource === undefined) {
    const faults = diagnostics.map(({ file, pointer, message }) => `${file}${pointer}: ${message}`);
    throw new Error(`Cannot compile the story form ${files.code}: ${faults.join('; ')}`);
  }
  sources.set(files.code, validatorSource);
  return { code: files.code, json: JSON.stringify({ plan, texts }) };
}

function moduleOf(compiled: readonly Compiled[]): string {
  const imports = compiled.map(
    ({ code }, index) => `import * as validator${index} from '${VALIDATOR}${code}';`,
  );
  const entries = compiled.map(
    ({ code, json }, index) => `'${code}': { ...${json}, validator: validator${index} },`,
  );
  return `${imports.join('\n')}\nexport const STORY_FORMS = {\n${entries.join('\n')}\n};\n`;
}

async function allForms(): Promise<readonly FormFiles[]> {
  const small = await Promise.all((await smallForms()).map(readStoryForm));
  const lreal1 = await readForm(join(ROOT, 'forms'), 'LREAL1');
  return lreal1.files ? [...small, lreal1.files] : small;
}

async function smallForms(): Promise<readonly string[]> {
  return (await readdir(STORY_FORMS)).filter((name) => name.endsWith('.json'));
}

async function readStoryForm(name: string): Promise<FormFiles> {
  const code = basename(name, '.json');
  const text = await readFile(join(STORY_FORMS, name), 'utf8');
  // The edge where JSON becomes a form: the compiler checks every part of it.
  const { properties, required = [], ui = {}, texts } = JSON.parse(text) as StoryFormFile;
  return {
    code,
    schema: { type: 'object', required, properties },
    ui,
    locales: texts,
    manifest: {
      code,
      version: 1,
      screenId: code,
      skipAckEmail: true,
      submissionType: 'NO_ESUBM',
      steps: [{ id: 'step', fields: Object.keys(properties).map((key) => `/${key}`) }],
    },
  };
}
