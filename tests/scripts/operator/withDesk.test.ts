import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withDesk } from '../../../scripts/operator/withDesk.ts';
import { readConfig } from '../../../server/config/config.ts';
import { type RecordedDesk, runningPortal } from '../support/runningPortal.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const desk: RecordedDesk = vi.fn();
beforeEach(() => {
  desk.mockReset();
});

describe('withDesk: a running portal', () => {
  runningPortal(desk);

  it('sends each order to the portal that has locked the data', async () => {
    desk.mockResolvedValue({ isDone: true, lines: ['done'] });
    const lines = await withDesk(readConfig(process.env), async (give) => {
      const first = await give({ order: 'payments:waiting' });
      const second = await give({ order: 'export:untaken' });
      return [...first.lines, ...second.lines];
    });
    expect(lines).toEqual(['done', 'done']);
    expect(desk.mock.calls).toEqual([
      [{ order: 'payments:waiting' }],
      [{ order: 'export:untaken' }],
    ]);
  });
});

it('withDesk: passes other faults of the database on, and gives no order', async () => {
  const DATABASE_URL = 'postgres://postgres@127.0.0.1:1/none';
  const config = readConfig({ MODE: 'demo', DATA_DIR: folder(), DATABASE_URL });
  const work = vi.fn(async () => undefined);
  await expect(withDesk(config, work)).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
