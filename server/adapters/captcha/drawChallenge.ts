import type { Language } from '#engine';
import { drawAnswer } from './alphabet.ts';
import { drawCharacters } from './drawCharacters.ts';
import { speakCharacter } from './speakCharacter.ts';

/** A challenge that no client has received yet, with its answer as plain text. */
export interface DrawnChallenge {
  readonly answer: string;
  /** PNG. */
  readonly image: Uint8Array;
  /** WAV, one clip per character, in order. */
  readonly audio: readonly Uint8Array[];
}

/**
 * Creates a challenge of random characters, as a picture and as speech. A call takes tens of
 * milliseconds, so a worker makes it.
 */
export function drawChallenge(language: Language): DrawnChallenge {
  const answer = drawAnswer();
  return {
    answer,
    image: drawCharacters(answer),
    audio: [...answer].map((character) => speakCharacter(character, language)),
  };
}
