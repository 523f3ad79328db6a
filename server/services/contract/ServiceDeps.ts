import type { AvailabilityWindow, PaymentGatewayKey, PaymentMethodId } from '#engine';
import type { PdfRenderer } from '../../ports/documents/PdfRenderer.ts';
import type { AttachmentInspector } from '../../ports/files/AttachmentInspector.ts';
import type { FileStore } from '../../ports/files/FileStore.ts';
import type { FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { FormRules } from '../../ports/forms/FormRules.ts';
import type { ChequeReader } from '../../ports/payment/ChequeReader.ts';
import type { PaymentAvailability } from '../../ports/payment/PaymentAvailability.ts';
import type { PaymentGateway } from '../../ports/payment/PaymentGateway.ts';
import type { PaymentReceipts } from '../../ports/payment/PaymentReceipts.ts';
import type { SubmissionStore } from '../../ports/store/SubmissionStore.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { Ids } from '../../ports/system/Ids.ts';
import type { KeyedHash } from '../../ports/system/KeyedHash.ts';
import type { Vault } from '../../ports/system/Vault.ts';
import type { NotificationScheme } from './NotificationScheme.ts';
import type { OfficeContact } from './OfficeContact.ts';

/** The dependencies of the services. */
export interface ServiceDeps {
  readonly store: SubmissionStore;
  readonly gateway: PaymentGateway;
  /** Absent when only the settings define the methods of the gateway. */
  readonly availability?: PaymentAvailability | undefined;
  /** Receipts of the same gateway. */
  readonly receipts: PaymentReceipts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly hash: KeyedHash;
  readonly files: FileStore;
  readonly inspector: AttachmentInspector;
  /** Absent when the portal trusts no bank. It accepts no e-Cheque then. */
  readonly eCheques?: ChequeDesk | undefined;
  readonly catalogue: FormCatalogue;
  readonly rules: FormRules;
  readonly pdf: Pick<PdfRenderer, 'render'>;
  /**
   * Returns the offices that accept paper forms; called at each use, as an operator may change
   * them.
   */
  readonly office: () => OfficeContact;
  readonly settings: ServiceSettings;
  /**
   * Checks whether one more poll may query the gateway; every poll may when absent. Other polls get
   * the stored state. A later poll, the notification or the reconciliation brings the new state.
   */
  readonly mayAsk?: () => boolean;
}

/** The dependencies of the e-Cheque check. */
export interface ChequeDesk {
  readonly reader: ChequeReader;
  /** Payee names that an e-Cheque may have. */
  readonly payees: readonly string[];
}

/** The settings of the payment protocol; `PROTOCOL_TIMES` contains the times of the design. */
export interface ServiceSettings extends ProtocolTimes {
  /** Page of this portal to which the gateway returns the browser. */
  readonly returnUrl: string;
  /** The scheme that authenticates the gateway's notifications. */
  readonly notificationScheme: NotificationScheme;
  /** Keys of the gateway's notifications (32 bytes each), the current one first. */
  readonly notificationKeys: readonly Uint8Array[];
  /** This portal's name at the payment service; empty when the portal has no name there. */
  readonly eServiceId: string;
  /** Methods of the gateway; empty when online payment is not offered. */
  readonly methods: readonly PaymentGatewayKey[];
  /**
   * Methods of the installation, suspended or not: those of the gateway, and those paid with an
   * attached file.
   */
  readonly taken: readonly string[];
  /** Methods paid with an attached file, which need no gateway. */
  readonly asFile: readonly PaymentMethodId[];
  /** Methods that the settings block: ids, keys or card types. */
  readonly blockedMethods: readonly string[];
  readonly disabledWindows: readonly AvailabilityWindow[];
}

export interface ProtocolTimes {
  /** How long a quoted fee stays valid, even if the fee changes. */
  readonly quoteLifeMs: number;
  /** Life of a web token. */
  readonly webTokenLifeMs: number;
  /** How long a charge that the gateway does not know may still be in transit. */
  readonly notFoundGraceMs: number;
  /**
   * How long the server only queries a charge that timed out; afterwards it requests a
   * cancellation.
   */
  readonly timedOutGraceMs: number;
  /** How long a charge of a slow method (e-Cheque) may wait for its approval. */
  readonly slowForMs: number;
  /** How long a charge that timed out may still be approved. */
  readonly timedOutForMs: number;
  /** A pay call that never ended may be repeated for the same attempt after this time. */
  readonly resumeAfterMs: number;
  /** Shortest interval between two queries to the gateway about one attempt. */
  readonly askIntervalMs: number;
  /** Number of payments that may be started for one submission. */
  readonly paymentsPerSubmission: number;
  /** Largest allowed difference of a notification's time stamp from the server's clock. */
  readonly notificationToleranceMs: number;
}

/** The times and limits of the design (see specification, document 1, sections 7 and 9). */
export const PROTOCOL_TIMES: ProtocolTimes = {
  quoteLifeMs: 24 * 60 * 60 * 1000,
  webTokenLifeMs: 15 * 60 * 1000,
  notFoundGraceMs: 2 * 60 * 1000,
  timedOutGraceMs: 2 * 60 * 1000,
  timedOutForMs: 24 * 60 * 60 * 1000,
  slowForMs: 14 * 24 * 60 * 60 * 1000,
  resumeAfterMs: 20 * 1000,
  askIntervalMs: 2000,
  paymentsPerSubmission: 5,
  notificationToleranceMs: 5 * 60 * 1000,
};
