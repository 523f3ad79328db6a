/**
 * `npm run browsers [-- firefox webkit --only PATTERN --width PX]`: plays every story in Firefox
 * and in WebKit, the engine of Safari; the tests play them in Chromium. It takes about twenty
 * minutes per browser. It prints each story with a fault. It exits with 1 when a story failed twice
 * or none was found, and with 2 when it could not start.
 *
 * `--only`: a regular expression of story ids, such as `widgets-date`.
 */
import { openFirefox } from './browsers/firefox.ts';
import { playStories } from './browsers/playStories.ts';
import type { Size, StoryPage } from './browsers/StoryPage.ts';
import { openWebKit } from './browsers/webkit.ts';
import { commandLine, misused } from './command/commandLine.ts';
import { say } from './command/run.ts';
import { builtStories, serveStories } from './stories/builtStories.ts';
import { ensureTool, type ToolName } from './test/tools.ts';
import { buildNow } from './visual/buildStorybook.ts';

const USAGE = 'npm run browsers -- [firefox] [webkit] [--only PATTERN] [--width PX]';

const STORY_MS = 20_000;

type Opener = (size: Size) => Promise<StoryPage>;

/**
 * Functions by browser name. Each one installs the browser's programs and returns a function that
 * opens a page.
 */
const BROWSERS: Readonly<Record<string, () => Promise<Opener>>> = {
  firefox: async () => {
    const path = await toolOrExit('firefox');
    return (size) => openFirefox(path, size);
  },
  webkit: async () => {
    const paths = { driver: await toolOrExit('webkit'), screen: await toolOrExit('xvfb') };
    return (size) => openWebKit(paths, size);
  },
};

const { values, names } = commandLine(USAGE, {
  names: Object.keys(BROWSERS).length,
  options: {
    only: { type: 'string', default: '' },
    width: { type: 'string', default: '320' },
  },
});
const unknown = names.find((name) => !(name in BROWSERS));
if (unknown !== undefined) misused(`Cannot find the browser "${unknown}"`, USAGE);
const size = { width: Number(values.width), height: 900 };
if (!(size.width > 0)) misused(`Cannot read the width "${values.width}"`, USAGE);
const openers: Opener[] = [];
// Installs all programs first, because one browser plays its stories for twenty minutes.
for (const [name, prepare] of Object.entries(BROWSERS)) {
  if (names.length === 0 || names.includes(name)) openers.push(await prepare());
}

const folder = await buildNow();
const groups = await builtStories(folder, new RegExp(values.only));
const all = groups.flat().length;
const served = await serveStories(folder);
for (const open of openers) {
  const page = await open(size);
  try {
    const { failed, unsteady } = await playStories(page, {
      groups,
      url: served.url,
      most: STORY_MS,
      onFailure: (id, fault) => say(`at first ${id}: ${fault.split('\n')[0]}`),
      onProgress: (done) => say(`${done} of ${all} stories`),
    });
    for (const [id, fault] of unsteady) say(`unsteady ${id}: ${fault.split('\n')[0]}`);
    for (const [id, fault] of failed) say(`failed   ${id}: ${fault.split('\n')[0]}`);
    const counts = `${all} stories, ${failed.size} failed, ${unsteady.size} at first only`;
    say(`${page.browser}, ${size.width} px wide: ${counts}`);
    if (failed.size > 0 || all === 0) process.exitCode = 1;
  } finally {
    await page.close();
  }
}
await served.close();

async function toolOrExit(name: ToolName): Promise<string> {
  const found = await ensureTool(name);
  if ('path' in found) return found.path;
  say(`Cannot play the stories: ${found.missing}`);
  process.exit(2);
}
