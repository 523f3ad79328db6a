// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SubmittedReference } from '../../../renderer/dialogs/SubmittedReference.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

describe('SubmittedReference', () => {
  it('shows the reference number of a submitted form', async () => {
    const { container } = await inPortal(<SubmittedReference reference="LREAL1-261120-000001" />);
    expect(container.querySelector('strong')?.textContent).toBe('LREAL1-261120-000001');
    expect(container.textContent).toMatch(/^Application reference number/);
  });

  it('shows nothing before the submission', async () => {
    const { container } = await inPortal(<SubmittedReference reference={undefined} />);
    expect(container.querySelector('p')).toBeNull();
  });
});
