/**
 * `npm run bench [-- RUNS] [--peers] [--desktop] [--only=NAME,…]`: compares Landform, hand-written
 * React and stock RJSF in Chromium. The pages are LREAL1's particulars step, its list of fifty
 * orders, and generated pages of a given size. Landform's pages are prerendered, like those of the
 * portal. With `--peers` it adds JSON Forms and SurveyJS, whose packages are installed in a
 * separate folder. It also measures the portal's own page of LREAL1, and signing with a certificate
 * file. Then it measures the compilation and validation of forms, an address search and a PDF. `npm
 * run bench:addresses` measures only the address search.
 *
 * `npm run bench -- --server [--postgres] [--seconds=N] [--rest=N]` measures only the server (see
 * `bench/server.ts`). `npm run bench -- --payment [--postgres] [--seconds=N]` raises the load of
 * polls and saves during payments until requests fail. It exits with 1 when an order is missing or
 * doubled afterwards. `npm run bench -- --pdf` measures a PDF of three pages that Typst and
 * Chromium create. `npm run bench -- --texts` measures the form part's own texts of a page of 200
 * fields.
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
import { benchTexts } from '../tests/bench/texts.ts';
import { runServer } from '../tests/support/runServer.ts';
import { measurePayment } from './bench/payment.ts';
import { measurePdf } from './bench/pdf.ts';
import { measureServer } from './bench/server.ts';
import { isSiteFresh } from './build/siteStamp.ts';
import { ROOT, run, say } from './command/run.ts';
import { ensureTool } from './test/tools.ts';

const FOLDER = join(ROOT, 'build/bench');
const SITE = join(FOLDER, 'site');

/** The buttons and text boxes of each engine, as selectors. */
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
const isOfServer = options.includes('--server') || options.includes('--payment');
if (isOfServer && !isSiteFresh()) await run(['node', 'scripts/build.ts']);
if (options.includes('--server')) {
  await measureServer(options);
  process.exit();
}
if (options.includes('--payment')) process.exit((await measurePayment(options)) ? 0 : 1);
if (options.includes('--pdf')) process.exit(await measurePdf());
if (options.includes('--texts')) {
  for (const line of await benchTexts()) say(line);
  process.exit();
}
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
// The portal is measured only together with this twin page, because the report compares them.
const portal = pages.some(({ name }) => name === PORTAL_TWIN) ? await startPortal() : undefined;
const samples: Sample[] = [];
const portalVisits: PortalVisit[] = [];
for (let round = 0; round < runs; round += 1) {
  // The engines alternate, so that a busy moment of the machine does not affect only one of them.
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

/** Starts the portal like `npm start`, on temporary data. */
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
    // The second box of a generated record accepts any text. In the first box, the text would be
    // invalid. Then the time to add a record would include an error mark, which not every engine
    // has.
    boxIndex: name.startsWith('R50') ? 1 : 0,
    submit: SUBMIT[engine] ?? '#app button[type=submit]',
    ...(hasList && { add: ADD[engine] }),
  };
}
