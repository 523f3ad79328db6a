import { expect, it } from 'vitest';
import { lentStores } from './lentStores.ts';
import { testClock } from './testClock.ts';
import { openTestPortal, savedSubmission } from './testPortal.ts';

const DEFINITION = { code: 'LR1', hash: 'h1', version: 1, content: '{}' };
const START = '2027-01-04T09:00:00+08:00';

it('lentStores: lends a database again, with empty tables and the clock of its new user', async () => {
  const first = await openTestPortal();
  const id = await savedSubmission(first);
  await first.close();

  const { stores, giveBack } = await lentStores(testClock(START));
  try {
    expect(stores.db).toBe(first.stores.db);
    expect(await stores.submissions.submissions.find(id)).toBeUndefined();
    await stores.definitions.addDefinition(DEFINITION);
    await stores.definitions.offerDefinition('LR1', 'h2');
    const found = await stores.definitions.findDefinition('h1');
    expect(found?.supersededAt).toEqual(new Date(START));
  } finally {
    giveBack();
  }
});

it('lentStores: lends another database while the first is in use', async () => {
  const clock = testClock();
  const one = await lentStores(clock);
  const other = await lentStores(clock);
  expect(other.stores.db).not.toBe(one.stores.db);
  one.giveBack();
  other.giveBack();
});
