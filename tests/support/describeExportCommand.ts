import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import { putSealed, sha256Of } from '../../server/services/files/sealedFiles.ts';
import { ownOf } from './ownOf.ts';
import { paidWithFiles } from './paidWithFiles.ts';
import { runCommand } from './runCommand.ts';
import type { HeldTable } from './testDatabase.ts';
import { testOutbox } from './testOutbox.ts';
import { emptyPortal, openTestPortal, type TestPortal } from './testPortal.ts';

type Choice = NonNullable<NonNullable<Parameters<typeof openTestPortal>[0]>['choice']>;

/** A portal whose data a command can read while the portal runs. */
export interface ReachablePortal {
  readonly choice: Choice;
  /** Settings of the command in addition to `DATA_DIR`. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens the portal to commands. @returns a function that ends this access */
  readonly letIn: (portal: TestPortal, dataDir: string) => Promise<() => Promise<void>>;
  /** Blocks all marks of exported submissions until `free` is called. */
  readonly holdMarks: () => Promise<HeldTable>;
}

/** Describes the behaviour of `npm run export`, on one engine. */
export function describeExportCommand(
  engine: string,
  open: (dataDir: string) => Promise<ReachablePortal>,
): void {
  describe(`npm run export on ${engine}`, { timeout: 120_000 }, () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'landform-'));
    let portal: TestPortal;
    let env: Record<string, string>;
    let to: string;
    let close: () => Promise<void>;
    let holdMarks: ReachablePortal['holdMarks'];
    beforeAll(async () => {
      const reachable = await open(dataDir);
      env = { ...reachable.env, DATA_DIR: dataDir, MODE: 'demo' };
      holdMarks = reachable.holdMarks;
      portal = await openTestPortal({ choice: reachable.choice, own: ownOf(env) });
      close = await reachable.letIn(portal, dataDir);
    }, 60_000);
    beforeEach(() => {
      to = mkdtempSync(join(dataDir, 'to-'));
    });
    afterAll(async () => {
      await close?.();
      await portal?.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const take = (reference: string, ...more: readonly string[]) =>
      runCommand('export.ts', ['--ref', reference, '--to', to, ...more], env);
    const takeForm = (...more: readonly string[]) =>
      runCommand('export.ts', ['--form', 'LRTEST', '--to', to, ...more], env);
    const isSubmission = (name: string) => name.startsWith('LRTEST-');
    /** Returns the reference numbers in a CSV table. */
    const rowsOf = (name: string) =>
      readFileSync(join(to, name), 'utf8')
        .split('\r\n')
        .map((line) => /^"([^"]*)"/.exec(line)?.[1] ?? '')
        .filter(isSubmission);
    const find = (id: string) => portal.store.submissions.find(id);
    const paid = () => paidWithFiles(portal);
    const handedIn = async () => {
      const made = await paid();
      while ((await runOutbox(testOutbox(portal.deps).deps)) > 0);
      return made;
    };
    const filesIn = (reference: string) =>
      readdirSync(join(to, reference), { recursive: true, encoding: 'utf8' }).toSorted();

    it('promise 2: writes all files with checksums, then marks the submission as exported', async () => {
      const { id, reference } = await handedIn();
      const { code, output } = await take(reference);
      expect(output).toContain(`${join(to, reference)}: 5 files written.`);
      expect(code).toBe(0);
      expect(filesIn(reference)).toEqual([
        'SHA256SUMS',
        'acknowledgement.pdf',
        'attachments',
        'attachments/001-.._.._租_約_A.pdf',
        'signed.pdf',
        'submission.json',
      ]);
      const list = readFileSync(join(to, reference, 'SHA256SUMS'), 'utf8');
      for (const line of list.trim().split('\n')) {
        const [hash, path = ''] = line.split('  ');
        const content = readFileSync(join(to, reference, path));
        expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
      }
      const json = readFileSync(join(to, reference, 'submission.json'), 'utf8');
      expect(JSON.parse(json)).toMatchObject({ referenceNumber: reference });
      expect(await find(id)).toMatchObject({ takenSha256: sha256Of(Buffer.from(list)) });
      expect(readdirSync(to)).toEqual([reference]);
    });

    it('exports a submission twice only with --again, and reports the time of the first export', async () => {
      const { reference } = await handedIn();
      await take(reference);
      const second = await take(reference);
      expect(second.code).toBe(1);
      expect(second.output).toMatch(/was taken at 2\S+Z by run \w+\. Add --again/);
      expect(await take(reference, '--again')).toMatchObject({ code: 0 });
      rmSync(join(to, reference), { recursive: true });
      expect(await take(reference, '--again')).toMatchObject({ code: 0 });
      expect(filesIn(reference)).toHaveLength(6);
    });

    it('promise 2: overwrites no file, and marks nothing when a file cannot be written', async () => {
      const { id, reference } = await handedIn();
      mkdirSync(join(to, reference));
      writeFileSync(join(to, reference, 'submission.json'), 'mine');
      const refused = await take(reference);
      expect(refused).toMatchObject({ code: 1 });
      expect(refused.output).toContain('it exists with other content');
      expect(readFileSync(join(to, reference, 'submission.json'), 'utf8')).toBe('mine');
      to = join(to, 'nowhere');
      expect((await take(reference)).output).toMatch(/^Cannot write into .*: it does not exist\n$/);
      writeFileSync(to, '');
      expect((await take(reference)).output).toMatch(/it is not a folder\n$/);
      expect(await find(id)).not.toHaveProperty('takenAt');
    });

    it('promise 2: marks nothing when a file of the portal is missing or was changed', async () => {
      const { id, reference } = await handedIn();
      const key = `acknowledgements/${id.toLowerCase()}`;
      await putSealed(portal.deps, key, Buffer.from('another'));
      expect((await take(reference)).output).toMatch(/\.sealed is other than it was\n$/);
      await portal.deps.files.remove(key);
      const { code, output } = await take(reference);
      expect(output).toMatch(/\.sealed is missing or cannot be opened\n$/);
      expect(code).toBe(1);
      expect(await find(id)).not.toHaveProperty('takenAt');
      expect(existsSync(join(to, reference))).toBe(false);
    });

    it('exports all submissions of a form with tables, and retries a failed submission in the next run', async () => {
      await emptyPortal(portal);
      const made = [await handedIn(), await handedIn()];
      const left = await handedIn();
      const key = `acknowledgements/${left.id.toLowerCase()}`;
      const kept = await portal.deps.files.get(key);
      await portal.deps.files.remove(key);
      const first = await takeForm();
      expect(first.output).toContain('LRTEST.xlsx: written.');
      expect(first.output).toContain('.sealed is missing or cannot be opened');
      expect(first.output).toMatch(/ 1 left\.\n$/);
      expect(first.code).toBe(1);
      for (const { id, reference } of made) {
        expect(await find(id)).toHaveProperty('takenAt');
        expect(filesIn(reference)).toHaveLength(6);
      }
      expect(await find(left.id)).not.toHaveProperty('takenAt');
      expect(rowsOf('LRTEST.csv')).toEqual(
        expect.arrayContaining(made.map(({ reference }) => reference)),
      );

      await portal.deps.files.put(key, kept ?? Buffer.of());
      const second = await takeForm();
      expect(second).toMatchObject({
        code: 0,
        output: expect.stringContaining('1 taken, 0 left.'),
      });
      expect(rowsOf('LRTEST.csv')).toContain(left.reference);
      expect(rowsOf('LRTEST.csv')).toHaveLength(readdirSync(to).filter(isSubmission).length);
      expect((await takeForm()).output).toMatch(/^.*\n.*\n0 taken, 0 left\.\n$/s);
      expect((await takeForm('--again', '--since', '2999-01-01')).output).toContain(
        '0 taken, 0 left.',
      );
      expect(await takeForm('--again')).toMatchObject({ code: 0 });
    });

    it.each([
      [['--form', 'LRTEST', '--ref', 'LR-1'], 'Name a form or a submission'],
      [[], 'Name a form or a submission'],
      [['--ref', 'LR-1', '--since', '2026-11-01'], 'Cannot take --since with --ref'],
      [['--form', 'LRTEST', '--since', 'yesterday'], 'Cannot read the day "yesterday"'],
    ])('refuses %j', async (args, why) => {
      const { code, output } = await runCommand('export.ts', [...args, '--to', to], env);
      expect(output).toContain(why);
      expect(code).toBe(2);
    });

    it('exits with a message for an unknown reference and an unfinished outbox, and refuses a wrong call', async () => {
      const { reference } = await paid();
      expect(await take(reference)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^Cannot export \S+ yet: .* Run this again in a minute/),
      });
      expect(await take('LRTEST-000000-1')).toEqual({
        code: 1,
        output: 'No submission has the reference number LRTEST-000000-1\n',
      });
      expect((await runCommand('export.ts', ['--ref', reference], env)).code).toBe(2);
    });

    it('promise 2, K12: a run killed between writing and marking can be repeated without faults', async () => {
      const { id, reference } = await handedIn();
      const held = await holdMarks();
      const args = [join(ROOT, 'scripts/export.ts'), '--ref', reference, '--to', to];
      const dying = spawn(process.execPath, args, { env: { ...process.env, ...env } });
      const died = once(dying, 'close');
      await held.untilWaitedFor();
      dying.kill('SIGKILL');
      await died;
      await held.free();
      expect(filesIn(reference)).toHaveLength(6);
      expect(await find(id)).not.toHaveProperty('takenAt');
      const again = await take(reference);
      expect(again.output).toContain('5 files were there already, whole.');
      expect(again.code).toBe(0);
      expect(await find(id)).toHaveProperty('takenAt');
    });

    it('K12: removes the unencrypted answers of a run that was killed while writing', async () => {
      const { reference } = await handedIn();
      mkdirSync(join(to, `.${reference}.999999999.0.partial`));
      mkdirSync(join(to, `.${reference}.${process.pid}.0.partial`));
      await take(reference);
      expect(readdirSync(to)).toEqual([`.${reference}.${process.pid}.0.partial`, reference]);
    });
  });
}
