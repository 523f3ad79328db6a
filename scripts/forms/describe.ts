/**
 * `npm run forms:doc -- CODE`: prints the fields of a form as Markdown for review. `--lang zh-Hant`
 * prints it in another language, `--in <folder>` uses another folder of forms. Exits with 1 when
 * the form has errors, with 2 when the form does not exist.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, fillText, languageOf } from '#engine';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../server/forms/source/readFormFiles.ts';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { describeForm } from '../doc/describeForm.ts';

const { names, values } = commandLine('npm run forms:doc -- CODE [--lang LANGUAGE] [--in FOLDER]', {
  names: 1,
  options: {
    in: { type: 'string', default: join(ROOT, 'forms') },
    lang: { type: 'string', default: 'en' },
  },
});
const [code = ''] = names;
if (code === '' || !existsSync(join(values.in, code))) {
  say(`Give the code of a form in ${values.in}: npm run forms:doc -- LREAL1`);
  process.exit(2);
}
const language = languageOf(values.lang);
const workbench = await openWorkbench();
try {
  const { files } = await readForm(values.in, code);
  const { plan, texts } = files ? workbench.compile(files) : {};
  if (files && plan && texts) {
    const file = join(ROOT, `renderer/i18n/locales/${language}/validation.json`);
    const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const form = { files, shared: workbench.shared.files, plan, texts: texts[language] };
    const catalogue: Catalogue = (key, args) => fillText(messages[key] ?? key, args);
    say(describeForm({ ...form, catalogue }).trimEnd());
  } else {
    say(`${code} has errors: run npm run forms:check -- ${code}`);
    process.exitCode = 1;
  }
} finally {
  await workbench.close();
}
