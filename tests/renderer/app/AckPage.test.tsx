// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AckPage } from '../../../renderer/app/AckPage.tsx';
import { inPortal } from '../../support/inPortal.tsx';

const replace = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  replace.mockReset();
  vi.stubGlobal('location', { replace, search: '?lang=tc', pathname: '/ack', hash: '' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('AckPage', () => {
  it('T-09: opens the page of the form whose payment the tab has stored', async () => {
    sessionStorage.setItem('landform.payment', JSON.stringify({ formCode: 'LREAL1' }));
    await inPortal(<AckPage />);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/form/LREAL1?lang=tc');
  });

  it('stays without a stored payment', async () => {
    await inPortal(<AckPage />);
    expect(replace).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Acknowledgement');
    expect(document.title).toMatch(/^Acknowledgement – /);
    expect(screen.getByRole('main').querySelector('a')).not.toBeNull();
  });
});
