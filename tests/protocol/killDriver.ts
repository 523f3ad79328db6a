/**
 * A server process to be killed: `node killDriver.ts STORE POINT`. It goes through one payment over
 * the embedded store in a folder, or over a PostgreSQL by its address, says `AT POINT` where it was told to, and stands still until it is killed.
 * With `LOOP` it pays one form after another and says `DONE <submission> <reference>` of each.
 */
import type { StoreChoice } from '../../server/adapters/store/openStores.ts';
import type { PaymentGateway } from '../../server/ports/PaymentGateway.ts';
import type { StoreRecords, SubmissionStore } from '../../server/ports/SubmissionStore.ts';
import { createServices } from '../../server/services/createServices.ts';
import { TEST_CODE } from '../support/testForm.ts';
import { openTestPortal, SITTING } from '../support/testPortal.ts';
import { wishfulAnswers } from './Browser.ts';

const [store = '', point = ''] = process.argv.slice(2);
const portal = await openTestPortal({ choice: choiceOf(store) });
const { deps, bank, charges } = portal;
/** Which transaction of the walk is under way; kill points name one. */
let transactions = 0;
const services = createServices({
  ...deps,
  store: point === 'LOOP' ? deps.store : stoppingStore(deps.store),
  gateway: stoppingGateway(deps.gateway),
});

say('OPEN');
if (point === 'LOOP') for (;;) await payOnce();
await payOnce();
say('END');

async function payOnce(): Promise<void> {
  const submissionId = await save();
  const opened = await services.createTransaction({
    submissionId,
    amountCents: 38_000,
    sitting: SITTING,
  });
  if (opened?.result !== 'ok') throw new Error(`Cannot open a transaction: ${opened?.result}`);
  say(`TRANSACTION ${opened.transactionId}`);
  const call = { ...opened, sitting: SITTING, method: 'visa', language: 'en' } as const;
  await services.startWebPayment(call);
  await stopAt('K6');
  const charge = await charges.ofAttempt(opened.transactionId);
  if (point === 'LOOP') await bank.press(charge?.id ?? '', 'approve');
  else await charges.change(charge?.id ?? '', { status: 'APPR' });
  await services.applyGatewayResult(opened.transactionId, 'poll');
  const submission = await deps.store.submissions.find(submissionId);
  say(`DONE ${submissionId} ${submission?.referenceNumber}`);
}

async function save(): Promise<string> {
  const saved = await services.saveSubmission({
    sitting: SITTING,
    formCode: TEST_CODE,
    formData: wishfulAnswers(1),
    files: [],
    language: 'en',
    ...(point !== 'LOOP' && { idempotencyKey: 'the key of this sitting' }),
  });
  if (!('result' in saved) || saved.result !== 'ok') throw new Error('Cannot save the form');
  say(`SAVED ${saved.submissionId}`);
  return saved.submissionId;
}

function choiceOf(place: string): StoreChoice {
  return place.startsWith('postgres:')
    ? { engine: 'postgres', connectionString: place, onError: () => {} }
    : { engine: 'embedded', folder: place };
}

function say(words: string): void {
  process.stdout.write(`${words}\n`);
}

/** Stands still for ever when this is the point; the process stays alive to be killed. */
async function stopAt(here: string): Promise<void> {
  if (here !== point) return;
  say(`AT ${here}`);
  setInterval(() => {}, 60_000);
  await new Promise(() => {});
}

function stoppingGateway(gateway: PaymentGateway): PaymentGateway {
  return {
    create: async (order) => {
      await stopAt('K4');
      const charge = await gateway.create(order);
      await stopAt('K5');
      return charge;
    },
    status: (attemptId) => gateway.status(attemptId),
    cancel: (attemptId) => gateway.cancel(attemptId),
    settlement: (from, to) => gateway.settlement(from, to),
  };
}

/** The first transaction saves the form, the last one applies the approval. */
function stoppingStore(store: SubmissionStore): SubmissionStore {
  const transact: SubmissionStore['transact'] = async (work) => {
    transactions += 1;
    const number = transactions;
    const result = await store.transact(async (records: StoreRecords) => {
      const inside = await work(records);
      await stopAt({ 1: 'K2', 5: 'K7' }[number] ?? '');
      return inside;
    });
    await stopAt({ 1: 'K3', 5: 'K8' }[number] ?? '');
    return result;
  };
  return new Proxy(store, {
    get: (target, name) => (name === 'transact' ? transact : Reflect.get(target, name, target)),
  });
}
