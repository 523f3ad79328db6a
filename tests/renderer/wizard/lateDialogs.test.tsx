// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { late } from '../../../renderer/app/late.ts';
import { Dialog } from '../../../renderer/dialogs/Dialog.tsx';
import { ChildDialogs } from '../../../renderer/wizard/ChildDialogs.tsx';
import { LoadButton } from '../../../renderer/wizard/LoadButton.tsx';
import { SaveButton } from '../../../renderer/wizard/SaveButton.tsx';
import { teachDialogs } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

/** A slow line, over which the code of the children's dialogs comes when a test says so. */
const slow = vi.hoisted(() => ({ line: Promise.withResolvers<object>() }));
vi.mock('../../../renderer/captcha/CaptchaDialog.tsx', () => slow.line.promise);
vi.mock('../../../renderer/payment/PaymentDialog.tsx', () => slow.line.promise);
vi.mock('../../../renderer/signing/CertificateDialog.tsx', () => slow.line.promise);

beforeAll(teachDialogs);
afterEach(cleanup);

const never = () => () => undefined;
const services = { saving: { onDone: never, onWish: never, get: () => '' } };
const words = () => screen.getAllByRole('dialog', { hidden: true }).map((each) => each.textContent);

describe('a dialog whose code comes over a slow line', () => {
  it.each([
    ['Save to a file', SaveButton],
    ['Fill in a saved form', LoadButton],
  ] as const)('is said to be on its way: %s', async (name, Button) => {
    const line = Promise.withResolvers<() => ReturnType<typeof createElement>>();
    const Opener = Button as FunctionComponent<object>;
    const code = late(() => line.promise);
    await inPortal(createElement(Opener, { actor: {}, services, code } as object));
    const opener = screen.getByRole('button', { name });
    opener.focus();
    fireEvent.click(opener);
    expect(words()).toEqual(['Loading']);
    expect(document.querySelector('dialog [role="status"]')?.textContent).toBe('Loading');

    await act(async () => line.resolve(() => <Dialog title="It is here">{null}</Dialog>));
    expect(words()).toEqual(['It is here']);
  });

  it('is said to be on its way: captcha, payment, certificate', async () => {
    const Dialogs = ChildDialogs as FunctionComponent<object>;
    const Here = () => <Dialog title="It is here">{null}</Dialog>;
    const shown = (['captcha', 'payment', 'signing'] as const).map((child) => async () => {
      const snapshot = { children: { [child]: {} }, matches: () => false, context: {} };
      const actor = { getSnapshot: () => snapshot, subscribe: never, send: never };
      const screen_ = { kind: 'intro' };
      const loading = { subscribe: never, get: () => undefined };
      const config = { debugPages: false };
      const told = {
        config,
        store: { get: never },
        bankWindow: { close: never },
        loading,
        ...services,
      };
      const props = { actor, screen: screen_, services: told } as object;
      await inPortal(createElement(Dialogs, props));
    });
    for (const show of shown) {
      await show();
      expect(words()).toEqual(['Loading']);
      cleanup();
    }
    await act(async () =>
      slow.line.resolve({ CaptchaDialog: Here, PaymentDialog: Here, CertificateDialog: Here }),
    );
    for (const show of shown) {
      await show();
      expect(await screen.findByText('It is here')).toBeTruthy();
      expect(words()).toEqual(['It is here']);
      cleanup();
    }
  });
});
