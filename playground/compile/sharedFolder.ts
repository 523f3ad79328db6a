import { objectOf, type SharedBlock, type SharedFiles, type SharedTable } from '#compiler';
import { LANGUAGES, type Language, type Texts } from '#engine';
import type { SharedFolder } from '../../server/forms/source/FormFolder.ts';
import { textsIn } from '../../server/forms/source/parseFolder.ts';

/** The texts of the shared files, by their path from this file. */
const DEFS: Readonly<Record<string, string>> = import.meta.glob('../../schemas/defs/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const TABLES: Readonly<Record<string, string>> = import.meta.glob('../../schemas/tables/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the project's shared blocks and tables, which the build has put into the worker. */
export function sharedFolder(): SharedFolder {
  const defs = fromRoot(DEFS);
  const tables = fromRoot(TABLES);
  const tableFiles = new Map([...tables.keys()].map((file) => [nameIn(file, '.json'), file]));
  const files: SharedFiles = {
    defs: blocksIn(defs),
    tables: Object.fromEntries(
      [...tableFiles].map(([name, file]) => [
        name,
        JSON.parse(tables.get(file) ?? '{}') as SharedTable,
      ]),
    ),
  };
  return { files, shipped: files, sources: new Map([...defs, ...tables]), tableFiles };
}

function fromRoot(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(files).map(([path, text]) => [path.replace('../../', ''), text]));
}

function nameIn(file: string, ending: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -ending.length);
}

/** Returns the blocks by name. A block may have texts only. */
function blocksIn(defs: ReadonlyMap<string, string>): Record<string, SharedBlock> {
  const read = (name: string) => objectOf(JSON.parse(defs.get(`schemas/defs/${name}`) ?? '{}'));
  const names = [...defs.keys()]
    .filter((file) => file.endsWith('.en.json'))
    .map((file) => nameIn(file, '.en.json'));
  return Object.fromEntries(
    names.map((name) => {
      const locales = LANGUAGES.map((language): [Language, Texts] => [
        language,
        textsIn(read(`${name}.${language}.json`)),
      ]);
      const block: SharedBlock = {
        schema: read(`${name}.schema.json`),
        ui: read(`${name}.ui.json`),
        locales: Object.fromEntries(locales),
      };
      return [name, block];
    }),
  );
}
