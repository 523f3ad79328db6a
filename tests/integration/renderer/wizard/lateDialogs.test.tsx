// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Dialog } from '../../../../renderer/dialogs/Dialog.tsx';
import { lazy } from '../../../../renderer/portal/lazy.ts';
import { LoadButton } from '../../../../renderer/wizard/dialogs/LoadButton.tsx';
import { SaveButton } from '../../../../renderer/wizard/dialogs/SaveButton.tsx';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(cleanup);

const never = () => () => undefined;
const services = { saving: { onDone: never, onWish: never, get: () => undefined } };
const words = () => screen.getAllByRole('dialog', { hidden: true }).map((each) => each.textContent);

describe('a dialog whose code loads slowly', () => {
  it.each([
    ['Save to a file', SaveButton],
    ['Fill in a saved form', LoadButton],
  ] as const)('shows "Loading" until its code has loaded: %s', async (name, Button) => {
    const line = Promise.withResolvers<() => ReturnType<typeof createElement>>();
    const Opener = Button as FunctionComponent<object>;
    const code = lazy(() => line.promise);
    const actor = { getSnapshot: () => ({ context: { acknowledgement: {} } }) };
    await inPortal(createElement(Opener, { actor, services, code } as object));
    const opener = screen.getByRole('button', { name });
    opener.focus();
    await act(async () => fireEvent.click(opener));
    expect(words()).toEqual(['Loading']);
    expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('Loading');

    await act(async () => line.resolve(() => <Dialog title="It is here">{null}</Dialog>));
    expect(words()).toEqual(['It is here']);
  });
});
