/**
 * A text as it is looked for, and looked in: letters and digits half-width, spaces plain, and
 * nothing that nobody sees: marks of direction too, for which an answer is refused. Case and punctuation are for
 * each search to judge.
 *
 * @param text as typed or copied, of any length
 */
export function soughtText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC');
}

// More than what answers leave out (`normaliseLeaf`): nobody looks for a mark of direction.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
