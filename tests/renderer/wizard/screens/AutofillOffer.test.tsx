// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import {
  AutofillDialogs,
  AutofillOffer,
} from '../../../../renderer/wizard/screens/AutofillOffer.tsx';
import { Autofill, type LoadedAutofill } from '../../../../renderer/wizard/state/Autofill.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { screenProps } from '../../../support/screenProps.ts';

afterEach(cleanup);

async function shown() {
  const send = vi.fn();
  const loaded = {
    actor: { send, getSnapshot: () => ({ context: {} }) },
    Status: () => <p>the status</p>,
    Dialogs: () => <p>the dialogs</p>,
  } as unknown as LoadedAutofill;
  const fetch = vi.fn(async () => () => loaded);
  const { props } = screenProps({ services: { autofill: new Autofill(lazy(fetch)) } });
  const { container } = await inPortal(
    <>
      <AutofillOffer {...props} />
      <AutofillDialogs {...props} />
    </>,
  );
  const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
  return { send, fetch, press, container };
}

describe('AutofillOffer, AutofillDialogs', () => {
  it('start autofill, and show its status and its dialogs once its code is loaded', async () => {
    const { press, send, container } = await shown();
    expect(container.textContent).not.toContain('the ');
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'begin' });
    expect([screen.getByText('the status'), screen.getByText('the dialogs')]).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('report that the code cannot be fetched, until it can', async () => {
    const { press, fetch } = await shown();
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await press();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
