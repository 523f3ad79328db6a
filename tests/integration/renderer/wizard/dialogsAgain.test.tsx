// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireAnswer } from '../../../support/inPortal.tsx';
import { begin, GOOD_ANSWERS, pageFor, press, showWizard } from '../../../support/showWizard.tsx';

const PASSWORD = 'a long enough one';
/** Time limit for dialogs whose code is lazy-loaded. */
const SLOWLY = { timeout: 20_000 };

const loaded = pageFor('LREAL1');

const boxes = () =>
  [...screen.getByRole('dialog').querySelectorAll('input')].map(({ value }) => value);

/** Returns the save dialog, which is lazy-loaded: a loading dialog appears first. */
const saveDialog = () => screen.findByRole('dialog', { name: 'Save the form to a file' }, SLOWLY);

async function saveWith(password: string): Promise<void> {
  await press('Save to a file');
  const dialog = await saveDialog();
  for (const box of dialog.querySelectorAll('input')) {
    fireEvent.change(box, { target: { value: password } });
  }
  await press('Save');
}

/** Returns a started form whose server returns this response to a save. */
async function opened(save: () => ReturnType<typeof wireAnswer>, captchaDisabled = true) {
  const answers = { ...GOOD_ANSWERS, ...CAPTCHA, '/api/tempsave/save': save };
  const shown = await showWizard(loaded(), answers, { config: { captchaDisabled } });
  await begin();
  return shown;
}

const CAPTCHA = {
  '/api/wfp/challenge/Eng': () =>
    wireAnswer(200, { image: 'data:,', audio: ['0', '1', '2', '3'], secret: 'S' }),
};

/** Saves with a captcha that a busy server does not check. */
async function saveThroughCaptcha() {
  const shown = await opened(() => wireAnswer(502), false);
  await saveWith(PASSWORD);
  const captcha = await screen.findByRole('dialog', { name: 'Verification' }, SLOWLY);
  const box = within(captcha).getByLabelText('Letters and digits in the picture');
  fireEvent.change(box, { target: { value: 'ab3d' } });
  await press('Continue');
  const error = await screen.findByRole('alertdialog', {}, SLOWLY);
  fireEvent.click(within(error).getByRole('button', { name: 'Close' }));
  await screen.findByRole('dialog', { name: 'Verification' });
  return shown;
}

describe('a failed save', () => {
  it.each([
    ['busy', 502, 'currently busy'],
    ['broken', 500, 'system error'],
  ])(
    'reopens its dialog with the typed password when the server is %s',
    async (_, status, words) => {
      await opened(() => wireAnswer(status));
      await saveWith(PASSWORD);
      const error = await screen.findByRole('alertdialog', {}, SLOWLY);
      expect(error.textContent).toContain(words);
      fireEvent.click(within(error).getByRole('button', { name: 'Close' }));
      await saveDialog();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(boxes()).toEqual([PASSWORD, PASSWORD]);
    },
    40_000,
  );

  it('clears the typed password when its dialog is cancelled', async () => {
    await opened(() => wireAnswer(502));
    await saveWith(PASSWORD);
    const error = await screen.findByRole('alertdialog', {}, SLOWLY);
    fireEvent.click(within(error).getByRole('button', { name: 'Close' }));
    await saveDialog();
    await press('Cancel');
    await press('Save to a file');
    await saveDialog();
    expect(boxes()).toEqual(['', '']);
  }, 40_000);
});

describe('a captcha whose call failed for another reason', () => {
  it('reopens with its picture and the typed answer, and repeats the call', async () => {
    const { asked } = await saveThroughCaptcha();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(boxes()).toEqual(['AB3D']);
    await press('Continue');
    await screen.findByRole('alertdialog', {}, SLOWLY);
    const calls = asked.filter(({ url }) => url === '/api/tempsave/save');
    expect(calls.map(({ headers }) => headers['Challenge-Answer'])).toEqual(['AB3D', 'AB3D']);
    expect(asked.filter(({ url }) => url.startsWith('/api/wfp/challenge'))).toHaveLength(1);
  }, 40_000);

  it('returns to the save dialog with the typed password on Cancel', async () => {
    await saveThroughCaptcha();
    await press('Cancel');
    await saveDialog();
    expect(boxes()).toEqual([PASSWORD, PASSWORD]);
  }, 40_000);
});
