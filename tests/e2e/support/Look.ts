/**
 * A screen of a walk. `id` is the id of a step, or the kind of another screen, for example `intro`.
 * `state` is the state of the screen, or the dialog that covers the screen.
 */
export interface MetScreen {
  readonly id: string;
  readonly state: 'empty' | 'errors' | 'filled' | Dialog;
}

type Dialog = 'validation dialog' | 'certificate dialog' | 'payment dialog' | 'waiting dialog';

/** A function that checks the current page. */
export type Look = (screen: MetScreen) => Promise<void>;
