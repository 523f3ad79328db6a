// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LoadButton } from '../../../../renderer/wizard/dialogs/LoadButton.tsx';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { lazyDialog } from '../../../support/lazyDialog.tsx';
import { button } from '../../../support/onPage.ts';
import { screenProps } from '../../../support/screenProps.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

type Props = ComponentProps<typeof LoadButton>;

async function shown(more: Partial<Props> = {}) {
  const code: Props['code'] = lazyDialog();
  const { props } = screenProps();
  await inPortal(<LoadButton {...props} code={code} {...more} />);
  const opener = button('Fill in a saved form');
  await act(async () => fireEvent.click(opener));
  return opener;
}

describe('LoadButton', () => {
  it('opens and closes its dialog', async () => {
    const opener = await shown();
    expect([opener.getAttribute('aria-haspopup'), opener.className]).toEqual(['dialog', 'button']);
    fireEvent.click(button('the dialog'));
    expect(screen.queryByText('the dialog')).toBeNull();
  });

  it('opens no dialog that may not open', async () => {
    await shown({ mayOpen: () => false });
    expect(screen.queryByText('the dialog')).toBeNull();
    cleanup();
    await shown({ mayOpen: () => true, isQuiet: true });
    expect(screen.getByText('the dialog')).toBeTruthy();
  });

  it('can look like a less important action', async () => {
    expect((await shown({ isQuiet: true })).className).toBe('button button-quiet');
  });
});
