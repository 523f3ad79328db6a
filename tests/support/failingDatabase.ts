import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '../../server/adapters/store/tables/Database.ts';

/** The functions that a test replaces in a database without a server. */
export interface FailingDatabase {
  /** Returns the rows of a statement, or throws. */
  readonly answer: (statement: string) => readonly object[];
  readonly onDestroy?: () => void;
}

/** Creates a database whose statements call a function. */
export function failingDatabase({ answer, onDestroy }: FailingDatabase): Kysely<Database> {
  const executeQuery = async <Row>({ sql }: CompiledQuery): Promise<QueryResult<Row>> => ({
    rows: [...answer(sql)] as Row[],
  });
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery,
        streamQuery: () => Promise.reject(new Error('Cannot stream')) as never,
      };
    }
    override async destroy(): Promise<void> {
      onDestroy?.();
    }
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Creates a function that throws an error with a code of PostgreSQL. */
export function throwing(code: string, message = 'refused'): () => never {
  return () => {
    throw Object.assign(new Error(message), { code });
  };
}
