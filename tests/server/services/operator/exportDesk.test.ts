import { describe, expect, it } from 'vitest';
import { answerExport, type ExportOrder } from '../../../../server/services/operator/exportDesk.ts';

type Deps = Parameters<typeof answerExport>[0];

const AT = new Date('2026-11-20T02:00:00Z');
const HASH = 'a'.repeat(64);
const NONE = { count: 0, deadCount: 0, dead: [] };

/** Creates a store that records its queries and has no reference number. */
function desk(untaken: object = NONE) {
  const queries: object[] = [];
  const looked: string[] = [];
  const store = {
    references: { find: async (reference: string) => void looked.push(reference) },
    retention: {
      handedIn: async (query: object) => {
        queries.push(query);
        return ['LR-1', 'LR-2'];
      },
      untaken: async (most: number) => {
        queries.push({ most });
        return untaken;
      },
    },
  };
  const deps = { store, clock: { now: () => AT } } as unknown as Deps;
  return { queries, looked, answer: (order: object) => answerExport(deps, order as ExportOrder) };
}

describe('answerExport: export:list', () => {
  const list = { order: 'export:list', formCode: 'LR164' };

  it.each([
    ['an absent form code', { formCode: undefined }, '--form: the code of a form'],
    ['an empty form code', { formCode: '' }, '--form: the code of a form'],
    ['a form code of 41 characters', { formCode: 'A'.repeat(41) }, '--form: the code of a form'],
    ['a form code with a path', { formCode: '../LR164' }, '--form: the code of a form'],
    ['a form code with a line break', { formCode: 'LR164\n' }, '--form: the code of a form'],
    ['a list of form codes', { formCode: ['LR164'] }, '--form: the code of a form'],
    ['a day that is no date', { since: 'yesterday' }, '--since: a day or an instant'],
    ['a null day', { since: null }, '--since: a day or an instant'],
    ['a page after no reference number', { after: 'LR/1' }, 'There is no such page'],
    ['a page after a number', { after: 7 }, 'There is no such page'],
  ])('refuses %s', async (_, more, line) => {
    const { answer, queries } = desk();
    expect(await answer({ ...list, ...more })).toEqual({ isDone: false, lines: [line] });
    expect(queries).toEqual([]);
  });

  it('returns a page of reference numbers', async () => {
    const { answer, queries } = desk();
    const more = { since: '2026-11-20T10:00:00+08:00', after: 'LR-0', isAgain: true };
    expect(await answer({ ...list, ...more })).toEqual({
      isDone: true,
      lines: [],
      references: ['LR-1', 'LR-2'],
    });
    expect(queries).toEqual([
      { formCode: 'LR164', since: AT, after: 'LR-0', isAgain: true, limit: 200 },
    ]);
  });

  it.each([[undefined], ['true'], [1]])(
    'does not repeat exports for isAgain %j',
    async (isAgain) => {
      const { answer, queries } = desk();
      await answer({ ...list, isAgain });
      expect(queries).toMatchObject([{ isAgain: false, since: undefined }]);
    },
  );
});

describe('answerExport: export:find and export:mark', () => {
  it.each(['export:find', 'export:mark'])('%s refuses a bad reference number', async (order) => {
    const { answer, looked } = desk();
    for (const reference of [undefined, '', 'A'.repeat(31), 'LR 1', { length: 3 }]) {
      expect(await answer({ order, reference, run: 'RUN1', sha256: HASH })).toEqual({
        isDone: false,
        lines: ['--ref: letters, digits and hyphens, at most 30'],
      });
    }
    expect(looked).toEqual([]);
  });

  it.each([
    ['no run', { run: undefined }],
    ['a run in lower case', { run: 'run1' }],
    ['a run of 41 characters', { run: 'R'.repeat(41) }],
    ['no checksum', { sha256: undefined }],
    ['a short checksum', { sha256: HASH.slice(1) }],
    ['a checksum in upper case', { sha256: HASH.toUpperCase() }],
    ['a checksum with a line break', { sha256: `${HASH}\n` }],
  ])('export:mark refuses a proof with %s', async (_, more) => {
    const { answer, looked } = desk();
    const order = { order: 'export:mark', reference: 'LR-1', run: 'RUN1', sha256: HASH, ...more };
    expect(await answer(order)).toEqual({ isDone: false, lines: ['Cannot mark it: no proof'] });
    expect(looked).toEqual([]);
  });

  it.each(['export:find', 'export:mark'])('%s refuses an unknown number', async (order) => {
    const { answer } = desk();
    expect(await answer({ order, reference: 'LR-9', run: 'RUN1', sha256: HASH })).toEqual({
      isDone: false,
      lines: ['No submission has the reference number LR-9'],
    });
  });
});

describe('answerExport: export:untaken', () => {
  const untaken = (more: object) => desk(more).answer({ order: 'export:untaken' });
  const since = 'to be taken, the oldest since 2026-11-20T02:00:00.000Z';

  it.each([
    ['none', NONE, ['none waits to be taken']],
    ['one', { ...NONE, count: 1, oldestAt: AT }, [`1 submission waits ${since}`]],
    ['two', { ...NONE, count: 2, oldestAt: AT }, [`2 submissions wait ${since}`]],
  ])('counts %s and is done', async (_, counts, lines) => {
    expect(await untaken(counts)).toEqual({ isDone: true, lines });
  });

  it('is not done after exports were abandoned, and names the first exports', async () => {
    const dead = [{ referenceNumber: 'LR-1' }, { referenceNumber: 'LR-2' }];
    expect(await untaken({ count: 9, oldestAt: AT, deadCount: 3, dead })).toEqual({
      isDone: false,
      lines: [
        `9 submissions wait ${since}; the export or acknowledgement of 3 was abandoned:`,
        'LR-1',
        'LR-2',
        'and 1 more',
      ],
    });
  });

  it('names all abandoned exports when the list is complete', async () => {
    const dead = [{ referenceNumber: 'LR-1' }];
    const { lines } = await untaken({ count: 1, oldestAt: AT, deadCount: 1, dead });
    expect(lines.slice(1)).toEqual(['LR-1']);
  });
});
