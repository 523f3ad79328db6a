/**
 * `npm run bench [-- RUNS]`: LREAL1's particulars step and its list of fifty orders, rendered by
 * Landform, by hand-written React and by stock RJSF, measured side by side in Chromium; then how
 * long forms take to compile and to be judged.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildPages, CASES, type CaseName, ENGINES, type Engine } from '../tests/bench/build.ts';
import { benchForms } from '../tests/bench/forms.ts';
import { measure, type Visit } from '../tests/bench/measure.ts';
import { report, type Sample } from '../tests/bench/report.ts';
import { serve } from '../tests/bench/serve.ts';
import { ROOT, say } from './run.ts';
import { ensureTool } from './test/tools.ts';

const FOLDER = join(ROOT, 'build/bench');
const SITE = join(FOLDER, 'site');

const runs = Number(process.argv[2] ?? 5);
const tool = await ensureTool('chromium');
if ('missing' in tool) {
  say(tool.missing);
  process.exit(1);
}
await buildPages(FOLDER);
const server = await serve(SITE);
const browser = await chromium.launch({
  executablePath: tool.path,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const samples: Sample[] = [];
for (let run = 0; run < runs; run += 1) {
  // Engines take turns, so that a busy moment of the machine does not fall on one of them.
  for (const name of Object.keys(CASES) as CaseName[]) {
    for (const engine of ENGINES) {
      samples.push({
        engine,
        case: name,
        measured: await measure(browser, visitOf(engine, name, server.url)),
      });
    }
  }
  say(`run ${run + 1} of ${runs}`);
}
await browser.close();
server.close();
await writeFile(join(FOLDER, 'samples.json'), JSON.stringify(samples, undefined, 1));
for (const line of [...report(samples), ...(await benchForms())]) say(line);

function visitOf(engine: Engine, name: CaseName, url: string): Visit {
  const add = {
    landform: 'button:has-text("Add another")',
    twin: '#add',
    stock: '.rjsf-array-item-add button',
  };
  return {
    url: `${url}/${engine}/${name}/`,
    folder: join(SITE, engine, name),
    box: '#app input:is([type=text],[type=email],:not([type]))',
    submit: '#app button[type=submit]',
    ...(name === 'orders' && { add: add[engine] }),
  };
}
