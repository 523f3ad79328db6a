import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOutbox } from '../../../../server/jobs/runOutbox.ts';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../../../server/services/operator/operatorDesk.ts';
import { paidWithFiles } from '../../../support/paidWithFiles.ts';
import { runCommand } from '../../../support/runCommand.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { openTestPortal, type TestPortal } from '../../../support/testPortal.ts';

const NAME = 'CHAN TAI MAN';

describe('showSubmission: the record of a submission, for staff', () => {
  let portal: TestPortal;
  let desk: OperatorDesk;
  let made: Awaited<ReturnType<typeof paidWithFiles>>;
  beforeAll(async () => {
    portal = await openTestPortal();
    desk = createOperatorDesk({ ...portal.deps, publicUrl: 'https://portal.example' });
    made = await paidWithFiles(portal);
    while ((await runOutbox(testOutbox(portal.deps).deps)) > 0);
  }, 60_000);
  afterAll(() => portal?.close());

  const show = (reference: unknown, withAnswers?: unknown) =>
    desk({ order: 'submission:show', reference, withAnswers });
  const shownEvents = async () =>
    (await portal.store.events.ofSubmission(made.id)).filter(
      ({ kind }) => kind === 'submission.answersShown',
    );

  it('shows status, definition, payment, signature, file hashes and history', async () => {
    const submission = await portal.store.submissions.find(made.id);
    const files = await portal.store.files.ofSubmission(made.id);
    const { isDone, lines } = await show(made.reference);
    const text = lines.join('\n');
    expect(isDone).toBe(true);
    expect(text).toContain(`of LRTEST: ${submission?.status}`);
    expect(text).toContain(`definition ${submission?.definitionHash}, in en`);
    expect(text).toContain('  not taken');
    expect(text).toMatch(/Payment \w+: APPROVED APPLIED/);
    expect(text).toMatch(/Signature owner: SIGNED \S+Z, document [0-9a-f]{64}/);
    expect(files.map(({ kind }) => kind).toSorted()).toEqual([
      'acknowledgement',
      'attachment',
      'export',
    ]);
    for (const { kind, sha256 } of files) {
      expect(text).toMatch(new RegExp(`File ${kind}: \\S+, \\d+ bytes, SHA-256 ${sha256}`));
    }
    expect(text).toContain('History:');
  });

  it('shows answers only with withAnswers true, and records the event', async () => {
    expect((await show(made.reference)).lines.join('\n')).not.toContain(NAME);
    expect((await show(made.reference, 'yes')).lines.join('\n')).not.toContain(NAME);
    expect(await shownEvents()).toEqual([]);
    const { lines } = await show(made.reference, true);
    expect(lines.slice(lines.indexOf('Answers:') + 1).join('\n')).toContain(`"name": "${NAME}"`);
    expect(await shownEvents()).toHaveLength(1);
  });

  it('refuses an invalid and an unknown reference number', async () => {
    for (const reference of [undefined, '', '../x', 7]) {
      expect(await show(reference)).toMatchObject({ isDone: false });
    }
    expect(await show('LRTEST-000000-1')).toEqual({
      isDone: false,
      lines: ['No submission has the reference number LRTEST-000000-1'],
    });
  });

  it('reports that the answers were removed', async () => {
    const { store, clock } = portal;
    const mark = { takenAt: clock.now(), takenBy: 'RUN1', takenSha256: 'f'.repeat(64) };
    await store.retention.markTaken(made.id, mark);
    await store.retention.forgetAnswers(made.id, clock.now());
    expect(await show(made.reference, true)).toEqual({
      isDone: false,
      lines: [`The answers of ${made.reference} were removed`],
    });
    const { lines } = await show(made.reference);
    expect(lines.join('\n')).toContain('by run RUN1, checksums ffff');
  });

  it.each([[[]], [['show']], [['list', 'LR-1']], [['show', 'LR-1', '--all']]])(
    'npm run submission: refuses the arguments %j',
    async (args) => {
      expect(await runCommand('submission.ts', args, {})).toMatchObject({
        code: 2,
        output: expect.stringContaining('npm run submission -- show REFERENCE [--answers]'),
      });
    },
  );
});
