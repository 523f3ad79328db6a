/** A validated command of an operator about a payment. */
export interface Act {
  /** Id of an attempt or submission, a reference number, or a difference as printed by `list`. */
  readonly target: string;
  /** Name of the operator. */
  readonly by: string;
  /** One line of plain text, 1 to 500 characters. */
  readonly note?: string;
}

/** A command as received from the command line or from the operator's socket. */
export interface RawAct {
  readonly target?: unknown;
  readonly by?: unknown;
  readonly note?: unknown;
}

const LONGEST_NAME = 60;
const LONGEST_NOTE = 500;
/** `ATTEMPT:reason` names a difference. */
const TARGET = /^[A-Za-z0-9-]{1,60}(?::[A-Za-z]{1,40})?$/;
/**
 * Control characters, line breaks, and characters that hide or reverse text. They could control a
 * terminal.
 */
const ACTING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Validates a command.
 *
 * @param isNoteNeeded whether the command requires a note
 * @returns the command, or the first fault in one sentence
 */
export function readAct(
  { target, by, note }: RawAct,
  isNoteNeeded: boolean,
): { readonly act: Act } | { readonly fault: string } {
  if (!isTarget(target)) return { fault: 'Name an attempt, a submission or a reference number' };
  const name = lineOf(by, LONGEST_NAME);
  if (name === undefined) {
    return { fault: `--by: a name of 1 to ${LONGEST_NAME} characters without control characters` };
  }
  if (note === undefined && !isNoteNeeded) return { act: { target, by: name } };
  const text = lineOf(note, LONGEST_NOTE);
  if (text === undefined) {
    return { fault: `--note: 1 to ${LONGEST_NOTE} characters without control characters` };
  }
  return { act: { target, by: name, note: text } };
}

/** Checks whether a text can be the target of a command. */
export function isTarget(text: unknown): text is string {
  return typeof text === 'string' && TARGET.test(text);
}

function lineOf(given: unknown, longest: number): string | undefined {
  if (typeof given !== 'string' || ACTING.test(given)) return undefined;
  const text = given.trim();
  const length = [...text].length;
  return length > 0 && length <= longest ? text : undefined;
}
