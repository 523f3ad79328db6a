import type { AvailabilityWindow, PaymentGatewayKey, PaymentMethodId } from '#engine';
import type { AttachmentInspector } from '../ports/AttachmentInspector.ts';
import type { ChequeReader } from '../ports/ChequeReader.ts';
import type { Clock } from '../ports/Clock.ts';
import type { FileStore } from '../ports/FileStore.ts';
import type { FormCatalogue } from '../ports/FormCatalogue.ts';
import type { FormRules } from '../ports/FormRules.ts';
import type { Ids } from '../ports/Ids.ts';
import type { KeyedHash } from '../ports/KeyedHash.ts';
import type { PaymentAvailability } from '../ports/PaymentAvailability.ts';
import type { PaymentGateway } from '../ports/PaymentGateway.ts';
import type { PaymentReceipts } from '../ports/PaymentReceipts.ts';
import type { PdfRenderer } from '../ports/PdfRenderer.ts';
import type { SubmissionStore } from '../ports/SubmissionStore.ts';
import type { Vault } from '../ports/Vault.ts';
import type { NotificationScheme } from './payment/notificationProof.ts';
import type { OfficeContact } from './submission/formDocument.ts';

/** What the services work with. */
export interface ServiceDeps {
  readonly store: SubmissionStore;
  readonly gateway: PaymentGateway;
  /** Absent where the gateway takes what the settings say. */
  readonly availability?: PaymentAvailability | undefined;
  /** Of the same gateway. */
  readonly receipts: PaymentReceipts;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly vault: Vault;
  readonly hash: KeyedHash;
  readonly files: FileStore;
  readonly inspector: AttachmentInspector;
  /** Absent where the portal trusts no bank: then no e-Cheque is taken. */
  readonly eCheques?: ChequeDesk | undefined;
  readonly catalogue: FormCatalogue;
  readonly rules: FormRules;
  readonly pdf: Pick<PdfRenderer, 'render'>;
  /** Where forms on paper are handed in; asked at each use, as an operator may change it. */
  readonly office: () => OfficeContact;
  readonly settings: ServiceSettings;
  /**
   * Whether one more poll may put a question to the gateway; each may when absent. The others are told
   * what is known, and a later poll, the notification or the reconciliation brings what is new.
   */
  readonly mayAsk?: () => boolean;
}

/** What e-Cheques are checked with. */
export interface ChequeDesk {
  readonly reader: ChequeReader;
  /** Names that an e-Cheque may be made out to. */
  readonly payees: readonly string[];
}

/** Figures of the money protocol; `PROTOCOL_TIMES` has those of the design. */
export interface ServiceSettings extends ProtocolTimes {
  /** Page of ours that the gateway sends the browser back to. */
  readonly returnUrl: string;
  /** How the gateway's notifications prove their sender. */
  readonly notificationScheme: NotificationScheme;
  /** Keys of the gateway's notifications (32 bytes each), the current one first. */
  readonly notificationKeys: readonly Uint8Array[];
  /** This portal's name at the payment service; empty where it has none. */
  readonly eServiceId: string;
  /** What the gateway takes; empty when online payment is not offered. */
  readonly methods: readonly PaymentGatewayKey[];
  /** What the installation takes, suspended or not: the gateway's methods, and what goes as a file. */
  readonly taken: readonly string[];
  /** What goes along as a file, and so needs no gateway. */
  readonly asFile: readonly PaymentMethodId[];
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
  /** How long a charge that timed out is only asked after; then the gateway is asked to cancel it. */
  readonly timedOutGraceMs: number;
  /** How long a charge of a slow method (e-Cheque) may wait for its approval. */
  readonly slowForMs: number;
  /** How long a charge that timed out may still be approved. */
  readonly timedOutForMs: number;
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
  timedOutGraceMs: 2 * 60 * 1000,
  timedOutForMs: 24 * 60 * 60 * 1000,
  slowForMs: 14 * 24 * 60 * 60 * 1000,
  resumeAfterMs: 20 * 1000,
  askIntervalMs: 2000,
  paymentsPerSubmission: 5,
  notificationToleranceMs: 5 * 60 * 1000,
};
