import { CallError } from '../../engine/calls/CallFailure.ts';

/** Creates the error of a call that the server refuses with a message key. */
export const refused = (key: string) =>
  new CallError({ kind: 'refused', message: { key, args: [] } });
