import type { OwnPortal } from './ownPortal.ts';

/** The environment variable with the lender's address; `lendPortals.ts` sets it. */
export const LENDER = 'E2E_LENDER';

/** The settings of a lent portal. */
export interface WantedPortal {
  /** The start of the portal's clock, see `portalAt`; the present when absent. */
  readonly now?: string;
  readonly more: Readonly<Record<string, string>>;
}

/** The parts of a portal that a worker gets. */
export type LentPortal = Pick<OwnPortal, 'origin' | 'formsDir' | 'dataDir'>;

/** A portal that the tests of several files use at the same time. */
export interface SharedPortal extends LentPortal {
  /** Returns the portal's output so far. */
  readonly output: () => Promise<string>;
}

const MANY = '100000';

/**
 * Returns the shared portal whose clock starts at an instant. Other tests use it at the same time.
 * A test can rely only on its own submissions and on forms whose codes no other file uses.
 *
 * @param now ISO 8601 with offset
 */
export function sharedPortalAt(now: string): Promise<SharedPortal> {
  return lent({ now, more: {} });
}

/** Returns the shared portal with the present as its clock and with the identity app. */
export function sharedAppPortal(): Promise<SharedPortal> {
  const more = {
    IDENTITY_APP: 'sandbox',
    RATE_SUBMISSION: MANY,
    RATE_PAYMENT: MANY,
    RATE_POLL: MANY,
  };
  return lent({ more });
}

async function lent(wanted: WantedPortal): Promise<SharedPortal> {
  const key = JSON.stringify(wanted);
  const portal = JSON.parse(await asked('/portal', key)) as LentPortal;
  return { ...portal, output: () => asked('/output', key) };
}

async function asked(path: string, body: string): Promise<string> {
  const response = await fetch(`${process.env[LENDER]}${path}`, { method: 'POST', body });
  const text = await response.text();
  if (!response.ok) throw new Error(`Cannot borrow a portal: ${text}`);
  return text;
}
