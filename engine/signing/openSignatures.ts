import type { SignatureRequest } from '../definition/conductIn.ts';

/** What decides whether a form can go on without a signature. */
export type AskedSignature = Pick<SignatureRequest, 'id' | 'optional' | 'disabled' | 'later'>;

/** Required signatures that are not made. */
export interface OpenSignatures {
  /** Ids of signatures without which the form cannot go on, in signing order. */
  readonly missing: readonly string[];
  /** Ids of signatures that are left for later: the form goes on and says so. */
  readonly later: readonly string[];
}

/**
 * Sorts the required signatures that are not made. A signature counts as left for later only where
 * the form allows it (`later`) and somebody has signed already: a form without any signature binds
 * nobody. Browser and server decide by this function alone.
 *
 * @param asked the signatures that the answers ask for
 * @param signed ids of those that are made
 * @param putOff ids of those that the applicant put off; absent: all that the form allows
 * @see specification, document 2, section 6 "Sign later is available only when the form allows it"
 *
 * @example
 * openSignatures([chairman, secretary], ['chairmanSign']); // { missing: [], later: ['secretarySign'] }
 */
export function openSignatures(
  asked: readonly AskedSignature[],
  signed: readonly string[],
  putOff?: readonly string[],
): OpenSignatures {
  const open = asked.filter((each) => isRequired(each) && !signed.includes(each.id));
  const isBegun = asked.some(({ id }) => signed.includes(id));
  const isLater = ({ id, later }: AskedSignature) =>
    isBegun && later && (putOff === undefined || putOff.includes(id));
  const idsOf = (signatures: readonly AskedSignature[]) => signatures.map(({ id }) => id);
  return {
    missing: idsOf(open.filter((each) => !isLater(each))),
    later: idsOf(open.filter(isLater)),
  };
}

function isRequired({ optional, disabled }: AskedSignature): boolean {
  return !optional && !disabled;
}
