// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TermsBox } from '../../../../renderer/wizard/screens/TermsBox.tsx';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

async function shown(props: Omit<ComponentProps<typeof TermsBox>, 'title'>) {
  const { container } = await inPortal(<TermsBox title="Terms" {...props} />);
  const details = container.querySelector('details');
  const open = async () => {
    if (details) details.open = true;
    await act(async () => fireEvent(details ?? container, new Event('toggle')));
  };
  const box = () => container.querySelector<HTMLElement>('.terms-text');
  return { details, open, box };
}

describe('TermsBox', () => {
  it('shows the form’s own terms in a box that the keyboard can focus', async () => {
    const { details, box } = await shown({ text: 'You **agree**.\n\n## More' });
    expect(details?.querySelector('summary')?.textContent).toBe('Terms');
    expect([box()?.tabIndex, box()?.querySelector('strong')?.textContent]).toEqual([0, 'agree']);
    expect(box()?.getAttribute('aria-labelledby')).toBe(details?.querySelector('summary')?.id);
  });

  it('fetches a legal text of the product when the box opens', async () => {
    const { open, box } = await shown({ legal: 'collection-statement' });
    expect(box()?.textContent).toBe('Loading');
    await open();
    await screen.findAllByText(/personal data/i, {}, { timeout: 5000 });
    expect(box()?.textContent).not.toContain('Loading');
    expect(box()?.textContent).not.toMatch(/\{\w+\}/);
  });

  it('shows nothing without terms', async () => {
    expect((await shown({})).details).toBeNull();
  });
});
