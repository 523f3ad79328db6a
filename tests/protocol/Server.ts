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

/** Everything a server process does, as a schedule asks for it. */
export interface Server {
  readonly services: SubmissionServices & PaymentServices;
  readonly desk: OperatorDesk;
  reconcileLive(): Promise<unknown>;
  reconcileFinal(): Promise<unknown>;
  work(): Promise<number>;
}

/** A server as it is built; a mutant builds it with one safeguard less. */
export type BuildServer = (services: ServiceDeps, outbox: OutboxDeps) => Server;

/** The real one. */
export const buildServer: BuildServer = (services, outbox) => ({
  services: createServices(services),
  desk: createOperatorDesk({ ...services, publicUrl: PUBLIC_URL }),
  reconcileLive: () => reconcileLive(services),
  reconcileFinal: () => reconcileFinal(services),
  work: () => runOutbox(outbox),
});
