/**
 * `npm run a11y [-- CODE … --lang LANGUAGE … --width PX … --out FOLDER]`: walks the named forms,
 * the pages around them (`portal`), or all. It checks each screen in four states: empty, with
 * errors, filled in and under its dialogs. It runs axe with the rules of WCAG 2.2 AA, and looks for
 * horizontal scrolling. It prints a table and writes a page and a JSON file per subject into
 * `build/a11y`. An interrupted run continues where it stopped. `--self-test` checks a page that is
 * broken on purpose instead.
 *
 * Exits with 1 after any finding or an incomplete check, with 2 when it could not start.
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
import { ROOT, run, say } from './command/run.ts';
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

/** Runs the walks of the order on a temporary portal; skips walks that are already complete. */
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
