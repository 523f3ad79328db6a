import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { takeForm } from '../../../scripts/export/takeForm.ts';
import { type ExportAnswers, exportSource } from '../support/exportSource.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const SINCE = '2026-11-01T00:00:00+08:00';
const page = (...references: readonly string[]) => ({ isDone: true, lines: [], references });

/** Exports the form with these answers of the portal. */
async function take(answers: ExportAnswers) {
  const found: string[] = [];
  const { source, ordersOf } = await exportSource(answers);
  const wish = { formCode: 'LR1', since: SINCE, folder: folder(), isAgain: false };
  const result = await takeForm(source, wish, (line) => found.push(line));
  return { result, found, lists: ordersOf('export:list') };
}

describe('takeForm', () => {
  it('exports page after page until an empty page', async () => {
    const { result, found, lists } = await take({
      'export:list': [page('LR-1', 'LR-2'), page('LR-3'), page()],
    });
    expect(result).toEqual({ taken: 3, failed: 0 });
    expect(readdirSync(folder())).toEqual(['LR-1', 'LR-2', 'LR-3']);
    expect(found).toHaveLength(3);
    expect(found[2]).toMatch(/LR-3: 2 files written\.$/);
    const list = { order: 'export:list', formCode: 'LR1', since: SINCE, isAgain: false };
    expect(lists).toEqual([
      { ...list, after: undefined },
      { ...list, after: 'LR-2' },
      { ...list, after: 'LR-3' },
    ]);
  });

  it('skips a submission that fails, and reports it', async () => {
    const { result, found } = await take({
      'export:list': [page('LR-1', 'LR-2'), page()],
      'export:find': [{ isDone: false, lines: ['LR-1 is not paid'] }],
    });
    expect(result).toEqual({ taken: 1, failed: 1 });
    expect(found).toEqual(['LR-1 is not paid', expect.stringContaining('LR-2: 2 files written.')]);
  });

  it('throws the lines of the portal when the list is unavailable', async () => {
    const answers = { 'export:list': [{ isDone: false, lines: ['There is', 'no such form'] }] };
    await expect(take(answers)).rejects.toThrow('There is\nno such form');
  });
});
