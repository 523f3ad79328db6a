// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChangedAnswers } from '../../../../renderer/saved-file/dialogs/ChangedAnswers.tsx';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

const TEXTS = {
  'name.label': 'Name',
  'owners.tel.label': 'Telephone',
  'reason.old': 'No longer asked',
};

async function shown(changed: readonly string[], reasons: readonly string[]) {
  const { container } = await inPortal(
    <ChangedAnswers account={{ changed, reasons }} texts={TEXTS} />,
  );
  return container.textContent;
}

describe('ChangedAnswers', () => {
  it('names the changed answers once', async () => {
    expect(await shown(['/name', '/owners/0/tel', '/owners/1/tel'], [])).toMatch(
      /^Changed to fit the present version of the form: Name, Telephone\. Please check/,
    );
  });

  it('lists the reasons of omitted answers, in the words of the form', async () => {
    expect(await shown([], ['reason.old', 'reason.unknown'])).toMatch(/^Left out:/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'No longer asked',
      'reason.unknown',
    ]);
  });

  it('shows nothing without changes', async () => {
    expect(await shown([], [])).toBe('');
  });
});
