/**
 * `npm run forms:eject -- CODE`: writes the files of a form for a folder that has only an external
 * schema: manifest.json, schema.json in the project's dialect, ui.json and the texts. The form
 * behaves as before, and its author can now change each file. The external schema remains as
 * source.schema.json, which no program reads. `--in FOLDER` uses another folder of forms, `--force`
 * overwrites a layout, texts and an earlier source.schema.json. Exits with 1 when the schema needs
 * something that a file of the dialect cannot say, which is printed, or when a file would be
 * overwritten; with 2 after a wrong call. In these cases it writes nothing.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isExternalSchema } from '#compiler';
import { gatheredLines } from '../../server/forms/check/gatheredLines.ts';
import { shownFolder } from '../../server/forms/check/shownFolder.ts';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../server/forms/source/readFormFiles.ts';
import { commandLine, misused } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { ejectForm, SOURCE_SCHEMA } from './eject/ejectForm.ts';

const USAGE = 'npm run forms:eject -- CODE [--in FOLDER] [--force]';

const { names, values } = commandLine(USAGE, {
  names: 1,
  options: {
    in: { type: 'string', default: join(ROOT, 'forms') },
    force: { type: 'boolean', default: false },
  },
});
const [code = ''] = names;
const folder = join(values.in, code);
if (code === '' || !existsSync(join(folder, 'schema.json'))) {
  misused(`There is no ${join(folder, 'schema.json')}`, USAGE);
}
process.exitCode = await eject();

/** Writes the files. @returns the exit code */
async function eject(): Promise<number> {
  const form = await readForm(values.in, code);
  const schema = form.sources.get(`forms/${code}/schema.json`) ?? '';
  if (existsSync(join(folder, 'manifest.json')) || !isExternal(schema)) {
    const remedy = `remove it, then run npm run forms:eject -- ${code}`;
    say(
      isExternal(schema)
        ? `${code} has a manifest.json: ${remedy}`
        : `${code} is a form of the project's dialect already: edit its files`,
    );
    return 1;
  }
  const workbench = await openWorkbench();
  const { files, findings } = await ejectForm(
    workbench,
    form,
    shownFolder(values.in, code),
  ).finally(() => workbench.close());
  if (files.size === 0) {
    for (const line of gatheredLines(findings)) say(line);
    say(`${code}: nothing was written, because of these errors`);
    return 1;
  }
  const present = [...files.keys()].filter((name) => existsSync(join(folder, name)));
  const lost = present.filter((name) => name !== 'schema.json');
  if (lost.length > 0 && !values.force) {
    say(`${code}: nothing was written, because the folder already has ${lost.join(', ')}.`);
    say('--force writes every file and keeps your layout and your texts in them.');
    return 1;
  }
  for (const line of gatheredLines(findings)) say(line);
  for (const [name, text] of files) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  say(`${code}: wrote ${files.size} files in ${relative(process.cwd(), folder)}; the external`);
  say(`schema is now ${SOURCE_SCHEMA}. Next: npm run forms:check -- ${code}`);
  return 0;
}

function isExternal(text: string): boolean {
  try {
    return isExternalSchema(JSON.parse(text));
  } catch {
    // The check reports an unreadable schema with its position.
    return true;
  }
}
