// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CaptchaSounds } from '../../../renderer/captcha/CaptchaSounds.tsx';
import { inPortal } from '../../support/inPortal.tsx';

const CLIPS = ['data:audio/wav;base64,AAAA', 'data:audio/wav;base64,BBBB'];
const FAILED = 'Error: The sound could not be played. Please try again, or show another picture.';

afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());

/** Renders the component with a mock of `play`: each turn is the result of one clip. */
async function shownWith(...turns: readonly (() => Promise<void>)[]) {
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  for (const turn of turns) play.mockImplementationOnce(turn);
  await inPortal(<CaptchaSounds clips={CLIPS} />);
  const played = () => play.mock.contexts.map((audio) => (audio as HTMLAudioElement).src);
  return { played };
}

const plays = async () => undefined;
const refuses = async () => {
  throw new DOMException('no sound', 'NotSupportedError');
};
const hear = (number: number) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: `Listen to character ${number}` }));
  });
const reported = () => screen.queryByRole('alert')?.textContent;

it('U-23: CaptchaSounds: each button plays its own clip', async () => {
  const { played } = await shownWith(plays, plays);
  await hear(2);
  await hear(1);
  expect(played()).toEqual([CLIPS[1], CLIPS[0]]);
  expect(reported()).toBeUndefined();
});

it('U-23: CaptchaSounds: reports a clip that does not play, until another clip plays', async () => {
  await shownWith(refuses, plays);
  await hear(1);
  expect(reported()).toBe(FAILED);
  await hear(2);
  expect(reported()).toBeUndefined();
});

it('CaptchaSounds: reports no failure for a clip that the next clip interrupts', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  await shownWith(() => promise, plays);
  await hear(1);
  await hear(2);
  await act(async () => reject(new DOMException('paused', 'AbortError')));
  expect(reported()).toBeUndefined();
});

it('CaptchaSounds: keeps the failure of a clip that interrupted an earlier clip', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  await shownWith(() => promise, refuses);
  await hear(1);
  await hear(2);
  await act(async () => reject(new DOMException('paused', 'AbortError')));
  expect(reported()).toBe(FAILED);
});
