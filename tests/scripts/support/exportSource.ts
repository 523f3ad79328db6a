import { vi } from 'vitest';
import type { Source } from '../../../scripts/export/withSource.ts';
import { EnvelopeVault } from '../../../server/adapters/crypto/EnvelopeVault.ts';
import { putSealed, sha256Of } from '../../../server/services/files/sealedFiles.ts';
import type { OperatorAnswer } from '../../../server/services/operator/OperatorAnswer.ts';
import type { OperatorOrder } from '../../../server/services/operator/operatorDesk.ts';
import { memoryFiles } from '../../support/memoryFiles.ts';

/** The answers of an export, as a portal exports them. */
export const EXPORTED = Buffer.from('{"formData":{}}');

/** The answers of the portal to the orders of an export. */
export type ExportAnswers = Partial<Record<OperatorOrder['order'], readonly OperatorAnswer[]>>;

/**
 * Creates a source of submissions that each consist of `EXPORTED`. It finds and marks them, unless
 * `answers` has other answers for an order, one after another.
 */
export async function exportSource(answers: ExportAnswers = {}) {
  const vault = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
  const store = { files: memoryFiles(), vault };
  const file = { kind: 'export', key: 'exports/1', type: 'application/json' } as const;
  await putSealed(store, file.key, EXPORTED);
  const waiting = new Map(Object.entries(answers).map(([name, list]) => [name, [...list]]));
  const desk = vi.fn(async (order: OperatorOrder): Promise<OperatorAnswer> => {
    const other = waiting.get(order.order)?.shift();
    if (other) return other;
    if (order.order !== 'export:find') return { isDone: true, lines: ['marked'] };
    const referenceNumber = String(order.reference);
    const found = { referenceNumber, files: [{ ...file, sha256: sha256Of(EXPORTED) }] };
    return { isDone: true, lines: [], found };
  });
  const source: Source = { ...store, desk, filesDir: '/files' };
  const ordersOf = (name: OperatorOrder['order']) =>
    desk.mock.calls.map(([order]) => order).filter(({ order }) => order === name);
  return { source, ordersOf };
}
