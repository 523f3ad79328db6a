import type { SupplementWish } from './createSupplement.ts';

const MOST_QUESTIONS = 20;
const LONGEST_QUESTION = 500;
const LONGEST_DAYS = 90;
const USUAL_DAYS = 14;
const LONGEST_ADDRESS = 254;

const REFERENCE = /^[A-Za-z0-9-]{1,30}$/;
const ADDRESS = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\"]+$/;
/**
 * Characters that a question must not contain: controls except line breaks and tabs, and invisible
 * characters.
 */
const ACTING = /[^\P{Cc}\n\t]|\p{Cf}|\p{Cs}/u;

/** A request as received, unchecked. */
export interface RawSupplementWish {
  readonly reference?: unknown;
  readonly questions?: unknown;
  readonly mail?: unknown;
  readonly days?: unknown;
}

/**
 * Validates a request for supplementary information, within the limits of the form that answers it.
 *
 * @returns the request, or one line for each fault
 */
export function readSupplementWish(
  given: RawSupplementWish,
): { readonly wish: SupplementWish } | { readonly faults: readonly string[] } {
  const { reference, mail, days = USUAL_DAYS } = given;
  const questions = Array.isArray(given.questions) ? given.questions.map(trimmed) : [];
  const faults = [
    ...(isReference(reference) ? [] : ['REFERENCE: letters, digits and hyphens, at most 30']),
    ...(questions.length > 0 && questions.length <= MOST_QUESTIONS
      ? []
      : [`--question: 1 to ${MOST_QUESTIONS} of them`]),
    ...questions.flatMap((question, index) => questionErrors(question, index + 1)),
    ...(mail === undefined || isAddress(mail) ? [] : ['--mail: one plain e-mail address']),
    ...(isDays(days) ? [] : [`--days: a whole number from 1 to ${LONGEST_DAYS}`]),
  ];
  if (faults.length > 0 || !isReference(reference) || !isDays(days)) return { faults };
  return {
    wish: { reference, questions, days, ...(isAddress(mail) ? { mail } : {}) },
  };
}

/** Checks whether a text can be a reference number. */
export function isReference(text: unknown): text is string {
  return typeof text === 'string' && REFERENCE.test(text);
}

function trimmed(question: unknown): string {
  return typeof question === 'string' ? question.trim() : '';
}

function questionErrors(question: string, number: number): readonly string[] {
  const length = [...question].length;
  if (length === 0 || length > LONGEST_QUESTION) {
    return [`--question ${number}: 1 to ${LONGEST_QUESTION} characters`];
  }
  return ACTING.test(question) ? [`--question ${number}: has a character that hides or acts`] : [];
}

function isAddress(mail: unknown): mail is string {
  return typeof mail === 'string' && mail.length <= LONGEST_ADDRESS && ADDRESS.test(mail);
}

function isDays(days: unknown): days is number {
  return Number.isInteger(days) && Number(days) >= 1 && Number(days) <= LONGEST_DAYS;
}
