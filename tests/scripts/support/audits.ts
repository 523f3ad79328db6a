import type { Audit, CheckedScreen } from '../../e2e/support/audits.ts';

/** Returns a checked screen without violations; `changes` replaces its parts. */
export function screen(changes: Partial<CheckedScreen> = {}): CheckedScreen {
  return { screen: 'delivery', state: 'empty', width: 320, violations: [], ...changes };
}

/** A violation by two inputs without a name. */
export const NAMELESS = {
  rule: 'label',
  help: 'Form elements must have labels',
  places: [
    { selector: '#one', html: '<input id="one">' },
    { selector: '#two', html: '<input id="two">' },
  ],
};

/** Returns an ended audit of LREAL1 with one screen; `changes` replaces its parts. */
export function auditOf(changes: Partial<Audit> = {}): Audit {
  return {
    subject: 'LREAL1',
    language: 'en',
    widths: [320],
    key: 'now',
    hasEnded: true,
    seconds: 1,
    screens: [screen()],
    ...changes,
  };
}

/** The order of one audit: LREAL1 in English. */
export const ONE = [{ subject: 'LREAL1', language: 'en' }] as const;
