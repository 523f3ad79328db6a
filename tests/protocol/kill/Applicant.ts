import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PortalClient } from '../../api/portalClient.ts';
import {
  minimalAnswers,
  openTransaction,
  payByCard,
  pollStatus,
  savedForm,
  signForm,
  submitForm,
  type WireTransaction,
} from '../../api/walk.ts';

const BANK_STYLES = '/sandbox/bank.css';
const SAVE = '/api/submission/submitFormBeforePayment/LREAL1';

/** An applicant with their own browser, who fills in LREAL1, signs, pays HK$380 and submits it. */
export class Applicant {
  readonly client: PortalClient;
  /** Idempotency key of the form. */
  readonly key: string;
  /** The address for the acknowledgement. */
  readonly address: string;
  submissionId: string | undefined;
  transaction: WireTransaction | undefined;
  /** Path of the bank's page. */
  bank: string | undefined;
  referenceNumber: string | undefined;
  #isSigned = false;
  #isApproved = false;

  constructor(client: PortalClient, key: string) {
    this.client = client;
    this.key = key;
    this.address = `${key}@example.hk`.toLowerCase();
  }

  /** Saves the form, or finds the form of the same key. @returns the id of the submission */
  async save(): Promise<string> {
    this.submissionId = await savedForm(this.client, this.key, this.#wish);
    return this.submissionId;
  }

  /** Sends the save call without its last byte, and waits for the end of the connection. */
  async saveHalf({ port }: { readonly port: number }): Promise<void> {
    const formData = { ...(await minimalAnswers(this.client)), ...this.#wish };
    const body = JSON.stringify({ formData, submissionDetail: { lang: 'Eng' } });
    const head = [
      `POST ${SAVE} HTTP/1.1`,
      'host: 127.0.0.1',
      'content-type: application/json',
      `idempotency-key: ${this.key}`,
      `content-length: ${Buffer.byteLength(body)}`,
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    const ended = new Promise((done) => socket.on('close', done));
    socket.on('error', () => {});
    socket.write(`${head}\r\n\r\n`);
    socket.write(Buffer.from(body).subarray(0, -1));
    await ended;
  }

  async sign(): Promise<void> {
    await signForm(this.client, this.submissionId ?? (await this.save()));
    this.#isSigned = true;
  }

  /** Opens the transaction, or resumes the pending transaction. @returns the transaction id */
  async open(): Promise<string> {
    if (!this.#isSigned) await this.sign();
    this.transaction = await openTransaction(this.client, this.submissionId ?? '');
    return this.transaction.transactionId;
  }

  /** Starts the card payment, and stores the path of the bank's page. */
  async pay(): Promise<void> {
    if (!this.transaction) await this.open();
    if (this.transaction) this.bank = await payByCard(this.client, this.transaction);
  }

  /** Approves the payment on the bank's page. @throws {Error} when the bank does not confirm */
  async approve(): Promise<void> {
    if (this.bank === undefined) await this.pay();
    await this.client.page(this.bank ?? '', { button: 'approve' });
    const page = await this.client.page(this.bank ?? '');
    // An error page has no buttons either, so this must be the bank's page.
    this.#isApproved = page.includes(BANK_STYLES) && !page.includes('value="reject"');
    if (!this.#isApproved) throw new Error('Cannot pay: the bank still asks');
  }

  /** Records that the bank charged the money without a button press. */
  hasPaid(): void {
    this.#isApproved = true;
  }

  /** Polls the status of the transaction. */
  status(): Promise<unknown> {
    return pollStatus(this.client, this.transaction?.transactionId ?? '');
  }

  /**
   * Completes the remaining steps, up to the reference number.
   *
   * @throws {Error} when the portal does not report the payment within 30 seconds
   */
  async finish(): Promise<string> {
    if (!this.#isApproved) await this.approve();
    const until = performance.now() + 30_000;
    while ((await this.status()) !== 'APPR') {
      if (performance.now() > until) throw new Error(`The payment of ${this.key} is not approved`);
      await sleep(50);
    }
    return this.submit();
  }

  /** Submits the form, or reads the earlier submission. @returns its reference number */
  async submit(): Promise<string> {
    const handedIn = await submitForm(this.client, this.submissionId ?? '');
    if (handedIn.result !== 'ok') throw new Error(`Cannot submit: ${JSON.stringify(handedIn)}`);
    this.referenceNumber = String(handedIn.referenceNumber);
    return this.referenceNumber;
  }

  get #wish() {
    return { receiveAckEmail: true, ackEmail: this.address };
  }
}
