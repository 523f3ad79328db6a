import { randomUUID } from 'node:crypto';
import type { FormData } from '#engine';
import { type Attack, unless } from './Attack.ts';
import { bodyOf, honestAnswers, lreal1, type Saved, save } from './honestForm.ts';
import type { Target } from './Target.ts';

const ANSWERS = () => honestAnswers('minimal');

/** Attacks that use another browser's `Idempotency-Key` to get into its session (F8). */
export const idempotency: readonly Attack[] = [
  {
    fault: 'F8',
    sends: "another browser's Idempotency-Key with empty answers",
    expects: 'validationError, and no cookie that opens its submission',
    run: (target) => steal(target, {}, ({ result }) => result === 'validationError'),
  },
  {
    fault: 'F8',
    sends: "another browser's Idempotency-Key with other answers",
    expects: '409, and no cookie that opens its submission',
    run: async (target) => {
      const other = { ...ANSWERS(), ContactTel: '2345 6780' };
      return steal(target, other, ({ status }) => status === 409);
    },
  },
];

/**
 * Saves a form, then saves `formData` as a thief: from another browser with the same key.
 *
 * @param isRefused checks whether the thief got the expected rejection
 * @returns the thief's response when it was not rejected, or when it opens the victim's submission
 */
async function steal(
  target: Target,
  formData: FormData,
  isRefused: (thief: Saved) => boolean,
): Promise<string | undefined> {
  const form = await lreal1(target);
  const headers = { 'idempotency-key': `attack-${randomUUID()}` };
  const victim = await save(target, bodyOf(form, ANSWERS()), headers);
  // Otherwise the failed opening below would prove nothing.
  if (!(await opens(target, victim, victim))) return `no own submission: ${victim.text}`;
  const thief = await save(target, bodyOf(form, formData), headers);
  const isOpen = await opens(target, victim, thief);
  const isSame = thief.cookies.some((cookie) => victim.cookies.includes(cookie));
  const isHeld = !isOpen && !isSame && thief.submissionId === undefined && isRefused(thief);
  return unless(isHeld, `${isOpen ? 'it opens; ' : ''}${thief.status} ${thief.text}`);
}

/**
 * Checks whether the cookies of one response let a browser start a payment for the submission of
 * another.
 */
async function opens(target: Target, { submissionId }: Saved, { cookies }: Saved) {
  const body = JSON.stringify({ paymentAmount: '380.00', submissionId });
  const path = '/api/submission/createTransaction';
  const { status } = await target.post(path, body, { cookie: cookies.join('; ') });
  return status === 200;
}
