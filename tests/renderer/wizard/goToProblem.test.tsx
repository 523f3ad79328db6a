// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { begin, pageFor, press, settled, showWizard } from '../../support/showWizard.tsx';

const loaded = pageFor('LREAL1');

const dialog = () => screen.findByRole('dialog', { name: 'Validation Error' });

describe('the validation dialog', () => {
  it('promise 15: closes and focuses the field of the pressed line', async () => {
    await showWizard(loaded());
    await begin();
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await press('Next');
    await press('Next');
    const lines = within(await dialog());
    fireEvent.click(lines.getByRole('button', { name: 'Name of owner in English' }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Name of owner in English'));
  });

  it('promise 15: opens another step to focus its field', async () => {
    await showWizard(loaded());
    await begin();
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await press('Next');
    const phone = screen.getByLabelText(/telephone/i);
    fireEvent.change(phone, { target: { value: 'no number' } });
    await press('Back');
    await press('Save to a file');
    const [name] = within(await dialog()).getAllByRole('button', { name: /telephone/i });
    if (name) fireEvent.click(name);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Owner');
    expect(document.activeElement).toBe(screen.getByLabelText(/telephone/i));
  });

  it('focuses the list of problems when its button is pressed', async () => {
    await showWizard(loaded());
    await begin();
    await press('Next');
    fireEvent.click(
      within(await dialog()).getByRole('button', { name: 'Go to the list of problems' }),
    );
    await settled();
    expect(document.activeElement?.id).toBe('problems');
  });
});
