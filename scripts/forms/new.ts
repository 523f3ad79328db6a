/**
 * `npm run forms:new -- CODE`: writes the folder of a new form under `forms/`, which passes `npm
 * run forms:check` unchanged. `--in <folder>` writes it elsewhere. Exits with 1 for an invalid form
 * code or an existing folder, with 2 after a wrong call.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { reasonOf } from '../../server/log/reasonOf.ts';
import { commandLine, misused } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { newFormFiles } from './text/newFormFiles.ts';

const CODE = /^[A-Z][A-Z0-9]{1,15}$/;

const USAGE = 'npm run forms:new -- CODE [--in FOLDER]';

const { names, values } = commandLine(USAGE, {
  names: 1,
  options: { in: { type: 'string', default: join(ROOT, 'forms') } },
});
const [code = ''] = names;
const folder = join(values.in, code);
if (!CODE.test(code)) {
  say('Give a form code of capitals and digits: npm run forms:new -- LR999');
  process.exit(1);
}
if (existsSync(folder)) {
  say(`Cannot write the form: ${folder} exists`);
  process.exit(1);
}
await write().catch((error) => misused(`Cannot write the form: ${reasonOf(error)}`, USAGE));
say(`The form is in ${relative(process.cwd(), folder)}. Next: edit schema.json and ui.json, name`);
say('the fields in a step of manifest.json, give them words in locales, and run');
say(`npm run forms:check -- ${code}`);

async function write(): Promise<void> {
  for (const [path, text] of newFormFiles(code)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
