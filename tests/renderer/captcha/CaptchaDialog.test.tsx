// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type CaptchaChallenge, captchaMachine } from '#engine';
import { CaptchaDialog } from '../../../renderer/captcha/CaptchaDialog.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';

beforeAll(polyfillDialog);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('U-23: CaptchaDialog: removes the message of a clip together with its challenge', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('no sound'));
  let turn = 0;
  const loadChallenge = fromPromise<CaptchaChallenge, undefined>(async () => {
    turn += 1;
    const clip = `data:audio/wav;base64,${btoa(`clip ${turn}`)}`;
    return { image: 'data:image/png;base64,', audio: [clip], secret: `S${turn}` };
  });
  const actor = createActor(captchaMachine.provide({ actors: { loadChallenge } }), {
    input: { demand: undefined },
  }).start();
  await inPortal(<CaptchaDialog actor={actor} />);
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      // The next challenge loads before React renders.
      for (let at = 0; at < 10; at += 1) await Promise.resolve();
    });
  await screen.findByRole('img');
  await press('Listen to character 1');
  expect(screen.getByRole('alert').textContent).toContain('could not be played');
  await press('Show another picture');
  expect(actor.getSnapshot().context.challenge?.secret).toBe('S2');
  expect(screen.queryByRole('alert')).toBeNull();
});
