import type { AvailabilityWindow, PaymentGatewayKey } from '#engine';
import type { AttachmentInspector } from '../ports/AttachmentInspector.ts';
import type { Clock } from '../ports/Clock.ts';
import type { FileStore } from '../ports/FileStore.ts';
import type { FormCatalogue } from '../ports/FormCatalogue.ts';
import type { FormRules } from '../ports/FormRules.ts';
import type { Ids } from '../ports/Ids.ts';
import type { PaymentGateway } from '../ports/PaymentGateway.ts';
import type { SubmissionStore } from '../ports/SubmissionStore.ts';
import type { Vault } from '../ports/Vault.ts';

/** What the services work with. */
export interface ServiceDeps {
  readonly store: SubmissionStore;
  readonly gateway: PaymentGateway;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly inspector: AttachmentInspector;
  readonly catalogue: FormCatalogue;
  readonly rules: FormRules;
  readonly settings: ServiceSettings;
}

/** Figures of the money protocol; `PROTOCOL_TIMES` has those of the design. */
export interface ServiceSettings extends ProtocolTimes {
  /** Page of ours that the gateway sends the browser back to. */
  readonly returnUrl: string;
  /** Keys of the gateway's notifications (32 bytes each), the current one first. */
  readonly notificationKeys: readonly Uint8Array[];
  /** What the gateway takes; empty when online payment is not offered. */
  readonly methods: readonly PaymentGatewayKey[];
  /** Methods taken off the list: ids, keys or card types. */
  readonly blockedMethods: readonly string[];
  readonly disabledWindows: readonly AvailabilityWindow[];
}

export interface ProtocolTimes {
  /** How long a price is honoured, whatever the fee becomes. */
  readonly quoteLifeMs: number;
  /** Life of a web token. */
  readonly webTokenLifeMs: number;
  /** How long a charge that the gateway does not know may still be on its way there. */
  readonly notFoundGraceMs: number;
  /** After this long, a pay call that never came to an end may be repeated for the same attempt. */
  readonly resumeAfterMs: number;
  /** The gateway is asked after one attempt at most this often. */
  readonly askIntervalMs: number;
  /** Payments begun for one submission. */
  readonly paymentsPerSubmission: number;
  /** How far a notification's time stamp may be off. */
  readonly notificationToleranceMs: number;
}

/** The figures of the design (specification, document 1, sections 7 and 9, where it has them). */
export const PROTOCOL_TIMES: ProtocolTimes = {
  quoteLifeMs: 24 * 60 * 60 * 1000,
  webTokenLifeMs: 15 * 60 * 1000,
  notFoundGraceMs: 2 * 60 * 1000,
  resumeAfterMs: 20 * 1000,
  askIntervalMs: 2000,
  paymentsPerSubmission: 5,
  notificationToleranceMs: 5 * 60 * 1000,
};
