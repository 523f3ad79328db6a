// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { sealedInLayout1 } from '../../../support/sealedAnswers.ts';
import { begin, pageFor, press, settled, showWizard } from '../../../support/showWizard.tsx';

const PASSWORD = 'a long enough one';
const LOAD = 'Fill in a saved form';
const REPLACE = { name: 'Replace what you have entered?' };

const loaded = pageFor('LODLIST');

/** Returns to the notes of a started list. The server opens a file of the given form. */
async function backOnNotes(formCode: string, data: object): Promise<void> {
  const content = sealedInLayout1({ data }, PASSWORD, formCode);
  const exc = { formCode, version: 3, savedAt: '2026-11-20T02:00:00Z' };
  await showWizard(loaded(), {
    '/api/tempsave/load': () =>
      wireAnswer(200, { result: 'ok', data: content, message: 'olderVersion', exc }),
  });
  await begin();
  const firm = screen.getByLabelText<HTMLInputElement>(/Name of firm/);
  fireEvent.change(firm, { target: { value: 'Example & Co.' } });
  fireEvent.blur(firm);
  await settled();
  await press('Back');
  await press(LOAD);
}

/** Enters the file and its password in the dialog, and submits it. */
async function open(formCode: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: LOAD });
  const file = new File([`{"lrwf":1,"formCode":"${formCode}"}\n`], 'memorial.lrwf');
  fireEvent.change(within(dialog).getByLabelText(/Saved form/), { target: { files: [file] } });
  const password = within(dialog).getByLabelText('Password of the file');
  fireEvent.change(password, { target: { value: PASSWORD } });
  fireEvent.submit(dialog.querySelector('form') ?? document.body);
}

const report = () => screen.findByRole('alertdialog', { name: LOAD }, { timeout: 10_000 });

describe('importing a saved memorial', () => {
  it('adds the answers without asking, and reports the added and the omitted answers', async () => {
    await backOnNotes('LR152C', {
      solicitorsCode: '87654321',
      nature: 'assignment',
      premisesAddress: 7,
      verifiedOn: '03/11/2026',
    });
    expect(screen.queryByRole('alertdialog'), 'an import replaces nothing').toBeNull();
    const dialog = await screen.findByRole('dialog', { name: LOAD });
    expect(dialog.textContent).toContain('a file that you saved from form LR152C, LR152A.');
    await open('LR152C');
    const text = (await report()).textContent ?? '';
    expect(text).toContain('Answers saved in form LR152C were added to this form.');
    expect(text).toContain('They are in a new record of “Memorials”.');
    expect(text).toContain('saved by an older version of form LR152C');
    expect(text).toContain('Added: Nature of instrument.');
    expect(text).toContain('shown once this form asks for it: Solicitors code.');
    expect(text).toContain('does not fit this form: Address of the premises affected.');
    expect(text).toContain('Answers in the file that this form does not ask for: 1.');
    await press('Close');
    const firm = screen.getByLabelText<HTMLInputElement>(/Name of firm/);
    expect(firm.value).toBe('Example & Co.');
    fireEvent.click(screen.getByRole('radio', { name: /Solicitors/ }));
    await settled();
    const code = screen.getByLabelText<HTMLInputElement>(/Solicitors code/);
    expect(code.value, 'it comes with the field').toBe('87654321');
  }, 30_000);

  it('asks before replacing typed and imported answers, which no file contains', async () => {
    await backOnNotes('LR152C', { nature: 'assignment' });
    await open('LR152C');
    await report();
    await press('Close');
    await press('Important notes');
    await press(LOAD);
    await open('LODLIST');
    await screen.findByRole('alertdialog', { name: 'Replace what you have entered?' });
  }, 30_000);

  it('removes the imported answers when the applicant restores the earlier answers', async () => {
    await backOnNotes('LR152C', { nature: 'assignment', solicitorsCode: '87654321' });
    await open('LR152C');
    await report();
    await press('Bring back my earlier answers');
    await press('Continue filling in the form');
    const firm = screen.getByLabelText<HTMLInputElement>(/Name of firm/);
    expect(firm.value).toBe('Example & Co.');
    fireEvent.click(screen.getByRole('radio', { name: /Solicitors/ }));
    await settled();
    const code = screen.getByLabelText<HTMLInputElement>(/Solicitors code/);
    expect(code.value, 'no answer of the file is left').toBe('');
  }, 30_000);

  it('reports that a file has no answers to import', async () => {
    await backOnNotes('LR152A', { verifiedOn: '03/11/2026' });
    await open('LR152A');
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
    expect(alert.textContent).toContain('The file has no answers that this form can take.');
  }, 30_000);

  it('D-23: asks before a chosen file of the same form replaces answers', async () => {
    await backOnNotes('LODLIST', { firmName: 'Another firm' });
    await open('LODLIST');
    const question = await screen.findByRole('alertdialog', REPLACE);
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await settled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await open('LODLIST');
    const again = await screen.findByRole('alertdialog', REPLACE);
    fireEvent.click(within(again).getByRole('button', { name: LOAD }));
    expect((await report()).textContent).toContain('The saved form was loaded.');
    await press('Close');
    const firm = screen.getByLabelText<HTMLInputElement>(/Name of firm/);
    expect(firm.value).toBe('Another firm');
  }, 30_000);
});
