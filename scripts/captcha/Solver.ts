/** A clip whose character the attacker knows. */
export interface LabelledClip {
  readonly character: string;
  readonly spectrum: readonly Float32Array[];
}

/** How likely each character is, in any unit that grows with it. */
export type Scores = ReadonlyMap<string, number>;

/** Judges one clip. */
export type Judge = (spectrum: readonly Float32Array[]) => Scores;

/** Learns from labelled clips. */
export type Solver = (labelled: readonly LabelledClip[]) => Judge;

/**
 * The likeliest answers to a challenge, best first.
 *
 * @param clips the scores of its clips, in order
 * @param most how many answers to give
 */
export function likeliestAnswers(clips: readonly Scores[], most: number): readonly string[] {
  let answers: readonly { text: string; score: number }[] = [{ text: '', score: 0 }];
  for (const scores of clips) {
    answers = answers
      .flatMap(({ text, score }) =>
        [...scores].map(([character, more]) => ({ text: text + character, score: score + more })),
      )
      .toSorted((one, other) => other.score - one.score)
      .slice(0, most);
  }
  return answers.map(({ text }) => text);
}
