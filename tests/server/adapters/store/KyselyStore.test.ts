import { describe, expect, it } from 'vitest';
import { KyselyStore } from '../../../../server/adapters/store/KyselyStore.ts';
import { describeTransactions } from '../../../ports/store/Transactions.contract.ts';
import { failingDatabase, throwing } from '../../../support/failingDatabase.ts';
import { storesOfFile } from '../../../support/storesOfFile.ts';

describe('KyselyStore', () => {
  const stores = storesOfFile();
  describeTransactions(() => stores().submissions);

  it('reports an outage from every table, from a transaction and from ping', async () => {
    const store = new KyselyStore(failingDatabase({ answer: throwing('57P01') }));
    const calls = [
      () => store.submissions.find('S'),
      () => store.attempts.find('A'),
      () => store.tokens.find('T'),
      () => store.references.find('R'),
      () => store.events.ofSubmission('S'),
      () => store.outbox.find('K'),
      () => store.signatures.ofSubmission('S'),
      () => store.files.ofSubmission('S'),
      () =>
        store.idempotency.claim('K', { sitting: '', bodyHash: '', submissionId: '' }, new Date(0)),
      () => store.retention.filesDue(1),
      () => store.supplements.find('R'),
      () => store.operator.waiting(),
      () => store.transact(({ files }) => files.remove('F')),
      () => store.ping(),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ name: 'StoreError', reason: 'busy' });
    }
  });

  it('ping: accepts a database that responds', async () => {
    await expect(stores().submissions.ping()).resolves.toBeUndefined();
  });

  it('close: releases the folder after it closed the database', async () => {
    const order: string[] = [];
    const db = failingDatabase({
      answer: throwing('57P01'),
      onDestroy: () => order.push('database'),
    });
    const store = new KyselyStore(db, async () => {
      order.push('folder');
    });
    // The driver starts with the first statement.
    await expect(store.ping()).rejects.toThrow();
    await store.close();
    expect(order).toEqual(['database', 'folder']);
  });
});
