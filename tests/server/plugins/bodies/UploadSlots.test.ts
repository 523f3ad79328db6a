import { describe, expect, it } from 'vitest';
import { UploadSlots } from '../../../../server/plugins/bodies/UploadSlots.ts';

const LIMITS = { atOnce: 2, perClient: 1, waitMs: 60_000 };

/** Enters once per client. @returns the tickets, and a function that returns the verdicts */
async function entered(slots: UploadSlots, clients: readonly string[]) {
  const verdicts: (boolean | undefined)[] = clients.map(() => undefined);
  const tickets = clients.map((client, at) => {
    const ticket = slots.enter(client);
    ticket.entered.then((isIn) => {
      verdicts[at] = isIn;
    });
    return ticket;
  });
  const settled = async () => {
    await new Promise(setImmediate);
    return [...verdicts];
  };
  return { tickets, settled };
}

describe('UploadSlots', () => {
  it('admits clients in order, and skips a client at its limit', async () => {
    const { tickets, settled } = await entered(new UploadSlots(LIMITS), ['a', 'b', 'a', 'c']);
    expect(await settled()).toEqual([true, true, undefined, undefined]);
    tickets[1]?.leave();
    expect(await settled()).toEqual([true, true, undefined, true]);
    tickets[0]?.leave();
    tickets[0]?.leave();
    expect(await settled()).toEqual([true, true, true, true]);
  });

  it('removes a client that leaves the queue', async () => {
    const { tickets, settled } = await entered(new UploadSlots(LIMITS), ['a', 'b', 'c', 'd']);
    tickets[2]?.leave();
    tickets[0]?.leave();
    expect(await settled()).toEqual([true, true, false, true]);
  });

  it('refuses at once without a waiting time, and with a full queue', async () => {
    const impatient = await entered(new UploadSlots({ ...LIMITS, waitMs: 0 }), ['a', 'a']);
    expect(await impatient.settled()).toEqual([true, false]);
    const one = await entered(new UploadSlots(LIMITS), Array(20).fill('a'));
    const verdicts = await one.settled();
    expect(verdicts.filter((isIn) => isIn === undefined)).toHaveLength(8);
    expect(verdicts.filter((isIn) => isIn === false)).toHaveLength(11);
    for (const ticket of one.tickets) ticket.leave();
  });
});
