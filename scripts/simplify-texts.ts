/**
 * `npm run forms:simplify -- CODE`: completes `locales/zh-Hans.json` of a form from `zh-Hant.json`:
 * what it lacks is added in simplified characters, what `zh-Hant` no longer has is taken out. Other
 * texts keep their wording; only words and quotation marks of `mainlandWords` are replaced. `--anew` makes every text anew, `--in <folder>` takes another folder of forms.
 * Ends with 2 when there is no such form.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './commandLine.ts';
import { simplifiedTexts } from './forms/simplified.ts';
import { ROOT, say } from './run.ts';

const { names, values } = commandLine('npm run forms:simplify -- CODE [--anew] [--in FOLDER]', {
  names: 1,
  options: {
    in: { type: 'string', default: join(ROOT, 'forms') },
    anew: { type: 'boolean', default: false },
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
const present = existsSync(target) && !values.anew ? await textsOf(target) : {};
const texts = simplifiedTexts(await textsOf(source), present);
await writeFile(target, `${JSON.stringify(texts, null, 2)}\n`);
const added = Object.keys(texts).filter((key) => present[key] === undefined).length;
say(`${code}: ${Object.keys(texts).length} texts in zh-Hans, ${added} of them new`);

async function textsOf(file: string): Promise<Record<string, string>> {
  // The edge where JSON becomes texts: `forms:check` checks their shape.
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
}
