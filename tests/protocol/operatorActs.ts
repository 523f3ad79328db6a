import type { Server } from './Server.ts';
import type { Random } from './seededRandom.ts';
import type { World } from './World.ts';

/**
 * Runs an operator's acts on a random payment: a payout, a completion of its submission, or both at
 * once. The bank can first correct the charged amount. The correction is undone unless the payment
 * is applied to its submission.
 */
export async function operatorActs(
  { portal: { stores } }: World,
  random: Random,
  { desk }: Pick<Server, 'desk'>,
): Promise<void> {
  const attempts = await stores.db.selectFrom('paymentAttempts').selectAll().execute();
  if (attempts.length === 0) return;
  const { id, submissionId, amountCents } = random.pick(attempts);
  const book = (chargedCents: number) =>
    stores.db
      .updateTable('sandboxCharges')
      .set({ chargedCents })
      .where('attemptId', '=', id)
      .where('status', '=', 'APPR')
      .execute();
  const order = (name: string, target: string) =>
    desk({ order: `payments:${name}`, target, by: 'A', note: 'a note' });
  const complete = () => order('complete', submissionId);
  const payOut = () => order('refund-done', id);
  const act = random.pick(['complete', 'payOut', 'both']);
  const charge = await stores.db
    .selectFrom('sandboxCharges')
    .select('chargedCents')
    .where('attemptId', '=', id)
    .executeTakeFirst();
  if (random.happens(0.7)) await book(amountCents);
  try {
    if (act === 'both') await bothAtOnce([complete, payOut]);
    else await (act === 'complete' ? complete() : payOut());
  } finally {
    const after = await stores.db
      .selectFrom('paymentAttempts')
      .select('disposition')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const was = charge?.chargedCents;
    if (after.disposition !== 'APPLIED' && typeof was === 'number') await book(was);
  }
}

/** Runs both acts at once, and waits for both, even if the server dies in one of them. */
async function bothAtOnce(acts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ended = await Promise.allSettled(acts.map((act) => act()));
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
