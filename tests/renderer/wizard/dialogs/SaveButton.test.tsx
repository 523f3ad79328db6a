// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SaveButton } from '../../../../renderer/wizard/dialogs/SaveButton.tsx';
import { SaveRequest } from '../../../../renderer/wizard/state/SaveRequest.ts';
import { ACKNOWLEDGEMENT } from '../../../engine/support/wizardFacts.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { lazyDialog } from '../../../support/lazyDialog.tsx';
import { button } from '../../../support/onPage.ts';
import { screenProps } from '../../../support/screenProps.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

type Props = ComponentProps<typeof SaveButton>;

async function shown(more: Partial<Props> = {}) {
  const code: Props['code'] = lazyDialog();
  const saving = new SaveRequest();
  const { props, send } = screenProps({
    context: { acknowledgement: ACKNOWLEDGEMENT },
    services: { saving },
  });
  const page = await inPortal(<SaveButton {...props} code={code} {...more} />);
  return { saving, send, ...page };
}

const dialog = () => screen.queryByText('the dialog');

describe('SaveButton', () => {
  it('opens its dialog on a press, and on request', async () => {
    const { saving, send } = await shown();
    expect(dialog()).toBeNull();
    await act(async () => fireEvent.click(button('Save to a file')));
    fireEvent.click(button('the dialog'));
    expect(dialog()).toBeNull();
    await act(async () => saving.wish());
    expect(dialog()).not.toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('promise 15: shows the name and the time of the saved file until the next save', async () => {
    const { saving } = await shown({ label: 'Save again' });
    const saved = { fileName: 'LREAL1.lrwf', savedAt: '2026-11-20T10:04:00+08:00' };
    act(() => saving.done(saved));
    const status = () => document.querySelector('.step-saved')?.textContent;
    expect(status()).toBe('Saved as LREAL1.lrwf on 20/11/2026 10:04 AM.');
    await act(async () => fireEvent.click(button('Save again')));
    expect(status()).toBe('');
  });

  it('opens nothing after the page is left', async () => {
    const { saving, unmount } = await shown();
    unmount();
    saving.wish();
    expect(dialog()).toBeNull();
  });
});
