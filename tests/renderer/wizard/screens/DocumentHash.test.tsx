// @vitest-environment jsdom
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DocumentHash,
  useDocumentHash,
} from '../../../../renderer/wizard/screens/DocumentHash.tsx';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';

/** The example of FIPS 180-2, appendix B.1. */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('DocumentHash', () => {
  it('shows the hash with its label', () => {
    const { container } = render(<DocumentHash label="Fingerprint" hash={ABC} />);
    expect(container.textContent).toBe(`Fingerprint ${ABC}`);
    expect(container.querySelector('code')?.lang).toBe('en');
  });

  it.each([undefined, ''])('shows nothing for the hash %j', (hash) => {
    const { container } = render(<DocumentHash label="Fingerprint" hash={hash} />);
    expect(container.textContent).toBe('');
  });
});

describe('useDocumentHash', () => {
  it('I11: returns the hash of the current document only', async () => {
    vi.stubGlobal('isSecureContext', true);
    const pdf = new ReviewPdf();
    const { result } = renderHook(() => useDocumentHash(pdf));
    expect(result.current).toBeUndefined();
    act(() => pdf.keep(btoa('abc'), false));
    await waitFor(() => expect(result.current).toBe(ABC));
    act(() => pdf.outdate());
    expect(result.current).toBeUndefined();
    act(() => pdf.keep(btoa('another'), false));
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toMatch(/^[0-9a-f]{64}$/));
    expect(result.current).not.toBe(ABC);
  });
});
