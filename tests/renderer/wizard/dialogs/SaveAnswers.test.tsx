// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#engine';
import { SaveAnswers } from '../../../../renderer/wizard/dialogs/SaveAnswers.tsx';
import { SaveRequest } from '../../../../renderer/wizard/state/SaveRequest.ts';
import type { WizardActor } from '../../../../renderer/wizard/state/Wizard.ts';
import type { WizardServices } from '../../../../renderer/wizard/state/WizardServices.ts';
import { FACTS, SIGNED } from '../../../engine/support/wizardFacts.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal, wireAnswer } from '../../../support/inPortal.tsx';
import { leaf, planOf } from '../../../support/planNodes.ts';
import { OFFICERS, screenProps } from '../../../support/screenProps.ts';
import {
  begin,
  GOOD_ANSWERS,
  pageFor,
  press,
  settled,
  showWizard,
} from '../../../support/showWizard.tsx';

const SAVE = 'Save to a file';
const DIALOG = { name: 'Save the form to a file' };
const PASSWORD = 'a long enough one';
const loaded = pageFor('LREAL1');

beforeAll(polyfillDialog);
beforeEach(() => {
  URL.createObjectURL = () => 'blob:saved';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** Types the password twice into the save dialog, and presses its button. */
async function givePassword(button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', DIALOG, { timeout: 10_000 });
  for (const box of dialog.querySelectorAll('input')) {
    fireEvent.change(box, { target: { value: PASSWORD } });
  }
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  await settled();
}

describe('saving to a file', () => {
  const opened = async () => {
    await showWizard(loaded(), {
      ...GOOD_ANSWERS,
      '/api/tempsave/save': () => wireAnswer(200, { result: 'ok', data: btoa('file') }),
    });
    await begin();
  };

  it('promise 15: reports invalid answers instead of opening the save dialog', async () => {
    await opened();
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
    await press('Next');
    fireEvent.change(screen.getByLabelText(/telephone/i), { target: { value: 'no number' } });
    await press(SAVE);
    expect(await screen.findByRole('dialog', { name: 'Validation Error' })).toBeDefined();
    expect(screen.queryByRole('dialog', DIALOG)).toBeNull();
  });

  it('promise 15: shows the name and the time of the saved file', async () => {
    await opened();
    await press(SAVE);
    await givePassword('Save');
    const announced = /^Saved as LREAL1-2026-11-20-10\d\d\.lrwf on .*2026.*\.$/;
    expect(await screen.findByText(announced, {}, { timeout: 10_000 })).toBeDefined();
  }, 20_000);
});

describe('saving attachments', () => {
  /** Opens the dialog for attachments of these sizes. */
  async function asked(...sizes: readonly number[]) {
    const files = sizes.map((size, at) => ({ docFile: { name: `deed ${at}.pdf`, size } }));
    const saving = new SaveRequest();
    const store = { data: () => ({ supportDocument: files }) };
    const services = { form: loaded(), store, saving } as unknown as WizardServices;
    const getSnapshot = () => ({ context: { signed: [], facts: { signatures: [] } } });
    const actor = { send: vi.fn(), getSnapshot } as unknown as WizardActor;
    await inPortal(<SaveAnswers {...{ actor, services }} onClose={() => undefined} />);
    return { saving, actor };
  }

  it('promise 6: requests only the password at exactly 30 MB', async () => {
    const { saving } = await asked(UPLOAD_LIMIT_BYTES - 1, 1);
    expect(screen.queryByText(/too large|larger than/)).toBeNull();
    await givePassword('Save');
    expect(saving.leavesFilesOut()).toBe(false);
  });

  it('promise 6: lists every attachment, its size and the limit at one byte more', async () => {
    const { saving, actor } = await asked(UPLOAD_LIMIT_BYTES, 1);
    const words = screen.getByRole('dialog', DIALOG).textContent;
    expect(words).toContain('larger than 30.00 MB together');
    expect(words).toContain('deed 0.pdf (30.00 MB)');
    expect(words).toContain('deed 1.pdf (1.00 B)');
    await givePassword('Save without attachments');
    expect(saving.leavesFilesOut()).toBe(true);
    expect(actor.send).toHaveBeenCalledWith({ type: 'save' });
  });
});

describe('SaveAnswers: a signed form', () => {
  const PLAN = planOf({ proof: leaf('file') });

  /** Opens the dialog of a signed form with an attachment of this size. */
  async function shown(size: number, more: object = {}) {
    const saving = new SaveRequest();
    saving.offer({ kind: 'password', password: PASSWORD });
    const proof = { name: 'deed.pdf', size, type: 't', sha256: 's', ref: 'r' };
    const { props, send } = screenProps({
      plan: PLAN,
      data: { proof } as never,
      context: { signed: [SIGNED], submissionId: 'S1', ...more },
      services: { saving },
    });
    Object.assign(props.services.form, { textsIn: () => ({}) });
    const onClose = vi.fn();
    await inPortal(<SaveAnswers {...props} onClose={onClose} />);
    const dialog = await screen.findByRole('dialog');
    return { saving, send, onClose, dialog };
  }

  it('lists its signatures', async () => {
    const { dialog } = await shown(1);
    expect(dialog.textContent).toContain('ownerSign: Signed by CHAN TAI MAN');
    expect(dialog.textContent).not.toContain('this file will not carry them');
    expect(dialog.textContent).not.toContain('next signer');
  });

  it('is saved without signatures if the attachments are too large', async () => {
    const { dialog } = await shown(UPLOAD_LIMIT_BYTES + 1);
    expect(dialog.textContent).toContain('this file will not carry them');
    expect(dialog.textContent).not.toContain('Signed by CHAN TAI MAN');
  });

  it('is saved for its next signer', async () => {
    const facts = { ...FACTS, signatures: OFFICERS };
    expect((await shown(1, { facts })).dialog.textContent).toContain(
      'Give the file and the password',
    );
    cleanup();
    const tooLarge = await shown(UPLOAD_LIMIT_BYTES + 1, { facts });
    expect(tooLarge.dialog.textContent).not.toContain('Give the file and the password');
  });

  it('has no signatures to list before it is signed', async () => {
    const { dialog } = await shown(UPLOAD_LIMIT_BYTES + 1, { signed: [] });
    expect(dialog.textContent).not.toContain('this file will not carry them');
    cleanup();
    expect((await shown(1, { signed: [] })).dialog.textContent).not.toContain('Signed by');
  });

  it('keeps no password after Cancel', async () => {
    const { dialog, saving, onClose, send } = await shown(1);
    expect(dialog.querySelector('input')?.value).toBe(PASSWORD);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect([saving.get(), onClose.mock.calls.length, send.mock.calls]).toEqual([undefined, 1, []]);
  });
});
