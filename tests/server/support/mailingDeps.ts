import type { Mail } from '../../../server/ports/delivery/Mailer.ts';
import type { StoreRecords } from '../../../server/ports/store/SubmissionStore.ts';
import type { Vault } from '../../../server/ports/system/Vault.ts';
import type { OutboxDeps } from '../../../server/services/contract/OutboxDeps.ts';

/** The dependencies of a mail task, and everything that it sends and writes. */
interface MailingDeps {
  readonly deps: OutboxDeps;
  readonly mails: Mail[];
  /** The records for the outcome of the task. */
  readonly records: StoreRecords;
  /** The writes of the outcome: name of the write, and its value. */
  readonly written: (readonly [name: string, value: unknown])[];
}

/**
 * Creates the dependencies of a task that sends a mail.
 *
 * @param given.store records that the task and its outcome read
 * @param given.form definition of every submission
 */
export function mailingDeps(given: {
  readonly now: Date;
  readonly vault: Vault | object;
  readonly store: object;
  readonly form?: object | undefined;
}): MailingDeps {
  const mails: Mail[] = [];
  const written: (readonly [string, unknown])[] = [];
  const write = (name: string) => async (value: unknown) => void written.push([name, value]);
  const deps = {
    store: given.store,
    vault: given.vault,
    clock: { now: () => given.now },
    catalogue: { byHash: async () => given.form },
    hotline: () => '2111 1111',
    mailer: { send: async (mail: Mail) => void mails.push(mail) },
  } as unknown as OutboxDeps;
  const records = {
    ...given.store,
    events: { append: write('event') },
    supplements: { forgetMail: write('forgetMail') },
    retention: { forgetAnswers: write('forgetAnswers') },
  } as unknown as StoreRecords;
  return { deps, mails, records, written };
}
