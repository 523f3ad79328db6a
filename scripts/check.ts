/**
 * `npm run check`: the checks before every commit, in under two minutes. It runs the steps of
 * `QUICK`, such as the compiler, lint rules, dead code and the forms. Then it runs the unit tests;
 * `--without-unit` leaves them to `npm test`.
 */
import pLimit from 'p-limit';
import { run, say } from './command/run.ts';

type Step = readonly [name: string, ...command: string[]];

/** The longest steps first, so that none runs alone at the end. */
const QUICK: readonly Step[] = [
  ['everything compiles', 'tsc', '-p', '.'],
  ['no dead file, export or dependency', 'knip'],
  ['format, lint and import rules', 'biome', 'check', '--error-on-warnings', '.'],
  ['forms are right', 'node', 'scripts/forms/check.ts'],
  ['verdicts are those of the standard', 'node', 'scripts/conformance.ts', '--check'],
  ['generated types are fresh', 'node', 'scripts/generate-types.ts', '--check'],
  ['engine compiles without DOM and Node', 'tsc', '-p', 'engine'],
  ['folders form no cycle and are not crowded', 'node', 'scripts/structure/check-folders.ts'],
  ['tests mirror the sources', 'node', 'scripts/structure/check-tests.ts'],
  ['no idiom that the project does not use', 'node', 'scripts/words/checkWords.ts'],
  ['lock file is whole and without addresses', 'node', 'scripts/structure/check-lock.ts'],
];
const UNIT: Step = ['unit tests', 'vitest', 'run', '--root', '.', '--project', 'unit'];
/** The number of parallel steps; each keeps a core busy. */
const AT_ONCE = 2;

let failed = 0;
await pLimit(AT_ONCE).map(QUICK, take);
// The unit tests use every core, so they run alone.
if (!process.argv.includes('--without-unit')) await take(UNIT);
process.exit(failed === 0 ? 0 : 1);

async function take([name, ...command]: Step): Promise<void> {
  const started = performance.now();
  const { code, output } = await run(command, { keep: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code === 0) return;
  failed += 1;
  say(output);
}
