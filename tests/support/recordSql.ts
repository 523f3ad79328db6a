import {
  CompiledQuery,
  createQueryId,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from 'kysely';
import type { Database } from '../../server/adapters/store/tables/Database.ts';

/** A database whose statements are recorded. */
export interface RecordedDatabase {
  readonly db: Kysely<Database>;
  /** Returns the statements since the last call, in the form that the database receives. */
  readonly take: () => readonly CompiledQuery[];
}

/** Records every statement that a database receives. The statements still run. */
export function recordSql(db: Kysely<Database>): RecordedDatabase {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const plain = db.withoutPlugins().getExecutor();
  return {
    db: db.withPlugin(recorder),
    take: () => nodes.splice(0).map((node) => plain.compileQuery(node, createQueryId())),
  };
}

/**
 * Returns the database's plan for a statement as text, with whole-table scans disabled. A `Seq
 * Scan` in the plan means that no index applies.
 */
export async function explain(
  db: Kysely<Database>,
  { sql: text, parameters }: CompiledQuery,
): Promise<string> {
  return db
    .withoutPlugins()
    .transaction()
    .execute(async (transaction) => {
      await sql`SET LOCAL enable_seqscan = off`.execute(transaction);
      const { rows } = await transaction.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`EXPLAIN ${text}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
}
