// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { wireAnswer } from '../../../support/inPortal.tsx';
import { sealedInLayout1 } from '../../../support/sealedAnswers.ts';
import {
  begin,
  GOOD_ANSWERS,
  pageFor,
  press,
  settled,
  showWizard,
} from '../../../support/showWizard.tsx';

const { orders: _, ...MINIMAL } = minimal.formData;
const PASSWORD = 'a long enough one';
const LOAD = 'Fill in a saved form';

const loaded = pageFor('LREAL1');

/** Returns to the notes of a started form. The server opens a file with these answers. */
async function backOnNotes(data: object, enter: () => Promise<void> = async () => undefined) {
  const content = sealedInLayout1({ data }, PASSWORD, 'LREAL1');
  await showWizard(loaded(), {
    ...GOOD_ANSWERS,
    '/api/tempsave/load': () => wireAnswer(200, { result: 'ok', data: content }),
    '/api/tempsave/save': () => wireAnswer(200, { result: 'ok', data: btoa('file') }),
  });
  await begin();
  await enter();
  await press('Back');
}

async function chooseOnline(): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: 'Online' }));
  await settled();
}

const online = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Online' }).checked;

/** Enters the file and its password in the dialog, and submits it. */
async function openFile(): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: LOAD });
  const file = new File(['{"lrwf":1}\n'], 'LREAL1.lrwf');
  fireEvent.change(within(dialog).getByLabelText(/Saved form/), { target: { files: [file] } });
  const password = within(dialog).getByLabelText('Password of the file');
  fireEvent.change(password, { target: { value: PASSWORD } });
  fireEvent.submit(dialog.querySelector('form') ?? document.body);
  // The text is on the page before the dialog is open.
  const shown = await screen.findByRole('alertdialog', { name: LOAD }, { timeout: 10_000 });
  expect(shown.textContent).toContain('The saved form was loaded');
}

describe('loading a saved form', () => {
  it('D-23: asks before replacing entered answers, and keeps them on Cancel', async () => {
    await backOnNotes({}, chooseOnline);
    await press(LOAD);
    const question = await screen.findByRole('alertdialog', {
      name: 'Replace what you have entered?',
    });
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(screen.queryByRole('dialog'), 'no file is asked for yet').toBeNull();
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Continue filling in the form');
    expect(online()).toBe(true);
  });

  it('D-23: replaces entered answers after confirmation', async () => {
    await backOnNotes({ SubscriberNameEng: 'CHAN TAI MAN' }, chooseOnline);
    await press(LOAD);
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: LOAD }));
    await openFile();
    await press('Close');
    expect(online()).toBe(false);
  }, 20_000);

  it('restores the answers that the file replaced, and remains on the notes', async () => {
    await backOnNotes({ SubscriberNameEng: 'CHAN TAI MAN' }, chooseOnline);
    await press(LOAD);
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: LOAD }));
    await openFile();
    expect(screen.getByRole('alertdialog').textContent).toContain('Answers loaded: 1.');
    await press('Bring back my earlier answers');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('Continue filling in the form');
    expect(online()).toBe(true);
    await press('Back');
    await press(LOAD);
    // No file contains the restored answers.
    await screen.findByRole('alertdialog', { name: 'Replace what you have entered?' });
  }, 20_000);

  it('offers no restore if the file replaced no answers', async () => {
    await backOnNotes(MINIMAL);
    await press(LOAD);
    await openFile();
    expect(screen.queryByRole('button', { name: 'Bring back my earlier answers' })).toBeNull();
  }, 20_000);

  it('promise 6: counts the complete steps as done and links to them', async () => {
    await backOnNotes(MINIMAL);
    await press(LOAD);
    await openFile();
    await press('Close');
    const menu = within(screen.getByRole('navigation', { name: 'Steps' }));
    expect(menu.getByText(/of 8 steps done/).textContent).toBe('3 of 8 steps done');
    fireEvent.click(menu.getByRole('button', { name: 'Owner' }));
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Owner');
  }, 20_000);

  it('does not ask if no answers were entered', async () => {
    await backOnNotes({});
    await press(LOAD);
    await screen.findByRole('dialog', { name: LOAD });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('U-33: lists a rejected answer once, even if several records contain it', async () => {
    const gone = { docType: 'noLongerOffered' };
    await backOnNotes({ supportDocument: [gone, gone] });
    await press(LOAD);
    await openFile();
    const words = screen.getByRole('alertdialog').textContent;
    expect(words).toContain('These answers could not be loaded: Type of document.');
  }, 20_000);
});
