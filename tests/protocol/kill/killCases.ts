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
  /** When it is killed, in words. */
  readonly when: string;
  /** The state afterwards, in words. */
  readonly then: string;
  /** The applicant's acts before. */
  readonly before?: (applicant: Applicant) => Promise<unknown>;
  /** The call that comes to the point; without one the portal is killed after `before`. */
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
  /** How often the acknowledgement is sent in the end, always with one Message-ID; once or twice when absent. */
  readonly mails?: number;
}

const open = (applicant: Applicant) => applicant.open();
const pay = (applicant: Applicant) => applicant.pay();
const approve = (applicant: Applicant) => applicant.approve();
/** A restarted portal does its jobs at once; a small machine takes its time. */
const SOON = { timeout: 30_000, interval: 50 };

const expectSubmitted = ({ submission, references }: KeptOrder) => {
  // The acknowledgement may have been mailed before the portal died.
  expect(submission?.status).toMatch(/^(SUBMITTED|ACKNOWLEDGED)$/);
  expect(submission?.referenceNumber).toBe(references[0]);
  expect(references).toHaveLength(1);
};

/**
 * The portal dies once for each round, while the work of every case of the round is held at its point. The
 * cases of a round are in the order in which their points are reached: the embedded store has one
 * connection, so that work inside a transaction comes last.
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
      when: 'before the bank knows of the charge',
      then: 'the payment expires after its grace, and another can be made',
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
      then: 'the same charge goes on',
      before: open,
      fatal: pay,
      left: ({ attempts, charges }) => {
        expect(attempts).toMatchObject([{ status: 'CREATED', chargeId: null }]);
        expect(charges).toMatchObject([{ attemptId: attempts[0]?.id, status: 'INPR' }]);
      },
      after: async (applicant, { attempts, charges }) => {
        // Money may come any moment: nothing else can be paid.
        await expect
          .poll(() => applicant.open().catch(String), SOON)
          .toMatch(new RegExp(`"result":"processing".*${attempts[0]?.id}`));
        applicant.bank = `/sandbox/bank/${charges[0]?.id}`;
      },
    },
    {
      point: 'K9',
      when: 'after the mail went out, before its mark',
      then: 'the mail goes out again with the same Message-ID, and is counted',
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
      when: 'while the applicant is at the bank, who pays then',
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
        // Nobody asks: the job at the start must find it.
        await expect.poll(() => portal.mailsOf(applicant).length, SOON).toBe(1);
        applicant.hasPaid();
        expect(await applicant.status()).toBe('APPR');
      },
    },
    {
      point: 'K8',
      when: 'after the approval, before its answer',
      then: 'the first poll tells',
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
      then: 'it is undone, and applied by the next look',
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
      then: 'the document is rendered anew, and the submission is unaffected',
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
