/**
 * `npm run check`: what must hold before anything else is looked at, in under two minutes: types
 * fresh, formatting and import rules, the compiler (whole, and the engine without DOM and Node),
 * dead code, the forms, and the unit tests (`--without-unit` leaves those to `npm test`).
 */
import pLimit from 'p-limit';
import { run, say } from './run.ts';

type Step = readonly [name: string, ...command: string[]];

/** The longest first, so that none is waited for alone at the end. */
const QUICK: readonly Step[] = [
  ['everything compiles', 'tsc', '-p', '.'],
  ['no dead file, export or dependency', 'knip'],
  ['format, lint and import rules', 'biome', 'check', '--error-on-warnings', '.'],
  ['forms are right', 'node', 'scripts/check-forms.ts'],
  ['generated types are fresh', 'node', 'scripts/generate-types.ts', '--check'],
  ['engine compiles without DOM and Node', 'tsc', '-p', 'engine'],
  ['lock file is whole and without addresses', 'node', 'scripts/check-lock.ts'],
];
const UNIT: Step = ['unit tests', 'vitest', 'run', '--root', '.', '--project', 'unit'];
/** Each keeps a core busy. */
const AT_ONCE = 2;

let failed = 0;
await pLimit(AT_ONCE).map(QUICK, take);
// Takes every core by itself.
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
