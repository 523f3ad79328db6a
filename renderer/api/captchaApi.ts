import { LANGUAGE_CODES, type Language } from '#engine';
import type { ChallengeResponse } from '#schemas/types/challenge-response.generated.d.ts';
import type { Http } from './http.ts';

/** A captcha challenge: a picture with characters, and audio clips of the same characters. */
export interface Challenge {
  /** Data URI of a picture. */
  readonly image: string;
  /** Data URIs of four clips, one per character. */
  readonly audio: readonly string[];
  readonly secret: string;
}

/**
 * Fetches a captcha challenge, spoken in the given language.
 *
 * @throws {CallError} when the challenge cannot be fetched; the caller offers a retry
 * @see document 1, section 7 "Captcha"
 */
export async function fetchChallenge(http: Http, language: Language): Promise<Challenge> {
  const path = `/api/wfp/challenge/${LANGUAGE_CODES[language].product}`;
  const { image, audio, secret } = await http.send<ChallengeResponse>({ path });
  return { image, audio, secret };
}
