import type { SignatureRequest } from '../behaviour/behaviourIn.ts';

/** The parts of a signature request that decide whether a form can continue without it. */
export type AskedSignature = Pick<SignatureRequest, 'id' | 'optional' | 'disabled' | 'later'>;

/** The required signatures that are not made yet. */
export interface OpenSignatures {
  /** The ids of signatures that the form needs before it continues, in signing order. */
  readonly missing: readonly string[];
  /** The ids of signatures that follow later: the form continues and shows a notice. */
  readonly later: readonly string[];
}

/**
 * Sorts the required signatures that are not made yet. A signature may follow later only where the
 * form allows it (`later`) and one signature exists: a form without any signature is not binding.
 * The browser and the server both use this function.
 *
 * @param requested the signatures that the form requires for these answers
 * @param signed the ids of the signatures that are made
 * @param postponed the ids of the signatures that the applicant postponed; when absent, all that
 *   the form allows
 * @see specification, document 2, section 6 "Sign later is available only when the form allows it"
 *
 * @example
 * const chairman = { id: 'chairmanSign', optional: false, disabled: false, later: true };
 * const secretary = { ...chairman, id: 'secretarySign' };
 * openSignatures([chairman, secretary], ['chairmanSign']); // { missing: [], later: ['secretarySign'] }
 * openSignatures([chairman, secretary], []).missing;
 * // ['chairmanSign', 'secretarySign']: one signature must be made
 * openSignatures([chairman, secretary], ['chairmanSign'], []).missing;
 * // ['secretarySign']: not put off
 */
export function openSignatures(
  requested: readonly AskedSignature[],
  signed: readonly string[],
  postponed?: readonly string[],
): OpenSignatures {
  const open = requested.filter((each) => isRequired(each) && !signed.includes(each.id));
  const isStarted = requested.some(({ id }) => signed.includes(id));
  const isLater = ({ id, later }: AskedSignature) =>
    isStarted && later && (postponed === undefined || postponed.includes(id));
  const idsOf = (signatures: readonly AskedSignature[]) => signatures.map(({ id }) => id);
  return {
    missing: idsOf(open.filter((each) => !isLater(each))),
    later: idsOf(open.filter(isLater)),
  };
}

function isRequired({ optional, disabled }: AskedSignature): boolean {
  return !optional && !disabled;
}
