import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  openStores,
  type StoreChoice,
  type Stores,
} from '../../../server/adapters/store/openStores.ts';
import { systemClock } from '../../../server/adapters/system/systemClock.ts';
import { PortalClient } from '../../api/portalClient.ts';
import { smtpServer, type TestSmtpServer } from '../../support/smtpServer.ts';
import { PortalProcess } from '../PortalProcess.ts';
import { Applicant } from './Applicant.ts';
import type { KillPoint } from './KillPoint.ts';

const KILL_POINTS = join(import.meta.dirname, 'killPoints.ts');
/** Longer than a lease of the outbox and the grace of an order that never reached the bank. */
const AHEAD_MS = 3 * 60_000;
const REACHED_WITHIN_MS = 30_000;
/** Disables the limits of calls, which are not under test. */
const MANY = '100000';

/** A PostgreSQL for a portal: its address, and the same store for the tests to read. */
export interface PostgresPlace {
  readonly address: string;
  readonly choice: StoreChoice;
}

/** The real portal, killed and restarted over one store; its clock advances while it is dead. */
export class MortalPortal {
  readonly process: PortalProcess;
  readonly #choice: StoreChoice;
  readonly #smtp: TestSmtpServer;
  #lives = 0;

  private constructor(process: PortalProcess, choice: StoreChoice, smtp: TestSmtpServer) {
    this.process = process;
    this.#choice = choice;
    this.#smtp = smtp;
  }

  /** @param postgres the store; absent: an embedded store in a folder */
  static async prepare(postgres?: PostgresPlace): Promise<MortalPortal> {
    const smtp = await smtpServer();
    const rates = ['SUBMISSION', 'PAYMENT', 'POLL', 'CAPTCHA'].map((name) => [
      `RATE_${name}`,
      MANY,
    ]);
    const process = await PortalProcess.prepare({
      MAIL: 'smtp',
      SMTP_URL: smtp.url,
      ...Object.fromEntries(rates),
      ...(postgres && { DATABASE_URL: postgres.address }),
    });
    const folder = process.dataDir;
    return new MortalPortal(process, postgres?.choice ?? { engine: 'embedded', folder }, smtp);
  }

  /** Returns the Message-IDs of an applicant's acknowledgements at the mail server. */
  mailsOf({ address }: Applicant): readonly string[] {
    return this.#smtp.messages
      .filter((message) => message.includes(`To: ${address}\r\n`))
      .map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1] ?? '');
  }

  /** Starts the portal, with a clock three minutes later each time; does nothing when it runs. */
  async start(): Promise<void> {
    if (this.process.isRunning) return;
    const settings = {
      KILL_DIR: this.process.dataDir,
      CLOCK_AHEAD_MS: String(this.#lives * AHEAD_MS),
    };
    this.#lives += 1;
    await this.process.start([KILL_POINTS], settings);
  }

  /** Makes the next work that reaches a point stop there. */
  arm(point: KillPoint): void {
    writeFileSync(join(this.process.dataDir, `armed-${point}`), '');
  }

  /** Waits until work stops at an armed point. @throws {Error} when no work reaches it */
  async reached(point: KillPoint): Promise<void> {
    const until = performance.now() + REACHED_WITHIN_MS;
    while (!existsSync(join(this.process.dataDir, `at-${point}`))) {
      if (performance.now() > until) throw new Error(`The portal never came to ${point}`);
      await sleep(5);
    }
  }

  /** Opens the store to read it. The embedded store can be opened only while no portal runs. */
  async look<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
    const stores = await openStores(this.#choice, systemClock);
    try {
      return await work(stores);
    } finally {
      await stores.submissions.close();
    }
  }

  /** @param client a client other than a new `PortalClient` */
  applicant(key: string, client = new PortalClient(this.process.origin)): Applicant {
    return new Applicant(client, key);
  }

  async remove(): Promise<void> {
    await this.process.remove();
    await this.#smtp.close();
  }
}
