/**
 * `npm run check`: what must hold before anything else is looked at, in under two minutes: types
 * fresh, formatting and import rules, the compiler (whole, and the engine without DOM and Node),
 * dead code, the forms, and the unit tests (`--without-unit` leaves those to `npm test`).
 */
import { run, say } from './run.ts';

const STEPS: readonly (readonly [name: string, ...command: string[]])[] = [
  ['generated types are fresh', 'node', 'scripts/generate-types.ts', '--check'],
  ['format, lint and import rules', 'biome', 'check', '--error-on-warnings', '.'],
  ['engine compiles without DOM and Node', 'tsc', '-p', 'engine'],
  ['everything compiles', 'tsc', '-p', '.'],
  ['no dead file, export or dependency', 'knip'],
  ['lock file is whole and without addresses', 'node', 'scripts/check-lock.ts'],
  ['forms are right', 'node', 'scripts/check-forms.ts'],
  ['unit tests', 'vitest', 'run', '--root', '.', '--project', 'unit'],
];

const steps = process.argv.includes('--without-unit') ? STEPS.slice(0, -1) : STEPS;
let failed = 0;
for (const [name, ...command] of steps) {
  const started = performance.now();
  const { code, output } = await run(command, { keep: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) {
    failed += 1;
    say(output);
  }
}
process.exit(failed === 0 ? 0 : 1);
