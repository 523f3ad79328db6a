import { fromPromise } from 'xstate';
import { CallError, type CaptchaChallenge, captchaMachine } from '#engine';

/** How the story's server behaves when it is asked for a challenge. */
export type ChallengeServer = 'answers' | 'slow' | 'fails' | 'failsOnce';

/** What the first picture shows; each new one shows another. */
const FIRST_CHARACTERS = '4KXP';
const CHARACTERS = [FIRST_CHARACTERS, 'T7ME', 'W2RH'];

/**
 * The captcha with a server of the story's own: each challenge has its secret and is answered once,
 * as the portal's are.
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
        return challengeOf(asked);
      }),
    },
  });
}

const NEVER = new Promise<never>(() => undefined);

function challengeOf(turn: number): CaptchaChallenge {
  const characters = CHARACTERS[(turn - 1) % CHARACTERS.length] ?? FIRST_CHARACTERS;
  return {
    image: pictureOf(characters),
    audio: [...characters].map((_, index) => silence(index)),
    secret: `secret-${turn}`,
  };
}

/** Characters askew on a ground of lines: a likeness of the server's picture. */
function pictureOf(characters: string): string {
  const letters = [...characters].map((character, index) => {
    const x = 24 + index * 44;
    const turn = [-12, 9, -6, 14][index % 4];
    return `<text x="${x}" y="52" transform="rotate(${turn} ${x} 48)">${character}</text>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="72" viewBox="0 0 200 72"><rect width="200" height="72" fill="#fff"/><path d="M0 20q50 40 100 0t100 10M0 60q60-40 120-10t80-20" fill="none" stroke="#7a8a86" stroke-width="2"/><g font-family="monospace" font-size="42" fill="#14211f">${letters.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A clip without a sound, different for each place. */
function silence(place: number): string {
  return `data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=#${place}`;
}
