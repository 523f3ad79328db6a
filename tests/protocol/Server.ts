import { reconcileFinal, reconcileLive } from '../../server/jobs/reconcile.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import type { OutboxDeps } from '../../server/services/contract/OutboxDeps.ts';
import type { PaymentServices } from '../../server/services/contract/PaymentServices.ts';
import type { ServiceDeps } from '../../server/services/contract/ServiceDeps.ts';
import type { SubmissionServices } from '../../server/services/contract/SubmissionServices.ts';
import { createServices } from '../../server/services/createServices.ts';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../server/services/operator/operatorDesk.ts';
import { PUBLIC_URL } from '../support/testPortal.ts';

/** Everything that a schedule can call in a server process. */
export interface Server {
  readonly services: SubmissionServices & PaymentServices;
  readonly desk: OperatorDesk;
  reconcileLive(): Promise<unknown>;
  reconcileFinal(): Promise<unknown>;
  work(): Promise<number>;
}

/** A function that builds a server; a mutant builds a server without one safeguard. */
export type BuildServer = (services: ServiceDeps, outbox: OutboxDeps) => Server;

/** Builds the real server. */
export const buildServer: BuildServer = (services, outbox) => ({
  services: createServices(services),
  desk: createOperatorDesk({ ...services, publicUrl: PUBLIC_URL }),
  reconcileLive: () => reconcileLive(services),
  reconcileFinal: () => reconcileFinal(services),
  work: () => runOutbox(outbox),
});
