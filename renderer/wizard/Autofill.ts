/** The identity app as a page knows it: whether it can fill in particulars here. */
export interface Autofill {
  readonly isAvailable: boolean;
}

/** No identity app is connected: steps of particulars say so, and are typed. */
export const NO_AUTOFILL: Autofill = { isAvailable: false };
