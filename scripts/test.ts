/**
 * `npm test [-- SUITE …]`: runs every suite, or the named ones. It prints a table of run and
 * skipped suites with reasons, and the forms that cannot be walked to their end yet. With
 * `CI=true`, a skipped suite or test fails the run.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkCases } from './cases/checkCases.ts';
import { guideCases } from './cases/guideCases.ts';
import { lastTitles } from './cases/lastTitles.ts';
import { type Ended, ROOT, run, say } from './command/run.ts';
import { playwrightFailures, vitestFailures } from './test/failures.ts';
import { pendingLines } from './test/pendingLines.ts';
import { ensureDatabase } from './test/postgres.ts';
import { type Counts, playwrightCounts, vitestCounts } from './test/reports.ts';
import { groupsOf, SUITES, type Suite } from './test/suites.ts';
import { ensureTool } from './test/tools.ts';

interface Outcome extends Counts {
  readonly suite: Suite;
  readonly state: 'ran' | 'failed' | 'skipped';
  readonly note: string;
  readonly seconds: number;
  /** A line for each failed test, for the end of the log. */
  readonly failures: readonly string[];
}

type Executed = Pick<Outcome, 'failures'> & Ended & { readonly counts: Counts };

const REPORTS = join(ROOT, 'build/reports');
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  say(`Cannot run ${unknown.join(', ')}: the suites are ${SUITES.map((s) => s.name).join(', ')}`);
  process.exit(2);
}

mkdirSync(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
const chosen = SUITES.filter(({ name, onDemand }) =>
  wanted.length === 0 ? !onDemand : wanted.includes(name),
);
// Reports of other suites stay: `npm run cases` reports which are older than the sources.
for (const { name } of chosen) rmSync(join(REPORTS, `${name}.json`), { force: true });
for (const group of groupsOf(chosen)) outcomes.push(...(await runGroup(group)));
printTable(outcomes);
for (const line of pendingLines()) say(line);
const agrees = wanted.length > 0 || tellCases();
process.exit(isGreen(outcomes) && agrees ? 0 : 1);

/**
 * Prints the number of open cases of the guide.
 *
 * @returns `false` when a complete run disagrees with the guide's page
 */
function tellCases(): boolean {
  const { cases, open, disagreements } = checkCases(guideCases(), lastTitles().titles);
  say(`cases: ${cases.length - open.length} covered, ${open.length} open (${open.join(', ')})`);
  if (outcomes.some(({ state }) => state !== 'ran')) return true;
  for (const line of disagreements) say(`cases: ${line}`);
  return disagreements.length === 0;
}

/**
 * Runs the suites of a group at the same time. A single suite prints its output immediately.
 * Several suites print their output one after another.
 */
async function runGroup(suites: readonly Suite[]): Promise<readonly Outcome[]> {
  const ready: Ready[] = [];
  for (const suite of suites) ready.push(await prepare(suite));
  const keep = suites.length > 1;
  return Promise.all(ready.map((each) => runSuite(each, keep)));
}

/** A suite with its environment, or the reason why it cannot run. */
interface Ready {
  readonly suite: Suite;
  readonly env: NodeJS.ProcessEnv;
  readonly missing?: string;
  readonly stop?: () => Promise<void>;
}

async function prepare(suite: Suite): Promise<Ready> {
  const tools = await prepareTools(suite);
  if ('missing' in tools) return { suite, env: {}, missing: tools.missing };
  const env = { ...suite.env, ...tools.env };
  if (!suite.database) return { suite, env };
  const database = await ensureDatabase();
  if ('missing' in database) return { suite, env, missing: database.missing };
  return { suite, env: { ...env, TEST_DATABASE_URL: database.url }, stop: database.stop };
}

async function runSuite({ suite, env, missing, stop }: Ready, keep: boolean): Promise<Outcome> {
  const title = `\n── ${suite.name}: ${suite.what}`;
  if (!keep || missing !== undefined) say(title);
  if (missing !== undefined) return skipped(suite, missing);
  const started = performance.now();
  try {
    const { code, output, counts, failures } = await execute(suite, env, keep);
    if (keep) say(`${title}\n${output}`);
    const seconds = (performance.now() - started) / 1000;
    const silent = code === 0 && counts.passed + counts.failed === 0;
    const state = code === 0 && !silent ? 'ran' : 'failed';
    return { suite, state, note: silent ? 'ran no test' : '', seconds, failures, ...counts };
  } finally {
    await stop?.();
  }
}

/** Finds or installs the tools of a suite; sets the browser's path for the tests. */
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

async function execute(suite: Suite, env: NodeJS.ProcessEnv, keep: boolean): Promise<Executed> {
  const report = join(REPORTS, `${suite.name}.json`);
  if ('command' in suite.run) {
    const ended = await run(suite.run.command, { env, keep });
    const passed = ended.code === 0 ? 1 : 0;
    return { ...ended, counts: { ...NOTHING, passed, failed: 1 - passed }, failures: [] };
  }
  if ('vitest' in suite.run) {
    const own = suite.reporter ? [`--reporter=${suite.reporter}`] : [];
    const output = `--outputFile.json=${report}`;
    const reporters = ['--reporter=default', '--reporter=json', output, ...own];
    const files = suite.isAlone ? ['--no-file-parallelism'] : [];
    const project = ['--project', suite.run.vitest];
    const command = ['vitest', 'run', '--root', '.', ...project, ...files, ...reporters];
    const ended = await run(command, { env, keep });
    const parsed = read(report);
    return { ...ended, counts: vitestCounts(parsed), failures: vitestFailures(parsed, ROOT) };
  }
  const project = `--project=${suite.run.playwright}`;
  // Each suite has its own folder for the pictures of failed tests, because Playwright empties it.
  const output = `--output=build/test-results/${suite.name}`;
  const command = ['playwright', 'test', '--reporter=list,json', project, output];
  const ended = await run(command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    keep,
  });
  const parsed = read(report);
  return { ...ended, counts: playwrightCounts(parsed), failures: playwrightFailures(parsed) };
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

/** Checks the outcomes. CI accepts no skips: neither a suite nor a single test. */
function isGreen(outcomes: readonly Outcome[]): boolean {
  const strict = process.env.CI === 'true';
  return outcomes.every(({ state, skipped: left }) =>
    state === 'ran' ? !(strict && left > 0) : state === 'skipped' && !strict,
  );
}
