/**
 * `npm run bench [-- RUNS] [--peers] [--desktop] [--only=NAME,…]`: LREAL1's particulars step and its
 * list of fifty orders, and pages made to a size, rendered by Landform, by hand-written React and by
 * stock RJSF, measured side by side in Chromium; ours drawn at build time, as the portal's pages are;
 * with `--peers` by JSON Forms and SurveyJS too, whose packages are installed in a folder of their own.
 * With them the portal's own page of LREAL1, and signing with a certificate file. Then how long forms take to compile and to be judged, and
 * a search of addresses (`npm run bench:addresses` alone).
 *
 * `npm run bench -- --server [--postgres] [--seconds=N] [--rest=N]`: the server alone instead, see
 * `bench/server.ts`. `npm run bench -- --payment [--postgres] [--seconds=N]`: polls and saves while payments
 * are under way, raised until requests fail, and whether every order is there afterwards; ends with code 1
 * when not. `npm run bench -- --pdf`: a PDF of three pages, by Typst and printed by Chromium.
 */
import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { benchAddresses } from '../tests/bench/addresses.ts';
import { buildPages, ENGINES, type Engine, PAGES, type Page } from '../tests/bench/build.ts';
import { DESKTOP, MOBILE } from '../tests/bench/condition.ts';
import { benchForms } from '../tests/bench/forms.ts';
import { measure, type Visit } from '../tests/bench/measure.ts';
import { benchPdf } from '../tests/bench/pdf/benchPdf.ts';
import { hasPeers, PEERS, PEERS_FOLDER } from '../tests/bench/peers.ts';
import { type PortalVisit, visitPortal } from '../tests/bench/portalPage.ts';
import { PORTAL_TWIN, portalReport, report, type Sample } from '../tests/bench/report.ts';
import { serve } from '../tests/bench/serve.ts';
import { benchBrowserSigning } from '../tests/bench/signing/browserSigning.ts';
import { runServer } from '../tests/support/runServer.ts';
import { measurePayment } from './bench/payment.ts';
import { measurePdf } from './bench/pdf.ts';
import { measureServer } from './bench/server.ts';
import { ROOT, run, say } from './run.ts';
import { ensureTool } from './test/tools.ts';

const FOLDER = join(ROOT, 'build/bench');
const SITE = join(FOLDER, 'site');

/** Where each engine has its buttons and its text boxes. */
const ADD: Readonly<Record<Engine, string>> = {
  landform: 'button:has-text("Add another")',
  twin: '#add',
  stock: '.rjsf-array-item-add button',
  jsonforms: '#app button:has-text("Add"), #app button[aria-label^="Add"]',
  survey: '#app .sd-paneldynamic__add-btn',
};
const BOX: Partial<Record<Engine, string>> = { survey: '#app input.sd-formbox__input' };
const SUBMIT: Partial<Record<Engine, string>> = { survey: '#app .sd-navigation__next-btn' };

const options = process.argv.slice(2);
if (options.includes('--server')) {
  await measureServer(options);
  process.exit();
}
if (options.includes('--payment')) process.exit(await measurePayment(options));
if (options.includes('--pdf')) process.exit(await measurePdf());
const runs = Number(options.find((each) => /^\d+$/.test(each)) ?? 3);
const condition = options.includes('--desktop') ? DESKTOP : MOBILE;
const only = options
  .find((each) => each.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const pages = PAGES.filter(({ name }) => !only || only.includes(name));
const engines: readonly Engine[] = options.includes('--peers') ? [...ENGINES, ...PEERS] : ENGINES;

const tool = await ensureTool('chromium');
if ('missing' in tool) {
  say(tool.missing);
  process.exit(1);
}
if (engines.length > ENGINES.length && !hasPeers()) {
  await run(['npm', 'ci', '--ignore-scripts', '--prefix', PEERS_FOLDER], {});
}
await buildPages(FOLDER, pages, engines);
const server = await serve(SITE);
const browser = await chromium.launch({
  executablePath: tool.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--enable-precise-memory-info',
  ],
});
// Whatever the browser has of the portal is compared with this page's twin.
const portal = pages.some(({ name }) => name === PORTAL_TWIN) ? await startPortal() : undefined;
const samples: Sample[] = [];
const portalVisits: PortalVisit[] = [];
for (let round = 0; round < runs; round += 1) {
  // Engines take turns, so that a busy moment of the machine does not fall on one of them.
  for (const page of pages) {
    for (const engine of engines) {
      const measured = await measure(browser, visitOf(engine, page, server.url), condition);
      samples.push({ engine, page: page.name, measured });
    }
  }
  if (portal) portalVisits.push(await visitPortal(browser, portal.origin, condition));
  say(`round ${round + 1} of ${runs}`);
}
const signing = await benchBrowserSigning(browser);
await browser.close();
server.close();
await portal?.stop();
await writeFile(join(FOLDER, 'samples.json'), JSON.stringify(samples, undefined, 1));
const table = report(samples, { pages: pages.map(({ name }) => name), engines, condition });
const portalTable = portal ? portalReport(portalVisits, samples, condition) : [];
for (const line of [
  ...table,
  ...portalTable,
  ...signing,
  ...(await benchForms()),
  ...(await benchAddresses()),
  ...(await benchPdf(tool.path)),
])
  say(line);

/** The portal as `npm start` runs it, on throw-away data. */
function startPortal() {
  const data = mkdtempSync(join(tmpdir(), 'landform-bench-'));
  return runServer('scripts/start.ts', (port) => ({
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
  }));
}

function visitOf(engine: Engine, { name, hasList }: Page, url: string): Visit {
  return {
    url: `${url}/${engine}/${name}/`,
    folder: join(SITE, engine, name),
    box: BOX[engine] ?? '#app input:is([type=text],[type=email],:not([type]))',
    // The second box of a made record takes any words. In the first they would be wrong, and what is measured
    // as adding a record would be the mark of a wrong one, too, which not every engine has.
    boxIndex: name.startsWith('R50') ? 1 : 0,
    submit: SUBMIT[engine] ?? '#app button[type=submit]',
    ...(hasList && { add: ADD[engine] }),
  };
}
