// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { GivenValues } from '../../../renderer/wizard/GivenValues.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal, wireAnswer } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';
import { leaf, planOf } from '../../support/planNodes.ts';
import { planServices } from '../../support/planServices.ts';

const LINK = `${'0'.repeat(26)}.${'x'.repeat(43)}`;
const GIVEN = `RefID=${LINK}`;
/** A form whose status comes from the Registry's record of a link. */
const PLAN = planOf({ status: leaf('text', { prefill: { from: 'request', name: 'status' } }) });

beforeAll(polyfillDialog);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows a page with a link that the server answers so. */
async function shown(answer: () => ReturnType<typeof wireAnswer>, given = GIVEN) {
  const replace = vi.fn();
  vi.stubGlobal('location', { replace, search: '?lang=en', pathname: '/form/LREAL1', hash: '' });
  const { services, asked, store } = planServices({
    plan: PLAN,
    answers: { '/api/supplement': answer },
  });
  const onEnd = vi.fn();
  await inPortal(<GivenValues {...{ services, given, onEnd }} />);
  return { onEnd, replace, asked, store };
}

describe('GivenValues', () => {
  it('ends at once without a value to fill in', async () => {
    const { onEnd, replace } = await shown(() => wireAnswer(500), 'other=1');
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(replace).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('fills in the values of a link, then ends', async () => {
    const answer = { form: 'LREAL1', request: { status: 'valid' }, query: {} };
    const { onEnd, store } = await shown(() => wireAnswer(200, answer));
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce());
    expect(store.get('/status')).toBe('valid');
  });

  it('opens the form to which the link belongs', async () => {
    const answer = { form: 'SUPPLINK', request: { status: 'used' }, query: {} };
    const { onEnd, replace } = await shown(() => wireAnswer(200, answer));
    const path = `/form/SUPPLINK?lang=en#RefID=${LINK}`;
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(path));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('shows an error if the link cannot be read, and tries again on request', async () => {
    const { onEnd, asked } = await shown(() => wireAnswer(503));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(/busy/);
    expect(onEnd).not.toHaveBeenCalled();
    await act(async () => fireEvent.click(button('Try again')));
    await screen.findByRole('alertdialog');
    expect(asked).toHaveLength(2);
    fireEvent.click(button('Close'));
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
