import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FoundAddress, Language } from '#engine';
import type {
  GatewayLine,
  GatewayMethod,
  GatewayStatusCode,
  OrderLine,
} from '../../../ports/payment/PaymentGateway.ts';
import type { LoginStatus } from '../../../ports/store/IdentityLogins.ts';
import type { OutboxTopic } from '../../../ports/store/Outbox.ts';
import type { AttemptStatus, Disposition } from '../../../ports/store/PaymentAttempt.ts';
import type { SignatureStatus } from '../../../ports/store/Signature.ts';
import type { SubmissionStatus } from '../../../ports/store/Submission.ts';
import type { FileRecord } from '../../../ports/store/SubmissionStore.ts';

/**
 * The tables in camel case. Kysely's `CamelCasePlugin` converts table and column names to snake
 * case.
 */
export interface Database {
  submissions: SubmissionsTable;
  paymentAttempts: PaymentAttemptsTable;
  webTokens: WebTokensTable;
  referenceNumbers: { reference: string; submissionId: string; createdAt: Date };
  submissionEvents: SubmissionEventsTable;
  outbox: OutboxTable;
  signatures: SignaturesTable;
  storedFiles: StoredFilesTable;
  idempotency: IdempotencyTable;
  captchaChallenges: {
    idHash: string;
    answers: Generated<number>;
    used: Generated<boolean>;
    expiresAt: Date;
  };
  accessTokens: { tokenHash: string; usesLeft: number; expiresAt: Date };
  identityLogins: IdentityLoginsTable;
  callCounters: { key: string; calls: number; endsAt: Date };
  definitions: DefinitionsTable;
  sandboxCharges: SandboxChargesTable;
  supplementaryRequests: SupplementaryRequestsTable;
  keyChecks: { keyId: string; sealed: Uint8Array; createdAt: Date };
  addressImports: AddressImportsTable;
  addressEntries: { id: number; keys: string; entry: Json<FoundAddress> };
  addressTerms: {
    kind: 'word' | 'number' | 'han';
    term: string;
    letters: number;
    postings: Uint8Array;
  };
}

/** An object column: written as JSON text, read as the object. */
type Json<T extends object> = JSONColumnType<T, string, string>;

interface SubmissionsTable {
  id: string;
  sitting: string;
  formCode: string;
  definitionHash: string;
  language: Language;
  status: SubmissionStatus;
  dataHash: string;
  sealedData: Uint8Array | null;
  sealedAck: Uint8Array | null;
  amountCents: number;
  feeLines: JSONColumnType<OrderLine[], string, string>;
  quoteExpiresAt: Date;
  paidAttemptId: string | null;
  paidDisposition: 'APPLIED' | null;
  referenceNumber: string | null;
  submittedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  forgottenAt: Date | null;
  takenAt: Date | null;
  takenBy: string | null;
  takenSha256: string | null;
}

interface PaymentAttemptsTable {
  id: string;
  submissionId: string;
  status: AttemptStatus;
  amountCents: number;
  dataHash: string;
  method: GatewayMethod | null;
  startedAt: Date | null;
  askedAt: Date | null;
  chargeId: string | null;
  redirectUrl: string | null;
  fps: JSONColumnType<StoredFps, string | null, string | null> | null;
  disposition: Disposition | null;
  approvedCents: number | null;
  approvedCurrency: string | null;
  approvedAt: Date | null;
  settledAt: Date | null;
  dealtAt: Date | null;
  dealtBy: string | null;
  resultCode: GatewayStatusCode | null;
  description: string | null;
  rejectReasonCode: string | null;
  canRetry: Generated<boolean>;
  createdAt: Date;
  updatedAt: Date;
}

/** An FPS request as stored in JSON. */
export interface StoredFps {
  readonly paymentId: string;
  readonly expiresAt: string;
  readonly qrImage: string;
  readonly qrUrl: string;
}

interface WebTokensTable {
  tokenHash: string;
  attemptId: string;
  expiresAt: Date;
  usedAt: Date | null;
}

interface SubmissionEventsTable {
  id: Generated<number>;
  submissionId: string | null;
  attemptId: string | null;
  at: Date;
  kind: string;
  detail: Json<Record<string, string | number | boolean>>;
}

interface OutboxTable {
  key: string;
  topic: OutboxTopic;
  submissionId: string;
  payload: Json<Record<string, string>>;
  dueAt: Date;
  tries: Generated<number>;
  lease: string | null;
  leaseEndsAt: Date | null;
  doneAt: Date | null;
  deadAt: Date | null;
  error: string | null;
}

interface SignaturesTable {
  submissionId: string;
  field: string;
  status: SignatureStatus;
  dataHash: string;
  documentHash: string;
  fileKey: string;
  sealedSigner: Uint8Array;
  signedAt: Date;
  sealedState: Uint8Array | null;
}

interface StoredFilesTable {
  key: string;
  submissionId: string;
  kind: FileRecord['kind'];
  sha256: string;
  size: number;
  type: string;
  createdAt: Date;
}

interface IdempotencyTable {
  sitting: string;
  keyHash: string;
  bodyHash: string;
  submissionId: string;
  createdAt: Date;
}

interface IdentityLoginsTable {
  stateHash: string;
  sitting: string;
  formCode: string;
  status: LoginStatus;
  handleHash: string | null;
  sealed: Uint8Array | null;
  failure: string | null;
  expiresAt: Date;
}

interface SandboxChargesTable {
  id: string;
  attemptId: string;
  method: GatewayMethod;
  amountCents: number;
  language: Language;
  lines: JSONColumnType<GatewayLine[], string, string>;
  returnUrl: string;
  status: GatewayStatusCode;
  failing: Generated<boolean>;
  chargedCents: number | null;
  chargedCurrency: string | null;
  approveAt: Date | null;
  expiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

interface SupplementaryRequestsTable {
  id: string;
  secretHash: string;
  submissionId: string;
  referenceNumber: string;
  formCode: string;
  language: Language;
  sealedQuestions: Uint8Array;
  sealedMail: Uint8Array | null;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  usedBy: string | null;
  revokedAt: Date | null;
}

/** A single row that describes the import in the other address tables. */
interface AddressImportsTable {
  id: string;
  format: number;
  source: string;
  entries: number;
  wordCounts: Uint8Array;
  hanCounts: Uint8Array;
}

interface DefinitionsTable {
  hash: string;
  code: string;
  version: number;
  content: string;
  createdAt: Date;
  supersededAt: ColumnType<Date | null, undefined, Date | null>;
}
