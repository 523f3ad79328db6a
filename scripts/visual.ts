/**
 * `npm run visual [-- --against COMMIT] [--only PATTERN]`: takes pictures of every story at 320 and
 * 1280 px, now and in the previous commit, and lists the differences. It stores builds and pictures
 * under `build/visual`, not in the repository. It exits with 1 when a current story failed.
 *
 * `--against`: another commit; the default is the last commit, or the commit before it if no file
 * has changed. `--only`: a regular expression of story ids, such as `widgets-date`.
 */
import { join } from 'node:path';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';
import { ensureTool } from './test/tools.ts';
import { buildCommit, buildNow, hashOf, previousCommit, VISUAL } from './visual/buildStorybook.ts';
import { takePictures } from './visual/takePictures.ts';
import { writeReport } from './visual/writeReport.ts';

const WIDTHS = [320, 1280];
const PAGES = 2;
const STORY_MS = 20_000;

const { values } = commandLine('npm run visual -- [--against COMMIT] [--only PATTERN]', {
  options: { against: { type: 'string' }, only: { type: 'string', default: '' } },
});
const tool = await ensureTool('chromium');
if ('missing' in tool) {
  say(`Cannot take pictures: ${tool.missing}`);
  process.exit(2);
}
const commit = values.against ? await hashOf(values.against) : await previousCommit();
const wishes = {
  only: new RegExp(values.only),
  widths: WIDTHS,
  executablePath: tool.path,
  pages: PAGES,
  most: STORY_MS,
  onProgress: (done: number, all: number) => say(`${done} of ${all} stories`),
};
const [nowFolder, beforeFolder] = [await buildNow(), await buildCommit(commit)];
say(`Comparing with ${commit}`);
const now = await takePictures({ ...wishes, folder: nowFolder });
const before = await takePictures({ ...wishes, folder: beforeFolder });
const report = join(VISUAL, 'report');
const changes = await writeReport(before.pictures, now.pictures, report);
for (const { name, kind, pixels } of changes) say(`${kind.padEnd(8)} ${name} ${pixels || ''}`);
for (const [id, fault] of now.failed) say(`failed   ${id}: ${fault.split('\n')[0]}`);
say(`${now.pictures.size} pictures, ${changes.length} differ: ${join(report, 'index.html')}`);
process.exitCode = now.failed.size > 0 ? 1 : 0;
