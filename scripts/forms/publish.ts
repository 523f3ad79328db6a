/**
 * `npm run forms:publish -- CODE`: checks a form and releases its current version. It writes the
 * hash into `forms.lock.json` next to the forms, where it must stay. It copies the content into the
 * form's folder `releases`, so that `forms:diff` and tests can compare with it. After that the
 * version must not be edited; changes need a higher version. `--in <folder>` uses another folder of
 * forms. Exits with 1 when the form has errors, with 2 when the form does not exist.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import type { SourceTexts } from '../../server/forms/source/FormFolder.ts';
import { isFormCode, readForm } from '../../server/forms/source/readFormFiles.ts';
import { keepReleasedForm } from '../../server/forms/source/releasedForm.ts';
import { RELEASES_FILE, readReleases } from '../../server/forms/source/releases.ts';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { withRelease } from './text/releasesText.ts';

const { names, values } = commandLine('npm run forms:publish -- CODE [--in FOLDER]', {
  names: 1,
  options: { in: { type: 'string', default: join(ROOT, 'forms') } },
});
const formsDir = values.in;
const [code = ''] = names;
if (!isFormCode(code) || !existsSync(join(formsDir, code))) {
  say(`Give the code of a form in ${formsDir}: npm run forms:publish -- LR999`);
  process.exit(2);
}
const workbench = await openWorkbench();
try {
  process.exitCode = await publish();
} finally {
  await workbench.close();
}

async function publish(): Promise<number> {
  const findings = await checkFolder(workbench, formsDir, code);
  const errors = findings.filter(({ severity }) => severity === 'error');
  for (const finding of findings) say(lineOf(finding));
  const { files, sources } = await readForm(formsDir, code);
  const compiled = files && errors.length === 0 ? workbench.compile(files) : undefined;
  const { plan, content, contentHash } = compiled ?? {};
  if (!plan || content === undefined || contentHash === undefined) {
    say(`${code} is not released: it has ${errors.length} errors`);
    return 1;
  }
  const { version } = plan;
  const releases = await readReleases(formsDir);
  const isKnown = releases[code]?.[version] !== undefined;
  if (!isKnown) {
    const release = { code, version, contentHash };
    const text = withRelease(releases, release);
    await keepReleasedForm(formsDir, release, content, samplesIn(sources));
    await writeFile(join(formsDir, RELEASES_FILE), text);
  }
  say(
    `${code} version ${version} ${isKnown ? 'was released before' : 'is released'}: ${contentHash}`,
  );
  return 0;
}

function samplesIn(sources: SourceTexts): readonly unknown[] {
  const samples = [...sources].filter(([file]) => file.startsWith(`forms/${code}/samples/`));
  return samples.map(([, text]) => JSON.parse(text) as unknown);
}
