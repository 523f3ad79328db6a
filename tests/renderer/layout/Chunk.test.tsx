// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Chunk } from '../../../renderer/layout/Chunk.tsx';
import { lazy } from '../../../renderer/portal/lazy.ts';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

const Part = ({ name }: { readonly name: string }) => <p>part of {name}</p>;
const PART = { props: { name: 'A' } };

describe('Chunk', () => {
  it('shows the part once it is loaded', async () => {
    await inPortal(<Chunk {...PART} code={lazy(async () => Part)} onGiveUp={vi.fn()} />);
    expect(await screen.findByText('part of A')).toBeTruthy();
  });

  it('renders a loaded part at once, and its children only with the part', async () => {
    const code = lazy(async () => Part);
    const chunk = (
      <Chunk {...PART} code={code} waiting={<p>waiting</p>} onGiveUp={vi.fn()}>
        <button type="button">Next</button>
      </Chunk>
    );
    await inPortal(chunk);
    expect(screen.getByText('waiting')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(await screen.findByText('part of A')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
    cleanup();
    await inPortal(chunk);
    expect(screen.getByText('part of A')).toBeTruthy();
    expect(screen.queryByText('waiting')).toBeNull();
  });

  it('B-82: reports a failed load, and loads again on retry', async () => {
    const load = vi.fn(async () => Part);
    load.mockRejectedValueOnce(new TypeError('gone with the last release'));
    await inPortal(<Chunk {...PART} code={lazy(load)} onGiveUp={vi.fn()} />);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Your answers are kept.',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('part of A')).toBeTruthy();
  });

  it('calls onGiveUp when the user closes the error', async () => {
    const giveUp = vi.fn();
    const load = (): Promise<typeof Part> => Promise.reject(new TypeError('no network'));
    await inPortal(<Chunk {...PART} code={lazy(load)} onGiveUp={giveUp} />);
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(giveUp).toHaveBeenCalledOnce();
  });
});
