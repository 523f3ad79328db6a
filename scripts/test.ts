/**
 * `npm test [-- SUITE …]`: runs every suite, or those named, and ends with a table of what ran, what
 * was skipped and why, and the forms that cannot be walked to their end yet. With `CI=true` a skipped
 * suite fails the run.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run, say } from './run.ts';
import { playwrightFailures, vitestFailures } from './test/failures.ts';
import { pendingLines } from './test/pendingLines.ts';
import { ensureDatabase } from './test/postgres.ts';
import { type Counts, playwrightCounts, vitestCounts } from './test/reports.ts';
import { SUITES, type Suite } from './test/suites.ts';
import { ensureTool } from './test/tools.ts';

interface Outcome extends Counts {
  readonly suite: Suite;
  readonly state: 'ran' | 'failed' | 'skipped';
  readonly note: string;
  readonly seconds: number;
  /** A line a failed test, for the end of the log. */
  readonly failures: readonly string[];
}

type Executed = Pick<Outcome, 'failures'> & { readonly code: number; readonly counts: Counts };

const REPORTS = join(ROOT, 'build/reports');
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  say(`Cannot run ${unknown.join(', ')}: the suites are ${SUITES.map((s) => s.name).join(', ')}`);
  process.exit(2);
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
for (const suite of SUITES) {
  const isWanted = wanted.length === 0 ? !suite.onDemand : wanted.includes(suite.name);
  if (isWanted) outcomes.push(await runSuite(suite));
}
printTable(outcomes);
for (const line of pendingLines()) say(line);
process.exit(isGreen(outcomes) ? 0 : 1);

async function runSuite(suite: Suite): Promise<Outcome> {
  say(`\n── ${suite.name}: ${suite.what}`);
  const tools = await prepareTools(suite);
  if ('missing' in tools) return skipped(suite, tools.missing);
  const database = suite.database ? await ensureDatabase() : undefined;
  if (database && 'missing' in database) return skipped(suite, database.missing);
  const started = performance.now();
  try {
    const url = database && { TEST_DATABASE_URL: database.url };
    const env = { ...suite.env, ...tools.env, ...url };
    const { code, counts, failures } = await execute(suite, env);
    const seconds = (performance.now() - started) / 1000;
    const silent = code === 0 && counts.passed + counts.failed === 0;
    const state = code === 0 && !silent ? 'ran' : 'failed';
    return { suite, state, note: silent ? 'ran no test' : '', seconds, failures, ...counts };
  } finally {
    await database?.stop();
  }
}

/** Finds or installs what a suite needs; tells the tests where the browser is. */
async function prepareTools(
  suite: Suite,
): Promise<{ readonly env: NodeJS.ProcessEnv } | { readonly missing: string }> {
  const env: NodeJS.ProcessEnv = {};
  for (const name of suite.tools) {
    const tool = await ensureTool(name);
    if ('missing' in tool) return tool;
    if (name === 'chromium') env.CHROMIUM_PATH = tool.path;
  }
  return { env };
}

async function execute(suite: Suite, env: NodeJS.ProcessEnv): Promise<Executed> {
  const report = join(REPORTS, `${suite.name}.json`);
  if ('command' in suite.run) {
    const { code } = await run(suite.run.command, { env });
    const passed = code === 0 ? 1 : 0;
    return { code, counts: { ...NOTHING, passed, failed: 1 - passed }, failures: [] };
  }
  if ('vitest' in suite.run) {
    const own = suite.reporter ? [`--reporter=${suite.reporter}`] : [];
    const output = `--outputFile.json=${report}`;
    const reporters = ['--reporter=default', '--reporter=json', output, ...own];
    const files = suite.isAlone ? ['--no-file-parallelism'] : [];
    const project = ['--project', suite.run.vitest];
    const command = ['vitest', 'run', '--root', '.', ...project, ...files, ...reporters];
    const { code } = await run(command, { env });
    const told = read(report);
    return { code, counts: vitestCounts(told), failures: vitestFailures(told, ROOT) };
  }
  const project = `--project=${suite.run.playwright}`;
  const command = ['playwright', 'test', '--reporter=list,json', project];
  const { code } = await run(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } });
  const told = read(report);
  return { code, counts: playwrightCounts(told), failures: playwrightFailures(told) };
}

function read(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function skipped(suite: Suite, note: string): Outcome {
  say(`skipped: ${note}`);
  return { suite, state: 'skipped', note, seconds: 0, failures: [], ...NOTHING };
}

function printTable(outcomes: readonly Outcome[]): void {
  say('\nsuite       state    passed failed skipped   time');
  for (const { suite, state, passed, failed, skipped: left, seconds, note } of outcomes) {
    const numbers = [passed, failed, left].map((n) => String(n).padStart(6)).join(' ');
    const time = `${seconds.toFixed(0)} s`.padStart(7);
    say(`${suite.name.padEnd(11)} ${state.padEnd(8)} ${numbers} ${time}  ${note}`);
  }
  for (const { suite, failures } of outcomes) {
    for (const line of failures) say(`failed in ${suite.name}: ${line}`);
  }
  const sum = (key: keyof Counts) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const suitesSkipped = outcomes.filter(({ state }) => state === 'skipped').length;
  say(
    `\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped') + suitesSkipped} skipped`,
  );
}

/** In CI nothing may be skipped: neither a suite nor a single test. */
function isGreen(outcomes: readonly Outcome[]): boolean {
  const strict = process.env.CI === 'true';
  return outcomes.every(({ state, skipped: left }) =>
    state === 'ran' ? !(strict && left > 0) : state === 'skipped' && !strict,
  );
}
