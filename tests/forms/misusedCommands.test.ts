import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/runCommand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'misused-'));
  await writeFile(join(folder, 'file'), '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A separate data folder protects real data. `MODE` overrides the `MODE` of Vitest. */
const env = () => ({
  MODE: 'demo',
  DATA_DIR: join(folder, 'data'),
  DEFINITIONS_DIR: join(folder, 'definitions'),
});

/** Replaces `HERE` by the test's folder: a command that accepts the call writes there. */
const placed = (arg: string) => arg.replace('HERE', folder);

describe('a misused command exits with code 2 and prints one line:', () => {
  it.each<readonly [script: string, args: readonly string[], found: string]>([
    ['forms/check.ts', ['--bogus'], "'--bogus': npm run forms:check"],
    ['forms/new.ts', ['--bogus'], "'--bogus': npm run forms:new"],
    ['forms/new.ts', ['LR996', '--in'], 'argument missing: npm run forms:new'],
    ['forms/new.ts', ['LR996', 'LR997', '--in=HERE'], 'Cannot take "LR997" too: npm run forms:new'],
    ['forms/publish.ts', ['--bogus'], "'--bogus': npm run forms:publish"],
    [
      'forms/publish.ts',
      ['LR996', 'LR997', '--in=HERE'],
      'Cannot take "LR997" too: npm run forms:publish',
    ],
    ['forms/describe.ts', ['--bogus'], "'--bogus': npm run forms:doc"],
    ['forms/eject.ts', ['--bogus'], "'--bogus': npm run forms:eject"],
    ['forms/check.ts', ['--accept'], 'Name the forms whose samples to write: npm run forms:check'],
    ['forms/simplify.ts', ['--bogus'], "'--bogus': npm run forms:simplify"],
    ['migrate.ts', ['--bogus'], "'--bogus': npm run migrate"],
    ['doctor.ts', ['now'], 'Cannot take "now" too: npm run doctor'],
    ['address/import.ts', [], 'Name a file: npm run address:import'],
    ['payments.ts', [], 'Name an action: npm run payments'],
    ['payments.ts', ['pay'], 'Name an action: npm run payments'],
    ['payments.ts', ['list', 'A'], 'Cannot take NAME with "list": npm run payments'],
    ['payments.ts', ['show'], 'Name an attempt, a submission or a reference number: npm'],
    ['payments.ts', ['show', 'A', '--all'], 'Cannot take --all with "show": npm run payments'],
    ['payments.ts', ['refund-done', 'A'], '--by: a name of 1 to 60 characters'],
    ['payments.ts', ['complete', 'A', '--by', ''], '--by: a name of 1 to 60 characters'],
    ['payments.ts', ['note', 'A', '--by', 'B'], '--note: 1 to 500 characters'],
    ['payments.ts', ['note', 'A', '--by', 'B', '--note', 'a\nb'], '--note: 1 to 500 characters'],
    ['payments.ts', ['show', 'A', 'B'], 'Cannot take "B" too: npm run payments'],
    ['supplement/revoke.ts', ['A', 'B'], 'Cannot take "B" too: npm run supplement:revoke'],
  ])('%s %j', async (script, args, found) => {
    const { code, output } = await runCommand(script, args.map(placed), env());
    expect([code, output]).toEqual([2, expect.stringContaining(found)]);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['file']);
  });

  it('forms:new: refuses a file as its target folder', async () => {
    const file = join(folder, 'file');
    const { code, output } = await runCommand('forms/new.ts', ['LR996', '--in', file], env());
    expect([code, output]).toEqual([
      2,
      expect.stringMatching(/^Cannot write .*: npm run forms:new.*\n$/),
    ]);
  });

  it('forms:check: refuses a file', async () => {
    const { code, output } = await runCommand('forms/check.ts', [join(folder, 'file')], env());
    expect([code, output]).toEqual([2, expect.stringMatching(/^There is no folder .*\n$/)]);
  });
});

describe('invalid settings', () => {
  it.each([{ PORT: 'abc', MODE: 'nope' }, { DATABASE_URL: 'nonsense' }])(
    'migrate: prints each on a line: %j',
    async (settings) => {
      const { code, output } = await runCommand('migrate.ts', [], { ...env(), ...settings });
      const [title, ...lines] = output.trim().split('\n');
      expect([code, title]).toEqual([2, 'Cannot start with these settings:']);
      expect(lines.map((line) => line.trim().split(':')[0]).sort()).toEqual(
        Object.keys(settings).sort(),
      );
    },
  );

  it.each(['TABLES_DIR', 'FORMS_DIR'])('doctor: reports a missing %s', async (name) => {
    const { code, output } = await runCommand('doctor.ts', [], { ...env(), [name]: '/nope' });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`WRONG +forms +${name}: there is no folder /nope\n`));
  });
});
