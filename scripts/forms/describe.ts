/**
 * `npm run forms:doc -- CODE`: writes a page about a form for reviewers who read no JSON: every
 * text, condition and limit in words. `--lang en|zh-Hant|zh-Hans|all` chooses the language; `all`
 * shows the three side by side. `--to FILE` names the page, `--text` prints it as Markdown instead,
 * `--in FOLDER` uses another folder of forms. Exits with 1 when the form has errors, with 2 when
 * the form or the language does not exist.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { LANGUAGES, type Language } from '#engine';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { reviewColumns } from '../doc/review/reviewColumns.ts';
import { reviewHtml } from '../doc/review/reviewHtml.ts';
import { reviewMarkdown } from '../doc/review/reviewMarkdown.ts';

const { names, values } = commandLine(
  'npm run forms:doc -- CODE [--lang en|zh-Hant|zh-Hans|all] [--to FILE | --text] [--in FOLDER]',
  {
    names: 1,
    options: {
      in: { type: 'string', default: join(ROOT, 'forms') },
      lang: { type: 'string', default: 'en' },
      to: { type: 'string' },
      text: { type: 'boolean', default: false },
    },
  },
);
const [code = ''] = names;
if (code === '' || !existsSync(join(values.in, code))) {
  say(`Give the code of a form in ${values.in}: npm run forms:doc -- LREAL1`);
  process.exit(2);
}
const wanted = LANGUAGES.filter((each) => values.lang === 'all' || values.lang === each);
if (wanted.length === 0) {
  say(`There is no language "${values.lang}": give en, zh-Hant, zh-Hans or all`);
  process.exit(2);
}
const workbench = await openWorkbench();
try {
  const columns = await reviewColumns(workbench, values.in, code, wanted as readonly Language[]);
  if (columns === undefined) {
    say(`${code} has errors: run npm run forms:check -- ${code}`);
    process.exitCode = 1;
  } else if (values.text) {
    for (const { blocks } of columns) say(reviewMarkdown(blocks).trimEnd());
  } else {
    const file = resolve(values.to ?? join(ROOT, `build/docs/${code}.html`));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, reviewHtml(columns));
    say(
      `The page about ${code} is in ${relative(process.cwd(), file)}. Open it in a browser, or print it.`,
    );
  }
} finally {
  await workbench.close();
}
