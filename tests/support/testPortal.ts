import { sql } from 'kysely';
import { CUSTOMER_CENTRE } from '#engine';
import { EnvelopeVault } from '../../server/adapters/crypto/EnvelopeVault.ts';
import { HmacHash } from '../../server/adapters/crypto/HmacHash.ts';
import {
  GATEWAY_TIMES,
  GuardedPaymentGateway,
} from '../../server/adapters/payment/GuardedPaymentGateway.ts';
import { BankCounter } from '../../server/adapters/payment/sandbox/BankCounter.ts';
import { ChargeTable } from '../../server/adapters/payment/sandbox/ChargeTable.ts';
import { SandboxPaymentGateway } from '../../server/adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { SandboxReceipts } from '../../server/adapters/payment/sandbox/SandboxReceipts.ts';
import {
  openStores,
  type StoreChoice,
  type Stores,
} from '../../server/adapters/store/openStores.ts';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import type { PaymentGateway } from '../../server/ports/payment/PaymentGateway.ts';
import type { Clock } from '../../server/ports/system/Clock.ts';
import { PROTOCOL_TIMES, type ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';
import { createServices } from '../../server/services/createServices.ts';
import { lentStores } from './lentStores.ts';
import { memoryFiles } from './memoryFiles.ts';
import { testClock } from './testClock.ts';
import { TEST_CODE, testForm } from './testForm.ts';

/** Origin of the portal under test. */
export const PUBLIC_URL = 'http://portal.test';
/** The session of most tests. */
export const SITTING = 'a'.repeat(64);
/** The key of the sandbox's notifications. */
export const NOTIFICATION_KEY = Buffer.alloc(32, 7);

/**
 * The real services with a real store and the sandbox bank. Form, files, inspector, PDF and time
 * are fake.
 */
export type TestPortal = Awaited<ReturnType<typeof openTestPortal>>;

/**
 * Opens a portal.
 *
 * @param options.wrap adds a layer between the services and the gateway
 * @param options.choice the store; absent: a store in memory that earlier tests of this worker may
 *   have used
 */
export async function openTestPortal(
  options: {
    readonly choice?: StoreChoice;
    readonly wrap?: (gateway: PaymentGateway) => PaymentGateway;
    /**
     * A vault and a file store instead of those in memory, for data that a second process reads.
     */
    readonly own?: Pick<ServiceDeps, 'vault' | 'files'>;
  } = {},
) {
  const clock = testClock();
  const { stores, close } = await openedStores(options.choice, clock);
  return { ...assemblePortal(stores, clock, options.wrap, options.own), close };
}

async function openedStores(choice: StoreChoice | undefined, clock: Clock) {
  if (choice) {
    const stores = await openStores(choice, clock);
    return { stores, close: () => stores.submissions.close() };
  }
  const { stores, giveBack } = await lentStores(clock);
  return { stores, close: async () => giveBack() };
}

function assemblePortal(
  stores: Stores,
  clock: ReturnType<typeof testClock>,
  wrap: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
  own?: Pick<ServiceDeps, 'vault' | 'files'>,
) {
  const form = testForm();
  const files = memoryFiles();
  const charges = new ChargeTable(stores.db);
  const sandbox = new SandboxPaymentGateway({
    charges,
    clock,
    ids: randomIds,
    publicUrl: PUBLIC_URL,
  });
  const deps: ServiceDeps = {
    store: stores.submissions,
    gateway: new GuardedPaymentGateway(wrap(sandbox), {
      ...GATEWAY_TIMES,
      redirectHosts: ['portal.test'],
    }),
    receipts: new SandboxReceipts({ charges, key: NOTIFICATION_KEY }),
    clock,
    ids: randomIds,
    vault: new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]),
    hash: new HmacHash([{ id: 'test', key: Buffer.alloc(32, 4) }]),
    files,
    inspector: {
      inspect: async ({ name, type }) =>
        name.endsWith('.exe')
          ? { ok: false, key: 'validation_wrongFileType', args: [] }
          : { ok: true, name, type },
      close: async () => {},
    },
    catalogue: form.catalogue,
    rules: form.rules,
    pdf: { render: async (document) => Buffer.from(`%PDF-1.7 ${JSON.stringify(document)}`) },
    office: () => ({ offices: CUSTOMER_CENTRE, phone: '3105 0000' }),
    settings: {
      ...PROTOCOL_TIMES,
      returnUrl: `${PUBLIC_URL}/payment/callback`,
      eServiceId: '',
      notificationScheme: 'stamped',
      notificationKeys: [NOTIFICATION_KEY],
      methods: ['visa', 'mastercard', 'creditcard-jcb', 'creditcard-unionpay', 'fps'],
      taken: ['visa', 'mastercard', 'creditcard-jcb', 'creditcard-unionpay', 'fps', 'echq'],
      asFile: ['echq'],
      blockedMethods: [],
      disabledWindows: [],
    },
    ...own,
  };
  const services = createServices(deps);
  const bank = new BankCounter({
    charges,
    clock,
    notificationKey: NOTIFICATION_KEY,
    deliver: async (body, signature) => {
      await services.receiveNotification({ body, signature });
    },
  });
  return {
    clock,
    stores,
    store: stores.submissions,
    form,
    files,
    charges,
    sandbox,
    deps,
    services,
    bank,
  };
}

