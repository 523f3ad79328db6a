import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../server/adapters/store/tables/Database.ts';
import type { Applicant } from './Applicant.ts';
import type { KillPoint } from './KillPoint.ts';
import type { MortalPortal } from './MortalPortal.ts';
import type { KeptOrder } from './orderOfKey.ts';

/** One way to kill a portal while an applicant uses it, and what must be true afterwards. */
export interface KillCase {
  readonly point: KillPoint;
  /** The moment of the kill, for the title. */
  readonly when: string;
  /** The state afterwards, for the title. */
  readonly then: string;
  /** The applicant's acts before the kill. */
  readonly before?: (applicant: Applicant) => Promise<unknown>;
  /** The call that reaches the point; absent: the portal is killed after `before`. */
  readonly fatal?: (applicant: Applicant, portal: MortalPortal) => Promise<unknown>;
  /** Checks the content of the store while the portal is dead. */
  readonly left: (order: KeptOrder) => void;
  /** Events elsewhere while the portal is dead. */
  readonly meanwhile?: (db: Kysely<Database>, order: KeptOrder) => Promise<unknown>;
  /** Checks the restarted portal, before the applicant continues to the reference number. */
  readonly after?: (
    applicant: Applicant,
    left: KeptOrder,
    portal: MortalPortal,
  ) => Promise<unknown>;
  /** The final number of sent acknowledgements, all with one Message-ID; absent: at least one. */
  readonly mails?: number;
}

const open = (applicant: Applicant) => applicant.open();
const pay = (applicant: Applicant) => applicant.pay();
const approve = (applicant: Applicant) => applicant.approve();
/** A restarted portal runs its jobs at once, but a small machine is slow. */
const SOON = { timeout: 30_000, interval: 50 };

const expectSubmitted = ({ submission, references }: KeptOrder) => {
  // The portal can have mailed the acknowledgement before it died.
  expect(submission?.status).toMatch(/^(SUBMITTED|ACKNOWLEDGED)$/);
  expect(submission?.referenceNumber).toBe(references[0]);
  expect(references).toHaveLength(1);
};

/**
 * The portal dies once for each round, while every case of the round waits at its point. The cases
 * of a round reach their points in this order. Work inside a transaction is last, because the
 * embedded store has one connection.
 *
 * @see reliability section 4.1
 */
export const KILL_ROUNDS: readonly (readonly KillCase[])[] = [
  [
    {
      point: 'K1',
      when: 'while it reads a body',
      then: 'nothing is stored, and the same key saves one form',
      fatal: (applicant, portal) => applicant.saveHalf(portal.process),
      left: ({ submission }) => expect(submission).toBeUndefined(),
      after: async (applicant) => expect(await applicant.save()).toBe(await applicant.save()),
    },
    {
      point: 'K3',
      when: 'after the commit of a save',
      then: 'saving again gives the same form',
      fatal: (applicant) => applicant.save(),
      left: ({ submission }) => expect(submission).toMatchObject({ status: 'QUOTED' }),
      after: async (applicant, { submission }) =>
        expect(await applicant.save()).toBe(submission?.id),
    },
    {
      point: 'K4',
      when: 'before the bank creates the charge',
      then: 'the payment expires after its grace, and another can be opened',
      before: open,
      fatal: pay,
      left: ({ attempts, charges }) => {
        expect(attempts).toMatchObject([{ status: 'CREATED', startedAt: expect.any(Date) }]);
        expect(charges).toEqual([]);
      },
      after: (applicant, { attempts }) =>
        expect.poll(() => applicant.open(), SOON).not.toBe(attempts[0]?.id),
    },
    {
      point: 'K5',
      when: 'after the bank opened the charge',
      then: 'the same charge continues',
      before: open,
      fatal: pay,
      left: ({ attempts, charges }) => {
        expect(attempts).toMatchObject([{ status: 'CREATED', chargeId: null }]);
        expect(charges).toMatchObject([{ attemptId: attempts[0]?.id, status: 'INPR' }]);
      },
      after: async (applicant, { attempts, charges }) => {
        // The money can arrive at any moment, so no other payment is possible.
        await expect
          .poll(() => applicant.open().catch(String), SOON)
          .toMatch(new RegExp(`"result":"processing".*${attempts[0]?.id}`));
        applicant.bank = `/sandbox/bank/${charges[0]?.id}`;
      },
    },
    {
      point: 'K9',
      when: 'after the mail was sent, before its mark',
      then: 'the mail is sent again with the same Message-ID, and is counted',
      before: pay,
      fatal: approve,
      left: (order) => {
        expectSubmitted(order);
        const mail = order.messages.find(({ topic }) => topic === 'ackMail');
        expect(mail).toMatchObject({ tries: 1, doneAt: null });
      },
      after: async (applicant, _, portal) => {
        await expect.poll(() => portal.mailsOf(applicant).length, SOON).toBe(2);
        expect(new Set(portal.mailsOf(applicant)).size).toBe(1);
      },
      mails: 2,
    },
    {
      point: 'K2',
      when: 'before the commit of a save',
      then: 'nothing is stored, and saving again stores one form',
      fatal: (applicant) => applicant.save(),
      left: ({ submission }) => expect(submission).toBeUndefined(),
    },
  ],
  [
    {
      point: 'K6',
      when: 'while the applicant is at the bank and pays later',
      then: 'reconciliation finds the money',
      before: pay,
      left: ({ attempts }) => expect(attempts).toMatchObject([{ status: 'PENDING' }]),
      meanwhile: (db, { charges }) =>
        db
          .updateTable('sandboxCharges')
          .set({ status: 'APPR', updatedAt: new Date() })
          .where('id', '=', charges[0]?.id ?? '')
          .execute(),
      after: async (applicant, _, portal) => {
        // No client polls: the job at the start must find the payment.
        await expect.poll(() => portal.mailsOf(applicant).length, SOON).toBe(1);
        applicant.hasPaid();
        expect(await applicant.status()).toBe('APPR');
      },
    },
    {
      point: 'K8',
      when: 'after the approval, before its answer',
      then: 'the first poll reports the approval',
      before: pay,
      fatal: approve,
      left: (order) => {
        expectSubmitted(order);
        expect(order.attempts).toMatchObject([{ status: 'APPROVED' }]);
      },
      after: async (applicant) => expect(await applicant.status()).toBe('APPR'),
    },
    {
      point: 'K7',
      when: 'inside the approval',
      then: 'the approval is undone, and the next poll applies it',
      before: pay,
      fatal: approve,
      left: ({ attempts, charges, references, messages }) => {
        expect(charges).toMatchObject([{ status: 'APPR' }]);
        expect(attempts).toMatchObject([{ status: 'PENDING' }]);
        expect([references, messages]).toEqual([[], []]);
      },
      after: (applicant) => expect.poll(() => applicant.status(), SOON).toBe('APPR'),
    },
  ],
  [
    {
      point: 'K10',
      when: 'while it renders the acknowledgement',
      then: 'the document is rendered again, and the submission is unaffected',
      before: pay,
      fatal: approve,
      left: (order) => {
        expectSubmitted(order);
        expect(order.files).not.toContain('acknowledgement');
      },
      after: async (applicant, { references }) =>
        expect(await applicant.submit()).toBe(references[0]),
    },
  ],
];
