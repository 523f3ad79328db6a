/** A clip whose character the attacker knows. */
export interface LabelledClip {
  readonly character: string;
  readonly spectrum: readonly Float32Array[];
}

/** A score for each character; a higher score means a higher probability. */
export type Scores = ReadonlyMap<string, number>;

/** A function that scores the characters of one clip. */
export type Classifier = (spectrum: readonly Float32Array[]) => Scores;

/** A function that trains a classifier on labelled clips. */
export type Solver = (labelled: readonly LabelledClip[]) => Classifier;

/**
 * Returns the most probable answers to a challenge, best first.
 *
 * @param clips the scores of its clips, in order
 * @param most the number of answers to return
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
