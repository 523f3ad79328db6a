// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FieldError, FormStore } from '#engine';
import { endReadings } from '../../../renderer/attachments/pendingFiles.ts';
import { FileReadings, type Turn } from '../../../renderer/widgets/file/FileReadings.ts';
import { ProblemSummary } from '../../../renderer/wizard/ProblemSummary.tsx';
import type { ScreenProps } from '../../../renderer/wizard/state/Wizard.ts';
import { makeForm } from '../../engine/support/makeForm.ts';
import { inPortal } from '../../support/inPortal.tsx';

const INNER = { type: 'array', maxItems: 9, items: { type: 'string', digitsOnly: true } };
const OUTER = {
  type: 'array',
  maxItems: 9,
  items: {
    type: 'object',
    required: ['a'],
    properties: { a: { type: 'string', digitsOnly: true }, inner: INNER },
  },
};

/** Returns a store of three records, with two errors in the last record. */
async function wrongInTheLast() {
  const form = await makeForm({ outer: OUTER });
  const good = { a: '1', inner: ['1'] };
  return form.store({ outer: [good, good, { a: 'x', inner: ['1', 'y'] }] });
}

afterEach(cleanup);

async function showList(store: FormStore, errors: readonly FieldError[]) {
  const props = {
    store,
    errors,
    context: { facts: { signatures: [] } },
    describe: ({ path, key }: { path: string; key: string }) => ({
      id: path,
      label: path,
      message: key,
    }),
  };
  await inPortal(<ProblemSummary {...(props as unknown as ScreenProps & typeof props)} />);
}

const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('ProblemSummary: the list of errors', () => {
  it('keeps uncorrected errors when records are removed and moved', async () => {
    const store = await wrongInTheLast();
    const errors = store.validateSteps();
    await showList(store, errors);
    expect(lines()).toEqual([
      '/outer/2/a: validation_digitsOnly',
      '/outer/2/inner/1: validation_digitsOnly',
    ]);
    act(() => void store.removeRow('/outer', 0));
    expect(lines()).toEqual([
      '/outer/1/a: validation_digitsOnly',
      '/outer/1/inner/1: validation_digitsOnly',
    ]);
    act(() => store.moveRow('/outer', 1, 0));
    act(() => {
      store.set('/outer/0/a', '2');
      store.check();
    });
    expect(lines()).toEqual(['/outer/0/inner/1: validation_digitsOnly']);
    act(() => void store.removeRow('/outer', 0));
    expect(lines()).toEqual([]);
  });

  it.each([
    ['is read', (turn: Turn) => turn.done()],
    ['is cancelled', (_: Turn, store: FormStore) => endReadings(store)],
  ])('lists a file that is still being read, until it %s', async (_, end) => {
    const store = (await makeForm({ outer: OUTER })).store();
    const readings = FileReadings.of(store);
    const turn = readings.begin('/outer', new File([], 'slow.pdf'));
    await showList(store, readings.awaited());
    expect(lines()).toEqual(['/outer: validation_fileReading']);
    act(() => end(turn, store));
    expect(lines()).toEqual([]);
  });
});
