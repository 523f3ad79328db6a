/**
 * `npm run a11y [-- CODE … --lang LANGUAGE … --width PX … --out FOLDER]`: walks the forms that are
 * named, what stands around them (`portal`), or both in full, and checks each screen empty, with errors,
 * filled in and under its dialogs: axe by the rules of WCAG 2.2 AA, and whether the page scrolls
 * sideways. Ends with a table; a page and a JSON file for each subject stand in `build/a11y`. Broken
 * off, it goes on where it was. `--self-test` looks at a page that is broken on purpose instead.
 *
 * Ends with 1 when anything was found or could not be looked at, with 2 when it could not begin.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dropStaleAudit, readAudits } from '../tests/e2e/support/audits.ts';
import { walkedFolders } from '../tests/e2e/support/walkedForms.ts';
import { freePort } from '../tests/support/runServer.ts';
import { type AuditOrder, auditOrder, titleOf } from './a11y/auditOrder.ts';
import { countAudits, isClean, tableOf } from './a11y/countAudits.ts';
import { writeReports } from './a11y/writeReports.ts';
import { ROOT, run, say } from './run.ts';
import { ensureTool } from './test/tools.ts';

const order = orderOrExit();
const chromium = await ensureTool('chromium');
if ('missing' in chromium) {
  say(chromium.missing);
  process.exit(2);
}
const folder = resolve(ROOT, order.out);
const audits = join(folder, 'audits');
for (const { subject, language } of order.subjects) {
  dropStaleAudit({ folder: audits, widths: order.widths }, subject, language);
}
await walk(order, chromium.path);

const found = readAudits(audits).filter((audit) =>
  order.subjects.some(
    ({ subject, language }) => subject === audit.subject && language === audit.language,
  ),
);
const counts = countAudits(order.subjects, found);
writeReports(folder, counts, found);
for (const line of tableOf(counts)) say(line);
say(join(folder, 'index.html'));
process.exit(isClean(counts) ? 0 : 1);

function orderOrExit(): AuditOrder {
  try {
    return auditOrder(process.argv.slice(2), walkedFolders());
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return process.exit(2);
  }
}

/** The walks of the order, on a portal of their own; what is whole already is not walked again. */
async function walk({ subjects, widths, isSelfTest }: AuditOrder, browser: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'landform-a11y-'));
  const titles = subjects.map(titleOf).join('|');
  await run(
    [
      'playwright',
      'test',
      '--project=a11y',
      '--reporter=list',
      '--pass-with-no-tests',
      `--output=${join(folder, 'results')}`,
      '-g',
      titles,
    ],
    {
      env: {
        CHROMIUM_PATH: browser,
        A11Y_FOLDER: audits,
        A11Y_WIDTHS: widths.join(','),
        WALK_RESUME: 'true',
        E2E_PORT: String(await freePort()),
        E2E_DATA_DIR: data,
        E2E_WITHOUT_PORTAL: String(isSelfTest),
      },
    },
  );
  rmSync(data, { recursive: true, force: true });
}
