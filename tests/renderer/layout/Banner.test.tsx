// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banner } from '../../../renderer/layout/Banner.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

describe('Banner', () => {
  it.each([
    ['PRODUCTION', 'Form (LR 1)'],
    ['UAT', '[UAT] Form (LR 1)'],
  ] as const)('in %s has the title and the reference: %s', async (environment, title) => {
    await inPortal(<Banner title="Form" reference="LR 1" />, { config: { environment } });
    const bar = screen.getByRole('region', { name: 'Form' });
    expect(bar.querySelector('.banner-title')?.textContent).toBe(title);
    expect(bar.textContent).toContain('must be filled in');
  });

  it('has no note on mandatory fields on a screen without fields', async () => {
    await inPortal(<Banner title="Form" reference="LR 1" withNote={false} />);
    expect(screen.getByRole('region').textContent).toBe('Form (LR 1)');
  });
});
