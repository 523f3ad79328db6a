import type { Language } from '#engine';
import { drawAnswer } from './alphabet.ts';
import { drawCharacters } from './drawCharacters.ts';
import { speakCharacter } from './speakCharacter.ts';

/** A challenge that was drawn and not given out yet. Its answer never leaves the server's memory. */
export interface DrawnChallenge {
  readonly answer: string;
  /** PNG. */
  readonly image: Uint8Array;
  /** WAV, one clip a character, in order. */
  readonly audio: readonly Uint8Array[];
}

/** Draws a challenge of random characters and speaks it. Takes tens of milliseconds: runs in a worker. */
export function drawChallenge(language: Language): DrawnChallenge {
  const answer = drawAnswer();
  return {
    answer,
    image: drawCharacters(answer),
    audio: [...answer].map((character) => speakCharacter(character, language)),
  };
}
