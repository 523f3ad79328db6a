import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { createActor } from 'xstate';
import type { CaptchaDemand, CaptchaOutput, ChallengeAnswer } from '#engine';
import { CaptchaDialog } from '#screens';
import { type ChallengeServer, captchaDouble } from '../support/doubles/captchaDouble.ts';
import { framed, inPortal } from '../support/portal.tsx';

interface StoryCaptchaProps {
  /** The reason why the server requires the captcha again. */
  readonly demand?: CaptchaDemand;
  readonly server: ChallengeServer;
  /** Called with the output of the dialog. */
  readonly onEnd: (output: CaptchaOutput) => void;
}

/** Renders the captcha dialog with the real machine and the story's own server. */
function StoryCaptcha({ demand, server, onEnd }: StoryCaptchaProps) {
  const [actor] = useState(() => createActor(captchaDouble(server), { input: { demand } }));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(({ status, output }) => {
      if (status !== 'done') return;
      // The test may still await the key press, so the dialog closes later.
      setTimeout(() => {
        setOpen(false);
        onEnd(output);
      });
    });
    actor.start();
    return unsubscribe;
  }, [actor, onEnd]);
  return isOpen ? <CaptchaDialog actor={actor} /> : <p>The dialog has closed.</p>;
}

const meta = {
  title: 'Captcha/Dialog',
  component: StoryCaptcha,
  ...inPortal,
  args: { server: 'answers', onEnd: fn() },
  argTypes: {
    demand: {
      control: 'select',
      options: [undefined, 'captchaError', 'captchaRequired', 'captchaExpired', 'captchaNotMatch'],
    },
    server: {
      control: 'select',
      options: ['answers', 'brokenSounds', 'slow', 'fails', 'failsOnce'],
    },
  },
  parameters: framed(
    'Asks for four characters, to read or to hear. The server checks them with the next call, and each challenge is used once.',
  ),
} satisfies Meta<typeof StoryCaptcha>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = () =>
  screen.findByRole<HTMLImageElement>('img', { name: /letters and digits|文字|圖片|图片/ });
/** Matches an output of the dialog with this answer. The output also contains the picture. */
const solved = (answer: ChallengeAnswer): object => expect.objectContaining(answer);
const answer = () => screen.getByRole<HTMLInputElement>('textbox');
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Challenge: Story = {
  play: async () => {
    await picture();
    await expect(screen.getByRole('dialog')).toHaveAccessibleName();
    await expect(answer()).toHaveFocus();
    await expect(screen.getAllByRole('button', { name: /character \d/i })).toHaveLength(4);
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Loading: Story = { args: { server: 'slow' } };
export const CannotBeFetched: Story = { args: { server: 'fails' } };
export const DoesNotMatch: Story = { args: { demand: 'captchaNotMatch' } };
export const Expired: Story = { args: { demand: 'captchaExpired' } };
export const AskedByTheServer: Story = { args: { demand: 'captchaRequired' } };
export const RefusedByTheServer: Story = { args: { demand: 'captchaError' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };

export const Incomplete: Story = {
  play: async ({ args }) => {
    await picture();
    await userEvent.type(answer(), '4k{Enter}');
    await waitFor(() => expect(answer()).toBeInvalid());
    await expect(answer()).toHaveFocus();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

/** The answer is upper-cased while typing. It is sent with the secret of the current picture. */
export const AnsweredByKeyboard: Story = {
  play: async ({ args }) => {
    await picture();
    await waitFor(() => expect(answer()).toHaveFocus());
    await userEvent.type(answer(), '4kxp', { skipClick: true });
    await waitFor(() => expect(answer()).toHaveValue('4KXP'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(solved({ answer: '4KXP', secret: 'secret-1' })),
    );
  },
};

/** A new picture has a new secret, and empties the input. */
export const NewPicture: Story = {
  play: async ({ args }) => {
    const first = (await picture()).src;
    await userEvent.type(answer(), 'AB');
    await press(/another picture|new picture/i);
    await waitFor(async () => expect((await picture()).src).not.toBe(first));
    await expect(answer()).toHaveValue('');
    await userEvent.type(answer(), 't7me{Enter}');
    await waitFor(() =>
      expect(args.onEnd).toHaveBeenCalledWith(solved({ answer: 'T7ME', secret: 'secret-2' })),
    );
  },
};

export const FetchedAtTheSecondTry: Story = {
  args: { server: 'failsOnce' },
  play: async () => {
    await press(/try again|retry/i);
    await expect(await picture()).toBeVisible();
  },
};

const soundFailed = () => screen.queryByRole('alert');

/**
 * Plays a clip to its end. A browser may refuse sound before a user's action, for example when the
 * story is opened by its URL. The dialog then shows that the sound failed.
 */
export const Listened: Story = {
  play: async () => {
    const play = spyOn(HTMLMediaElement.prototype, 'play');
    await press(/character 2/i);
    await expect(play).toHaveBeenCalledOnce();
    const [clip] = play.mock.contexts;
    const [playing] = play.mock.results;
    play.mockRestore();
    if (await isRefused(playing?.value)) {
      await waitFor(() => expect(soundFailed()).toBeVisible());
    } else {
      await waitFor(() => expect(clip).toHaveProperty('ended', true), { timeout: 5000 });
      await expect(clip).toHaveProperty('currentTime', 0.2);
      await expect(soundFailed()).toBeNull();
    }
  },
};

/**
 * Checks whether the browser refuses sound.
 *
 * @throws when playing fails for another reason
 */
async function isRefused(playing: Promise<void> | undefined): Promise<boolean> {
  try {
    await playing;
    return false;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return true;
    throw error;
  }
}

/** Each failure is announced again. Another picture removes the message. */
export const SoundCannotBePlayed: Story = {
  args: { server: 'brokenSounds' },
  play: async () => {
    await press(/character 1/i);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/could not be played/);
    await press(/character 4/i);
    await waitFor(() => expect(soundFailed()).not.toBe(alert));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(answer()).toBeValid();
    await press(/another picture/i);
    await waitFor(() => expect(soundFailed()).toBeNull());
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await picture();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledWith(undefined));
  },
};
