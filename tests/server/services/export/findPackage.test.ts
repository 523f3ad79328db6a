import { describe, expect, it } from 'vitest';
import { filesOf, findPackage } from '../../../../server/services/export/findPackage.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const SUBMISSION = { id: 'SUB1', status: 'SUBMITTED', referenceNumber: 'LR-1', sealedData: 'x' };
const TAKEN = { takenAt: new Date('2026-11-19T02:00:00Z'), takenBy: 'RUN1' };
const stored = (kind: string) => ({ kind, key: `${kind}s/sub1`, sha256: kind, type: 't' });
const BOTH = [stored('export'), stored('acknowledgement')];
const signed = (field: string, status = 'SIGNED') => ({
  status,
  fileKey: `signed/${field}`,
  documentHash: `hash of ${field}`,
});

interface Given {
  readonly submission?: object | undefined;
  readonly files?: readonly object[];
  readonly signatures?: readonly object[];
  readonly messages?: Readonly<Record<string, object>>;
}

/** Creates a store of the submission LR-1; changes of the outbox are recorded. */
function portal({ submission = SUBMISSION, files = BOTH, signatures = [], messages = {} }: Given) {
  const steps: unknown[] = [];
  const records = {
    outbox: {
      find: async (key: string) => messages[key],
      requeue: async (key: string, dueAt: Date) => void steps.push(['requeue', key, dueAt]),
      add: async (message: object) => void steps.push(message),
    },
    events: {
      append: async ({ kind, detail }: { kind: string; detail: object }) =>
        void steps.push([kind, detail]),
    },
  };
  const store = {
    ...records,
    references: {
      find: async (name: string) => (name === 'LR-1' ? { submissionId: 'SUB1' } : undefined),
    },
    submissions: { find: async () => submission },
    files: { ofSubmission: async () => files },
    signatures: { ofSubmission: async () => signatures },
    transact: (work: (all: typeof records) => unknown) => work(records),
  };
  const deps = { store, clock: { now: () => NOW } } as unknown as Parameters<typeof findPackage>[0];
  const find = (more: object = {}) =>
    findPackage(deps, { reference: 'LR-1', isAgain: false, ...more });
  return { deps, steps, find };
}

describe('findPackage', () => {
  it.each([
    ['SUBMITTED', {}],
    ['ACKNOWLEDGED', {}],
    ['SUBMITTED', TAKEN],
  ])('lists the files of a submission that is %s %j', async (status, more) => {
    const { find } = portal({ submission: { ...SUBMISSION, status, ...more } });
    expect(await find({ isAgain: 'takenAt' in more })).toEqual({
      found: { referenceNumber: 'LR-1', files: BOTH },
    });
  });

  it.each([
    [
      'an unknown number',
      {},
      { reference: 'LR-2' },
      /^No submission has the reference number LR-2$/,
    ],
    [
      'a removed submission',
      { submission: null },
      {},
      /^No submission has the reference number LR-1$/,
    ],
    ...['QUOTED', 'PAYING', 'PAID_NEEDS_ACTION', 'OFFLINE_COMPLETED', 'ABANDONED'].map(
      (status) =>
        [
          `a form that is ${status}`,
          { submission: { ...SUBMISSION, status } },
          { isAgain: true },
          new RegExp(`^Cannot export LR-1: the form was not submitted online \\(${status}\\)$`),
        ] as const,
    ),
    [
      'a submission that was exported',
      { submission: { ...SUBMISSION, ...TAKEN } },
      {},
      /^LR-1 was taken at 2026-11-19T02:00:00\.000Z by run RUN1\. Add --again to export it once more$/,
    ],
    [
      'removed answers',
      { submission: { ...SUBMISSION, ...TAKEN, sealedData: undefined } },
      { isAgain: true },
      /^Cannot export LR-1: its answers and files were removed \(taken at .* by run RUN1\)$/,
    ],
    [
      'removed answers without a mark',
      { submission: { ...SUBMISSION, sealedData: undefined } },
      {},
      /\(no mark\)$/,
    ],
  ] as const)('refuses %s', async (_, given, wish, reason) => {
    const { find, steps } = portal(given as Given);
    expect(await find(wish)).toEqual({ refusal: expect.stringMatching(reason) });
    expect(steps).toEqual([]);
  });

  it.each([
    ['export', 'export', [stored('acknowledgement')]],
    ['ackPdf', 'acknowledgement', [stored('export')]],
  ])('queues a missing %s once more after it was abandoned', async (topic, name, files) => {
    const key = `${topic}:SUB1`;
    const messages = { [key]: { deadAt: NOW, tries: 9, error: 'PdfError' } };
    const { find, steps } = portal({ files, messages });
    expect(await find()).toEqual({
      refusal: `Cannot export LR-1 yet: its ${name} was abandoned (9 tries, PdfError) and is queued again now. Run this again in a minute, while the portal runs`,
    });
    expect(steps).toEqual([
      ['requeue', key, NOW],
      ['outbox.requeued', { key }],
    ]);
  });

  it('queues work that was never queued', async () => {
    const { find, steps } = portal({ files: [] });
    expect(await find()).toEqual({
      refusal: expect.stringContaining('its export was never made and is queued again now'),
    });
    expect(steps.slice(0, 3)).toEqual([
      {
        key: 'export:SUB1',
        topic: 'export',
        submissionId: 'SUB1',
        payload: { referenceNumber: 'LR-1' },
        dueAt: NOW,
      },
      ['outbox.requeued', { key: 'export:SUB1' }],
      expect.objectContaining({ key: 'ackPdf:SUB1' }),
    ]);
  });

  it.each([
    ['waits', {}, 'the portal has not written its export. Run'],
    ['failed so far', { tries: 2, error: 'EIO' }, 'its export (2 tries, EIO). Run'],
    [
      'is done, without its file',
      { doneAt: NOW },
      'Cannot export LR-1: its export is not in the store',
    ],
  ])('does not change the queue while the work %s', async (_, message, reason) => {
    const files = [stored('acknowledgement')];
    const { find, steps } = portal({ files, messages: { 'export:SUB1': message } });
    expect(await find()).toEqual({ refusal: expect.stringContaining(reason) });
    expect(steps).toEqual([]);
  });
});

describe('filesOf', () => {
  const filesFor = async (signatures: readonly object[]) =>
    (
      await filesOf(portal({ signatures }).deps.store as Parameters<typeof filesOf>[0], 'SUB1')
    ).slice(2);

  it('adds the document with all signatures', async () => {
    expect(await filesFor([signed('a'), signed('b')])).toEqual([
      { kind: 'signed', key: 'signed/b', sha256: 'hash of b', type: 'application/pdf' },
    ]);
  });

  it.each([
    ['no signature', []],
    ['a prepared signature', [signed('a', 'PREPARED')]],
  ])('adds nothing for %s', async (_, signatures) => {
    expect(await filesFor(signatures)).toEqual([]);
  });

  it('ignores a prepared signature after a completed signature', async () => {
    const files = await filesFor([signed('a'), signed('b', 'PREPARED')]);
    expect(files).toMatchObject([{ key: 'signed/a' }]);
  });
});
