// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CrashGuard } from '../../../renderer/app/CrashGuard.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('CrashGuard', () => {
  it('shows a message and a Refresh button after a render error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Faulty = () => {
      throw new TypeError('internal words');
    };
    await inPortal(
      <CrashGuard>
        <Faulty />
      </CrashGuard>,
    );
    expect(screen.getByRole('alert').textContent).toContain('help desk on 3105 0000');
    expect(document.body.textContent).not.toContain('internal words');
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  });

  it('shows the page without an error', async () => {
    await inPortal(<CrashGuard>the page</CrashGuard>);
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
