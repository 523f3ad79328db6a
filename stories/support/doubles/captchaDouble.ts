import { fromPromise } from 'xstate';
import { CallError, type CaptchaChallenge, captchaMachine } from '#engine';

/** The behaviour of the story's server for a challenge. */
export type ChallengeServer = 'answers' | 'brokenSounds' | 'slow' | 'fails' | 'failsOnce';

/** Characters of the first picture; each new picture has other characters. */
const FIRST_CHARACTERS = '4KXP';
const CHARACTERS = [FIRST_CHARACTERS, 'T7ME', 'W2RH'];

/**
 * Provides the captcha machine with the story's own server. Each challenge has its secret and can
 * be answered once, as in the portal.
 */
export function captchaDouble(server: ChallengeServer) {
  let asked = 0;
  return captchaMachine.provide({
    actors: {
      loadChallenge: fromPromise<CaptchaChallenge, undefined>(async () => {
        asked += 1;
        if (server === 'slow') return NEVER;
        if (server === 'fails' || (server === 'failsOnce' && asked === 1)) {
          throw new CallError({ kind: 'busy' });
        }
        return challengeOf(asked, server === 'brokenSounds' ? brokenSound : tone);
      }),
    },
  });
}

const NEVER = new Promise<never>(() => undefined);

function challengeOf(turn: number, soundOf: (place: number) => string): CaptchaChallenge {
  const characters = CHARACTERS[(turn - 1) % CHARACTERS.length] ?? FIRST_CHARACTERS;
  return {
    image: pictureOf(characters),
    audio: [...characters].map((_, index) => soundOf(index)),
    secret: `secret-${turn}`,
  };
}

/** Returns a picture of rotated characters over lines, similar to the server's. */
function pictureOf(characters: string): string {
  const letters = [...characters].map((character, index) => {
    const x = 24 + index * 44;
    const turn = [-12, 9, -6, 14][index % 4];
    return `<text x="${x}" y="52" transform="rotate(${turn} ${x} 48)">${character}</text>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="72" viewBox="0 0 200 72"><rect width="200" height="72" fill="#fff"/><path d="M0 20q50 40 100 0t100 10M0 60q60-40 120-10t80-20" fill="none" stroke="#7a8a86" stroke-width="2"/><g font-family="monospace" font-size="42" fill="#14211f">${letters.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Samples per second, one byte each. */
const SAMPLES = 8000;
const HEADER_BYTES = 44;

/** Returns an audible clip of a fifth of a second, higher for each place. */
function tone(place: number): string {
  const length = SAMPLES / 5;
  const bytes = new Uint8Array(HEADER_BYTES + length);
  const view = new DataView(bytes.buffer);
  const write = (at: number, name: string) => bytes.set(new TextEncoder().encode(name), at);
  write(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES, true);
  view.setUint32(28, SAMPLES, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, length, true);
  const hertz = 330 + 110 * place;
  for (let at = 0; at < length; at += 1) {
    bytes[HEADER_BYTES + at] = 128 + 40 * Math.sin((2 * Math.PI * hertz * at) / SAMPLES);
  }
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** Returns a damaged clip that no browser plays. */
function brokenSound(place: number): string {
  return `data:audio/wav;base64,${btoa(`no sound ${place}`)}`;
}
