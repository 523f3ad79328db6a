// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldId } from '../../../renderer/form-context/fieldId.ts';
import { LAST_CODE } from '../../../renderer/wizard/screenViews.ts';
import { SaveRequest } from '../../../renderer/wizard/state/SaveRequest.ts';
import { WizardDialogs } from '../../../renderer/wizard/WizardDialogs.tsx';
import { ACKNOWLEDGEMENT, FACTS, SIGNED } from '../../engine/support/wizardFacts.ts';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { button } from '../../support/onPage.ts';
import { screenProps } from '../../support/screenProps.ts';

beforeAll(polyfillDialog);
afterEach(cleanup);

const TEXTS = { '$signatures.ownerSign.label': 'Signature of owner' };

/** Shows a dialog of the wizard. */
async function shown(dialog: object | undefined, context: object = {}) {
  const saving = new SaveRequest();
  const [wish, onProblems] = [vi.fn(), vi.fn()];
  saving.onWish(wish);
  const made = screenProps({
    texts: TEXTS,
    context: { dialog, ...context } as never,
    services: { saving, bankWindow: { close: vi.fn() } },
  });
  const describeError = ({ path }: { readonly path: string }) => ({
    id: path,
    label: path,
    message: 'wrong',
  });
  const own = { describe: describeError, onProblems, given: '' };
  await inPortal(<WizardDialogs {...made.props} {...own} />);
  return { ...made, wish, onProblems };
}

const text = () => (screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog'))?.textContent;

describe('WizardDialogs', () => {
  it('shows no dialog while the wizard has none', async () => {
    await shown(undefined);
    expect(text()).toBeUndefined();
  });

  it('lists errors, and passes them to the page', async () => {
    const errors = [{ path: '/name', key: 'validation_required', args: [] }];
    const { onProblems, send } = await shown({ kind: 'validation', errors });
    expect(text()).toContain('/namewrong');
    expect(onProblems).toHaveBeenCalledExactlyOnceWith(errors);
    fireEvent.click(button('Go to the list of problems'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'dialog.closed' });
  });

  it.each([
    [true, { type: 'retry' }],
    [false, undefined],
  ])('offers a retry after an error if it is possible: %s', async (canRetry, event) => {
    const message = { key: 'serverBusy', args: [] };
    const { send } = await shown({ kind: 'error', message, canRetry });
    expect(text()).toContain('currently busy');
    const retry = screen.queryByRole('button', { name: 'Try again' });
    if (retry) fireEvent.click(retry);
    expect(send.mock.calls.at(0)?.[0]).toEqual(event);
  });

  it.each([
    ['save', 1],
    ['print', 0],
  ])('after a failed %s asks %i times for the save dialog', async (intent, times) => {
    const message = { key: 'serverBusy', args: [] };
    const { send, wish } = await shown({ kind: 'error', message, canRetry: false }, { intent });
    fireEvent.click(button('Close'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'dialog.closed' });
    expect(wish).toHaveBeenCalledTimes(times);
  });

  it('shows a message', async () => {
    await shown({ kind: 'message', message: { key: 'serverBusy', args: [] } });
    expect(text()).toContain('currently busy');
  });

  it('offers to print a form that is completed on paper', async () => {
    const { send } = await shown({ kind: 'complete' });
    const plain = text();
    fireEvent.click(button('Print or save as PDF'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'print' });
    cleanup();
    await shown({ kind: 'complete' }, { signed: [SIGNED], submissionId: 'S1' });
    expect(text()).not.toBe(plain);
  });

  it('names the downloaded file of a browser that does not print', async () => {
    await shown({ kind: 'print', downloadedAs: 'LREAL1-draft.pdf' });
    const downloaded = text();
    expect(downloaded).toContain('LREAL1-draft.pdf');
    cleanup();
    await shown({ kind: 'print' });
    expect(text()).not.toContain('.pdf');
    expect(text()).not.toBe(downloaded);
  });

  it.each(['clearSignatures', 'changeSignature', 'clearStep', 'startAgain'])(
    'D-23: asks the question %s, and reports the answer',
    async (question) => {
      const { send } = await shown({ kind: 'confirm', question }, { signed: [SIGNED] });
      expect(text()).not.toMatch(/\{\w+\}/);
      const [cancel, confirm] = [button('Cancel'), screen.getAllByRole('button')];
      fireEvent.click(cancel);
      fireEvent.click(confirm.find((each) => each !== cancel) ?? expect.fail());
      expect(send.mock.calls).toEqual([
        [{ type: 'dialog.closed' }],
        [{ type: 'dialog.confirmed' }],
      ]);
    },
  );

  it('D-23: names the signatures that are removed', async () => {
    await shown({ kind: 'confirm', question: 'clearSignatures' }, { signed: [SIGNED] });
    expect(text()).toContain('Signature of owner (CHAN TAI MAN)');
    cleanup();
    const witness = { ...SIGNED, fieldId: 'witness' };
    await shown({ kind: 'confirm', question: 'clearSignatures' }, { signed: [SIGNED, witness] });
    expect(text()).toContain('(CHAN TAI MAN); witness (CHAN TAI MAN)');
    cleanup();
    const other = { ...SIGNED, fieldId: 'chairman', signedAt: '2026-11-20T10:09:00+08:00' };
    const context = { signed: [SIGNED, other], signing: 'ownerSign' };
    await shown({ kind: 'confirm', question: 'changeSignature' }, context);
    expect(text()).toContain('chairman (CHAN TAI MAN)');
    expect(text()).not.toContain('Signature of owner');
  });

  it('promise 15: focuses the field of a chosen error once the dialog is closed', async () => {
    const errors = ['/name', '/tel'].map((path) => ({
      path,
      key: 'validation_required',
      args: [],
    }));
    const { update, send } = await shown({ kind: 'validation', errors });
    const field = document.createElement('input');
    field.id = fieldId('/tel');
    document.body.append(field);
    fireEvent.click(screen.getByRole('button', { name: /tel/ }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'dialog.closed' });
    act(() => update({ context: { facts: FACTS, screens: [], screenIndex: 0 } }));
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  it('promise 10: asks before the acknowledgement is left', async () => {
    await LAST_CODE.load();
    const { send } = await shown(
      { kind: 'confirm', question: 'leaveAcknowledgement' },
      { acknowledgement: ACKNOWLEDGEMENT },
    );
    expect(text()).toContain('LREAL1-261120-000123');
    fireEvent.click(button('Stay on this page'));
    fireEvent.click(button('Start a new form'));
    expect(send.mock.calls).toEqual([[{ type: 'dialog.closed' }], [{ type: 'dialog.confirmed' }]]);
  });
});
