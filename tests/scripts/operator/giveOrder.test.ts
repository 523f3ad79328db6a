import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giveOrder } from '../../../scripts/operator/giveOrder.ts';
import { printedLines } from '../support/printedLines.ts';
import { type RecordedDesk, runningPortal } from '../support/runningPortal.ts';

const desk: RecordedDesk = vi.fn();
runningPortal(desk);
const lines = printedLines();
beforeEach(() => {
  desk.mockReset();
});

const ORDER = { order: 'supplement:revoke', reference: 'LR-1' } as const;

describe('giveOrder', () => {
  it.each([
    [0, true],
    [1, false],
  ])('prints the lines and returns %s when the order is done: %s', async (code, isDone) => {
    desk.mockResolvedValue({ isDone, lines: ['one', 'two'] });
    expect(await giveOrder(ORDER)).toBe(code);
    expect(lines()).toEqual(['one', 'two']);
    expect(desk.mock.calls).toEqual([[ORDER]]);
  });

  it('prints the reason and returns 1 when the portal fails', async () => {
    desk.mockRejectedValue(new Error('a fault'));
    expect(await giveOrder(ORDER)).toBe(1);
    expect(lines()).toEqual(['Cannot do it: the portal answered 500']);
  });

  it('prints the reason and returns 1 for wrong settings', async () => {
    vi.stubEnv('PORT', 'none');
    expect(await giveOrder(ORDER)).toBe(1);
    expect(lines().join('\n')).toContain('PORT');
    expect(desk).not.toHaveBeenCalled();
  });
});
