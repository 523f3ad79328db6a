import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeBook } from '../../../server/adapters/payment/sandbox/ChargeBook.ts';
import { orderOf } from '../../support/gcisGateway.ts';
import { sandboxCharge } from './sandboxBank.ts';

const AT = new Date('2026-11-20T10:00:00+08:00');
const plus = (ms: number) => new Date(AT.getTime() + ms);

interface OpenBook {
  readonly charges: ChargeBook;
  readonly close?: () => void;
}

/** Describes the contract of every storage of the sandbox bank's charges. */
export function describeChargeBook(name: string, open: () => Promise<OpenBook>): void {
  describe(name, () => {
    let book: OpenBook;
    let count = 0;
    beforeAll(async () => {
      book = await open();
    });
    afterAll(() => book?.close?.());

    const opened = (changes: Parameters<typeof sandboxCharge>[0] = {}) => {
      count += 1;
      const ids = { id: `C-${count}`, attemptId: `T-${count}` };
      return book.charges.open(sandboxCharge({ ...ids, ...changes }));
    };
    const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

    it('stores a charge, and finds it by its id and its attempt', async () => {
      const { lines } = orderOf('T-1');
      const charge = await opened({ lines: [...lines] });
      expect(charge).toEqual({
        ...sandboxCharge({ id: charge.id, attemptId: charge.attemptId }),
        lines,
        updatedAt: AT,
      });
      expect(await book.charges.find(charge.id)).toEqual(charge);
      expect(await book.charges.ofAttempt(charge.attemptId)).toEqual(charge);
    });

    it.each(['unknown', 'nul\0', ''])('finds no charge with the id %j', async (id) => {
      expect(await book.charges.find(id)).toBeUndefined();
    });

    it('returns the first charge of an attempt when it is opened twice', async () => {
      const first = await opened();
      const again = await opened({ attemptId: first.attemptId, amountCents: 1 });
      expect(again).toEqual(first);
      expect(await book.charges.ofAttempt('unknown')).toBeUndefined();
    });

    it('lists the charges whose automatic approval is due', async () => {
      const due = await opened({ status: 'CANC', approveAt: plus(1_000) });
      await opened({ status: 'APPR', approveAt: plus(1_000) });
      await opened({ approveAt: plus(1_001) });
      await opened();
      expect(idsOf(await book.charges.toApprove(plus(1_000)))).toEqual([due.id]);
      expect(await book.charges.toApprove(plus(999))).toEqual([]);
    });

    it('lists the charges approved in a period, without its end', async () => {
      const day = new Date('2026-12-01T00:00:00+08:00');
      const next = new Date('2026-12-02T00:00:00+08:00');
      const taken = await opened({ status: 'APPR', createdAt: day });
      await opened({ status: 'APPR', createdAt: next });
      await opened({ status: 'APPR', createdAt: new Date(day.getTime() - 1) });
      await opened({ status: 'REJT', createdAt: day });
      expect(idsOf(await book.charges.taken(day, next))).toEqual([taken.id]);
    });

    it('changes a charge until it is approved', async () => {
      const { id } = await opened();
      const other = await opened();
      await book.charges.change(id, { status: 'REJT', updatedAt: plus(1) });
      await book.charges.change(id, { status: 'APPR', updatedAt: plus(2) });
      await book.charges.change(id, { status: 'CANC', updatedAt: plus(3) });
      expect(await book.charges.find(id)).toMatchObject({ status: 'APPR', updatedAt: plus(2) });
      expect(await book.charges.find(other.id)).toEqual(other);
      await book.charges.change('unknown', { status: 'CANC' });
      expect(await book.charges.find('unknown')).toBeUndefined();
    });

    it('marks a charge as failing, even when it is approved', async () => {
      const { id } = await opened({ status: 'APPR' });
      const other = await opened();
      await book.charges.setFailing(id, true);
      expect(await book.charges.find(id)).toMatchObject({ failing: true, status: 'APPR' });
      expect(await book.charges.find(other.id)).toMatchObject({ failing: false });
      await book.charges.setFailing(id, false);
      expect(await book.charges.find(id)).toMatchObject({ failing: false });
      await book.charges.setFailing('unknown', true);
      expect(await book.charges.find('unknown')).toBeUndefined();
    });
  });
}
