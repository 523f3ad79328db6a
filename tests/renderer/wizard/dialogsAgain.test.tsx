// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireAnswer } from '../../support/inPortal.tsx';
import { begin, GOOD_ANSWERS, pageFor, press, showWizard } from '../../support/showWizard.tsx';

const PASSWORD = 'a long enough one';

const loaded = pageFor('LREAL1');

const boxes = () =>
  [...screen.getByRole('dialog').querySelectorAll('input')].map(({ value }) => value);

async function saveWith(password: string): Promise<void> {
  await press('Save to a file');
  await waitFor(() => screen.getByRole('dialog'));
  for (const box of screen.getByRole('dialog').querySelectorAll('input')) {
    fireEvent.change(box, { target: { value: password } });
  }
  fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body);
}

/** The page with a server that answers a saving so. */
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

/** Saves with a captcha that the server does not come to hear: it is busy. */
async function saveThroughCaptcha() {
  const shown = await opened(() => wireAnswer(502), false);
  await saveWith(PASSWORD);
  const box = await screen.findByLabelText('Letters and digits in the picture');
  fireEvent.change(box, { target: { value: 'ab3d' } });
  await press('Continue');
  const error = await screen.findByRole('alertdialog', {}, { timeout: 20_000 });
  fireEvent.click(within(error).getByRole('button', { name: 'Close' }));
  await screen.findByRole('dialog', { name: 'Verification' });
  return shown;
}

describe('a saving that failed', () => {
  it.each([
    ['busy', 502, 'currently busy'],
    ['broken', 500, 'system error'],
  ])(
    'goes back to its dialog with what was typed, when the server was %s',
    async (_, status, words) => {
      await opened(() => wireAnswer(status));
      await saveWith(PASSWORD);
      const error = await waitFor(() => screen.getByRole('alertdialog'), { timeout: 20_000 });
      expect(error.textContent).toContain(words);
      fireEvent.click(within(error).getByRole('button', { name: 'Close' }));
      await waitFor(() => screen.getByRole('dialog'));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(boxes()).toEqual([PASSWORD, PASSWORD]);
    },
    40_000,
  );

  it('forgets what was typed once its dialog is cancelled', async () => {
    await opened(() => wireAnswer(502));
    await saveWith(PASSWORD);
    const error = await waitFor(() => screen.getByRole('alertdialog'), { timeout: 20_000 });
    fireEvent.click(within(error).getByRole('button', { name: 'Close' }));
    await waitFor(() => screen.getByRole('dialog'));
    await press('Cancel');
    await press('Save to a file');
    await waitFor(() => screen.getByRole('dialog'));
    expect(boxes()).toEqual(['', '']);
  }, 40_000);
});

describe('a captcha whose call failed for another reason', () => {
  it('opens again with its picture and what was typed, and makes the call again', async () => {
    const { asked } = await saveThroughCaptcha();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(boxes()).toEqual(['AB3D']);
    await press('Continue');
    await screen.findByRole('alertdialog', {}, { timeout: 20_000 });
    const calls = asked.filter(({ url }) => url === '/api/tempsave/save');
    expect(calls.map(({ headers }) => headers['Challenge-Answer'])).toEqual(['AB3D', 'AB3D']);
    expect(asked.filter(({ url }) => url.startsWith('/api/wfp/challenge'))).toHaveLength(1);
  }, 40_000);

  it('goes back to the dialog of the saving, with what was typed there, when it is closed', async () => {
    await saveThroughCaptcha();
    await press('Cancel');
    await screen.findByRole('dialog', { name: 'Save the form to a file' });
    expect(boxes()).toEqual([PASSWORD, PASSWORD]);
  }, 40_000);
});
