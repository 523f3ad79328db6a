import { randomUUID } from 'node:crypto';
import type { FormData } from '#engine';
import { type Attack, unless } from './Attack.ts';
import { bodyOf, honestAnswers, lreal1, type Saved, save } from './honestForm.ts';
import type { Target } from './Target.ts';

const ANSWERS = () => honestAnswers('minimal');

/** Another browser's `Idempotency-Key` as a way into its sitting (F8). */
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
 * @param isRefused whether the thief got the expected refusal
 * @returns what the thief got when it was not refused, or opens the victim's submission
 */
async function steal(
  target: Target,
  formData: FormData,
  isRefused: (thief: Saved) => boolean,
): Promise<string | undefined> {
  const form = await lreal1(target);
  const headers = { 'idempotency-key': `attack-${randomUUID()}` };
  const victim = await save(target, bodyOf(form, ANSWERS()), headers);
  // Otherwise "does not open" would prove nothing.
  if (!(await opens(target, victim, victim))) return `no own submission: ${victim.text}`;
  const thief = await save(target, bodyOf(form, formData), headers);
  const isOpen = await opens(target, victim, thief);
  const isSame = thief.cookies.some((cookie) => victim.cookies.includes(cookie));
  const isHeld = !isOpen && !isSame && thief.submissionId === undefined && isRefused(thief);
  return unless(isHeld, `${isOpen ? 'it opens; ' : ''}${thief.status} ${thief.text}`);
}

/** Whether the cookies of one answer let their browser begin a payment for another's submission. */
async function opens(target: Target, { submissionId }: Saved, { cookies }: Saved) {
  const body = JSON.stringify({ paymentAmount: '380.00', submissionId });
  const path = '/api/submission/createTransaction';
  const { status } = await target.post(path, body, { cookie: cookies.join('; ') });
  return status === 200;
}
