import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileForm } from '#compiler';
import type { ValidatorModule } from '#engine';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';
import { hashOf } from '../source/hashOf.ts';
import { readJsonSource } from '../source/JsonSource.ts';
import { readShared } from '../source/readFormFiles.ts';
import type { CheckTools } from './CheckTools.ts';
import { linearityOf } from './isLinear.ts';
import { checkShape } from './metaSchemas.ts';
import { prepareCompiler } from './prepareCompiler.ts';

/** The resources for checking several forms: created once, closed at the end. */
export interface Workbench extends CheckTools {
  close(): Promise<void>;
}

/** The options of a workbench; all are optional. */
export interface WorkbenchOptions {
  /** Folder of the operator's tables; each replaces the project's table of the same name. */
  readonly tablesDir?: string | undefined;
  /**
   * Parent of the temporary folder for modules under check; the system's temporary folder by
   * default.
   */
  readonly scratch?: string;
}

/** Creates a workbench. Writes nothing before a validator is loaded. */
export async function openWorkbench(options: WorkbenchOptions = {}): Promise<Workbench> {
  const { tablesDir, scratch = tmpdir() } = options;
  const { rules } = await prepareCompiler();
  const shared = await readShared(tablesDir);
  let made: Promise<string> | undefined;
  const makeFolder = async () => {
    const folder = await mkdtemp(join(scratch, '.forms-'));
    await writeFile(join(folder, rules.name), rules.source);
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
    return folder;
  };
  return {
    shared,
    sharedSources: new Map([...shared.sources].map(([file, text]) => [file, readJsonSource(text)])),
    catalogue: await readCatalogue(),
    checkShape,
    compile: (files, using = shared.files) =>
      compileForm(files, using, {
        digest: (text) => hashOf([text]),
        rulesModule: `./${rules.name}`,
        isLinear: linearityOf(),
      }),
    load: async ({ validatorSource }) => {
      if (validatorSource === undefined) {
        throw new TypeError('Cannot load the validator: the form did not compile');
      }
      made ??= makeFolder();
      // The name is a hash of the content, so that the same module is loaded once.
      const path = join(await made, `validator-${hashOf([validatorSource])}.js`);
      await writeFile(path, validatorSource);
      return (await import(pathToFileURL(path).href)) as ValidatorModule;
    },
    templateTags: async (file) => {
      // Lazy-loads the library, because few forms have templates.
      const { templateTags } = await import('../../word/templateTags.ts');
      return templateTags(file);
    },
    close: async () => {
      if (made) await rm(await made, { recursive: true, force: true });
    },
  };
}

const CATALOGUE = join(PROJECT_ROOT, 'renderer/i18n/locales/en');

async function readCatalogue(): Promise<ReadonlySet<string>> {
  const files = (await readdir(CATALOGUE)).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(CATALOGUE, name), 'utf8')));
  return new Set(texts.flatMap((text) => Object.keys(JSON.parse(text) as object)));
}
