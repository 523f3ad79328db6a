import type { StoreRecords } from '../../server/ports/store/SubmissionStore.ts';
import { applyGatewayResult } from '../../server/services/payment/applyGatewayResult.ts';
import { type BuildServer, buildServer } from './Server.ts';

/** A server without one safeguard. */
export interface Mutant {
  readonly name: string;
  readonly build: BuildServer;
  /** The database constraint that would protect the mutant; it is dropped while the mutant runs. */
  readonly without?: { readonly drop: string; readonly restore: string };
}

/** Returns a server builder that changes the store's records, in and outside transactions. */
function withRecords(change: (records: StoreRecords) => StoreRecords): BuildServer {
  return (services, outbox) => {
    const { store } = services;
    const changed = {
      ...change(store),
      transact: <T>(work: (records: StoreRecords) => Promise<T>) =>
        store.transact((records) => work(change(records))),
      ping: () => store.ping(),
      close: () => store.close(),
    };
    return buildServer({ ...services, store: changed }, outbox);
  };
}

/** Returns the groups of records, without the methods of their store. */
function groupsOf(records: StoreRecords): StoreRecords {
  const { submissions, attempts, tokens, references, events } = records;
  const { outbox, signatures, files, idempotency, retention, supplements, operator } = records;
  return {
    submissions,
    attempts,
    tokens,
    references,
    events,
    outbox,
    signatures,
    files,
    idempotency,
    retention,
    supplements,
    operator,
  };
}

/** Returns a proxy of an object with some methods replaced. */
function overriding<T extends object>(target: T, methods: Partial<T>): T {
  return new Proxy(target, {
    get(own, name) {
      const replaced: unknown = Reflect.get(methods, name);
      const member: unknown = replaced ?? Reflect.get(own, name, own);
      return typeof member === 'function' ? member.bind(own) : member;
    },
  });
}

const nothing = async () => undefined;

/** A mutant for each safeguard of the protocol. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'a new attempt for every click',
    without: {
      drop: 'DROP INDEX one_live_attempt',
      restore: `CREATE UNIQUE INDEX one_live_attempt ON payment_attempts (submission_id)
        WHERE status IN ('CREATED', 'PENDING', 'UNKNOWN')`,
    },
    build: withRecords((records) => ({
      ...groupsOf(records),
      attempts: overriding(records.attempts, { live: async () => undefined }),
    })),
  },
  {
    name: 'cancelling without asking the bank',
    build: (services, outbox) => {
      const { gateway } = services;
      const answer = { code: 'CANC', description: '', canRetry: true } as const;
      const local = overriding(gateway, { cancel: async () => answer });
      return buildServer({ ...services, gateway: local }, outbox);
    },
  },
  {
    name: 'a time-out that is taken for the end',
    build: (services, outbox) => {
      const { gateway } = services;
      const final = overriding(gateway, {
        status: async (id) => {
          const answer = await gateway.status(id);
          return answer.code === 'PSTO' ? { ...answer, code: 'REJT' } : answer;
        },
      });
      return buildServer({ ...services, gateway: final }, outbox);
    },
  },
  {
    name: 'a second payment that is never cancelled',
    build: (services, outbox) => {
      const { gateway } = services;
      const idle = overriding(gateway, { cancel: (id) => gateway.status(id) });
      return buildServer({ ...services, gateway: idle }, outbox);
    },
  },
  {
    name: 'finished attempts are not asked after',
    build: (services, outbox) => ({ ...buildServer(services, outbox), reconcileFinal: nothing }),
  },
  {
    name: 'no reconciliation',
    build: (services, outbox) => ({
      ...buildServer(services, outbox),
      reconcileLive: nothing,
      reconcileFinal: nothing,
    }),
  },
  {
    name: 'believing what a notification says',
    build: (services, outbox) => {
      const server = buildServer(services, outbox);
      const status = async () =>
        ({
          code: 'APPR',
          amountCents: 38_000,
          currency: 'HKD',
          description: '',
          canRetry: true,
        }) as const;
      const gullible = { ...services, gateway: overriding(services.gateway, { status }) };
      const receiveNotification = async ({ body }: { readonly body: string }) => {
        const { transactionid } = JSON.parse(body) as { transactionid: string };
        await applyGatewayResult(gullible, transactionid, 'notification');
        return 'accepted' as const;
      };
      return { ...server, services: { ...server.services, receiveNotification } };
    },
  },
  {
    name: 'approval and submission in two steps',
    build: (services, outbox) => {
      const { store } = services;
      const loose = overriding(store, { transact: (work) => work(store) });
      return buildServer({ ...services, store: loose }, outbox);
    },
  },
  {
    name: 'no refund queue',
    build: withRecords((records) => ({
      ...groupsOf(records),
      attempts: overriding(records.attempts, {
        move: async (...move) =>
          move[4]?.disposition === 'REFUND_DUE' ? false : records.attempts.move(...move),
      }),
    })),
  },
  {
    name: 'a refund that is not marked',
    build: withRecords((records) => ({
      ...groupsOf(records),
      operator: overriding(records.operator, { payOut: async () => true }),
    })),
  },
  {
    name: 'another Message-ID for every try',
    build: (services, outbox) => {
      const { mailer, ids } = outbox;
      const send: typeof mailer.send = (mail) =>
        mailer.send({ ...mail, messageId: `${ids.id()}@landform.test` });
      return buildServer(services, { ...outbox, mailer: { send } });
    },
  },
];
