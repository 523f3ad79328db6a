// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { TermsPage } from '../../../renderer/app/TermsPage.tsx';
import type { RuntimeConfig } from '../../../renderer/portal/runtimeConfig.ts';
import { inPortal } from '../../support/inPortal.tsx';

const IDENTITY_APP = /iAM Smart|智方便|digital-identity app|身[分份][应應]用程[式序]/;

afterEach(cleanup);

describe.each(LANGUAGES)('TermsPage: in %s', (language) => {
  const shown = async (page: 'faq' | 'terms', config: Partial<RuntimeConfig>) => {
    const { container } = await inPortal(<TermsPage page={page} />, { language, config });
    await screen.findAllByRole('heading', { level: 2 });
    return container.textContent ?? '';
  };

  it.each(['faq', 'terms'] as const)(
    'promise 14: %s mentions the identity app only if the portal has it',
    async (page) => {
      const without = await shown(page, {});
      expect(without).not.toMatch(IDENTITY_APP);
      expect(without).not.toMatch(/[{}]/);
      cleanup();
      const withApp = await shown(page, { features: ['identityApp'] });
      expect(withApp).toMatch(IDENTITY_APP);
      expect(withApp).not.toMatch(/[{}]/);
    },
  );
});
