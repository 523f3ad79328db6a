/**
 * A screen as a walk meets it. Own steps have their id, the others that of their kind; over them a
 * dialog may stand: what is wrong, a certificate that is asked for, the ways to pay, a bank's answer
 * that is waited for.
 */
export interface MetScreen {
  readonly id: string;
  readonly state: 'empty' | 'errors' | 'filled' | Dialog;
}

type Dialog = 'validation dialog' | 'certificate dialog' | 'payment dialog' | 'waiting dialog';

/** Looks at the page as it stands. */
export type Look = (screen: MetScreen) => Promise<void>;
