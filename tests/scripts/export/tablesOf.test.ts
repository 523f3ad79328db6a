import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../scripts/export/tablesOf.ts';

const ORDER = { lotNo: 'DD 123', emailAddr: 'a@example.hk' };

const ONE = {
  referenceNumber: 'LREAL1-261101-AAA',
  formCode: 'LREAL1',
  submittedAt: '2026-11-01T02:00:00.000Z',
  amountCents: 38_000,
  signed: ['ownerSign'],
  formData: { left: 'out' },
  registryData: {
    nameEng: 'CHAN TAI MAN',
    address: { line1: 'FLAT A', line2: 'YUEN LONG' },
    sources: ['web', 'press'],
    orderInfos: [ORDER, { ...ORDER, sms: true }],
    AI_prn__2: 'A0000001',
  },
};

const OTHER = {
  ...ONE,
  referenceNumber: 'LREAL1-261101-BBB',
  registryData: { nameEng: 'LEE', formCode: 'mine', orderInfos: [ORDER] },
};

describe('tablesOf: submissions as tables', () => {
  it('has a row per submission, and a table per list of its answers', () => {
    const [main, orders, ...more] = tablesOf([ONE, OTHER]);
    expect(more).toEqual([]);
    expect(main).toEqual({
      name: 'submissions',
      columns: [
        'referenceNumber',
        'formCode',
        'submittedAt',
        'amountCents',
        'signed',
        'nameEng',
        'address.line1',
        'address.line2',
        'sources',
        'AI_prn__2',
        'answer.formCode',
      ],
      rows: [
        [ONE.referenceNumber, 'LREAL1', ONE.submittedAt, 38_000, 'ownerSign', 'CHAN TAI MAN']
          .concat(['FLAT A', 'YUEN LONG', 'web; press', 'A0000001'])
          .concat([undefined as never]),
        [OTHER.referenceNumber, 'LREAL1', ONE.submittedAt, 38_000, 'ownerSign', 'LEE']
          .concat(Array(4).fill(undefined))
          .concat(['mine']),
      ],
    });
    expect(orders).toEqual({
      name: 'orderInfos',
      columns: ['referenceNumber', 'row', 'lotNo', 'emailAddr', 'sms'],
      rows: [
        [ONE.referenceNumber, 1, 'DD 123', 'a@example.hk', undefined],
        [ONE.referenceNumber, 2, 'DD 123', 'a@example.hk', true],
        [OTHER.referenceNumber, 1, 'DD 123', 'a@example.hk', undefined],
      ],
    });
  });

  it('uses the form data when the form has no registry keys', () => {
    const [main] = tablesOf([
      { referenceNumber: 'LR1', registryData: {}, formData: { name: 'X' } },
    ]);
    expect(main).toMatchObject({ columns: ['referenceNumber', 'name'], rows: [['LR1', 'X']] });
  });

  it('writes a list inside a row as text', () => {
    const list = [{ parts: [{ a: 1 }], names: ['x', 'y'] }];
    const [, rows] = tablesOf([{ referenceNumber: 'LR1', formData: { list } }]);
    expect(rows?.rows).toEqual([['LR1', 1, 'x; y']]);
  });
});
