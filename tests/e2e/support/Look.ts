/**
 * A screen of a walk. Own steps have their id, other screens that of their kind. A dialog may cover
 * them: errors, the request for a certificate, the payment methods, or the wait for a bank's
 * response.
 */
export interface MetScreen {
  readonly id: string;
  readonly state: 'empty' | 'errors' | 'filled' | Dialog;
}

type Dialog = 'validation dialog' | 'certificate dialog' | 'payment dialog' | 'waiting dialog';

/** A function that checks the current page. */
export type Look = (screen: MetScreen) => Promise<void>;