/** Empties the store, the bank and the file store, and restores the form's price. */
export async function emptyPortal({ stores, files, form }: TestPortal): Promise<void> {
  await sql`TRUNCATE submissions, payment_attempts, web_tokens, reference_numbers,
    submission_events, outbox, signatures, stored_files, idempotency, sandbox_charges,
    supplementary_requests`.execute(stores.db);
  files.content.clear();
  form.setPrice(38_000);
}

/** Returns answers of the test form with this many orders. */
export function answersFor(orders: number, further: Readonly<Record<string, unknown>> = {}) {
  return { name: 'CHAN TAI MAN', orders, ...further };
}

/** Saves a form and returns the id of the submission. By default, the fee is HK$380. */
export async function savedSubmission(
  { services }: Pick<TestPortal, 'services'>,
  formData: Readonly<Record<string, unknown>> = answersFor(1),
): Promise<string> {
  const saved = await services.saveSubmission({
    sitting: SITTING,
    formCode: TEST_CODE,
    formData,
    files: [],
    language: 'en',
  });
  if (!('result' in saved) || saved.result !== 'ok') {
    throw new Error(`Cannot save the test form: ${JSON.stringify(saved)}`);
  }
  return saved.submissionId;
}

/** Opens a transaction for the fee of a submission. */
export async function openedTransaction(
  { services, store }: Pick<TestPortal, 'services' | 'store'>,
  submissionId: string,
): Promise<{ readonly transactionId: string; readonly webToken: string }> {
  const amountCents = (await store.submissions.find(submissionId))?.amountCents ?? 0;
  const opened = await services.createTransaction({ submissionId, amountCents, sitting: SITTING });
  if (opened?.result !== 'ok') throw new Error(`Cannot open a transaction: ${opened?.result}`);
  return opened;
}

/** Saves a form, opens its transaction and starts the payment. */
export async function startedPayment(
  portal: TestPortal,
  formData: Readonly<Record<string, unknown>> = answersFor(1),
) {
  const submissionId = await savedSubmission(portal, formData);
  const transaction = await openedTransaction(portal, submissionId);
  const started = await portal.services.startWebPayment({
    ...transaction,
    sitting: SITTING,
    method: 'visa',
    language: 'en',
  });
  if (!started || 'refused' in started) {
    throw new Error(`Cannot begin the payment: ${JSON.stringify(started)}`);
  }
  const chargeId = started.redirectUrl.split('/').at(-1) ?? '';
  return { submissionId, ...transaction, chargeId };
}
