import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CompiledForm, compileForm, type FormFiles, type SharedFiles } from '#compiler';
import type { ValidatorModule } from '#engine';
import { buildRules } from '../buildRules.ts';
import { type JsonSource, readJsonSource } from '../JsonSource.ts';
import { PROJECT_ROOT, readShared, type SharedFolder } from '../readFormFiles.ts';

/** What several forms need to be checked: made once, closed at the end. */
export interface Workbench {
  readonly shared: SharedFolder;
  /** The files of the shared folder, each with the places of what is in it. */
  readonly sharedSources: ReadonlyMap<string, JsonSource>;
  /** Keys of the product's message catalogue. */
  readonly catalogue: ReadonlySet<string>;
  /** @param shared the shared blocks and tables; those of the workbench by default */
  compile(files: FormFiles, shared?: SharedFiles): CompiledForm;
  /** Loads the validator of a compiled form, in the very bytes that browsers get. */
  load(compiled: CompiledForm): Promise<ValidatorModule>;
  close(): Promise<void>;
}

/** Makes a workbench; its folder for modules is under the system's folder for temporary files. */
export async function openWorkbench(): Promise<Workbench> {
  const rules = await buildRules();
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  await writeFile(join(folder, rules.name), rules.source);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  const shared = await readShared();
  return {
    shared,
    sharedSources: new Map([...shared.sources].map(([file, text]) => [file, readJsonSource(text)])),
    catalogue: await readCatalogue(),
    compile: (files, using = shared.files) =>
      compileForm(files, using, { digest: sha256, rulesModule: `./${rules.name}` }),
    load: async ({ validatorSource }) => {
      if (validatorSource === undefined) {
        throw new TypeError('Cannot load the validator: the form did not compile');
      }
      // Named by what it is: the same module is loaded once.
      const path = join(folder, `validator-${sha256(validatorSource)}.js`);
      await writeFile(path, validatorSource);
      return (await import(pathToFileURL(path).href)) as ValidatorModule;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

const CATALOGUE = join(PROJECT_ROOT, 'renderer/i18n/locales/en');

async function readCatalogue(): Promise<ReadonlySet<string>> {
  const files = (await readdir(CATALOGUE)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(CATALOGUE, name), 'utf8')));
  return new Set(texts.flatMap((text) => Object.keys(JSON.parse(text) as object)));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
