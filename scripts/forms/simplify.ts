/**
 * `npm run forms:simplify -- CODE`: completes `locales/zh-Hans.json` of a form from `zh-Hant.json`.
 * It adds missing texts in simplified characters and removes those that `zh-Hant` no longer has. It
 * keeps the other texts, except words and quotation marks of `mainlandWords`. `--again` converts
 * every text again, `--in <folder>` uses another folder of forms. Exits with 2 when the form does
 * not exist.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { simplifiedTexts } from './text/simplified.ts';

const { names, values } = commandLine('npm run forms:simplify -- CODE [--again] [--in FOLDER]', {
  names: 1,
  options: {
    in: { type: 'string', default: join(ROOT, 'forms') },
    again: { type: 'boolean', default: false },
  },
});
const [code = ''] = names;
const locales = join(values.in, code, 'locales');
const source = join(locales, 'zh-Hant.json');
const target = join(locales, 'zh-Hans.json');
if (code === '' || !existsSync(source)) {
  say(`There is no ${source}: npm run forms:simplify -- LREAL1`);
  process.exit(2);
}
const present = existsSync(target) && !values.again ? await textsOf(target) : {};
const texts = simplifiedTexts(await textsOf(source), present);
await writeFile(target, `${JSON.stringify(texts, null, 2)}\n`);
const added = Object.keys(texts).filter((key) => present[key] === undefined).length;
say(`${code}: ${Object.keys(texts).length} texts in zh-Hans, ${added} of them new`);

async function textsOf(file: string): Promise<Record<string, string>> {
  // The file is not validated here: `forms:check` checks its shape.
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}
