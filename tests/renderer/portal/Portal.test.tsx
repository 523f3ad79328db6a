// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Portal, PortalContext, usePortal } from '../../../renderer/portal/Portal.ts';

describe('usePortal', () => {
  it('returns the portal above a component', () => {
    const portal = { sourceType: 'eea' } as unknown as Portal;
    const { result } = renderHook(() => usePortal(), {
      wrapper: ({ children }) => <PortalContext value={portal}>{children}</PortalContext>,
    });
    expect(result.current).toBe(portal);
  });

  it('fails outside a portal', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => usePortal())).toThrow(TypeError);
    vi.restoreAllMocks();
  });
});
