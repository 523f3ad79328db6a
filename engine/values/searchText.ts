/**
 * Normalises a text for a search, both the query and the searched text: half-width letters and
 * digits, plain spaces, no invisible characters. It also removes direction marks, which an answer
 * may not contain. Each search handles case and punctuation itself.
 *
 * @param text as typed or copied, of any length
 *
 * @example
 * searchText('ＩＬ　１２３'); // 'IL 123'
 * searchText('A\u200bB\u202e'); // 'AB'
 */
export function searchText(text: string): string {
  return text.replace(UNSEEN, '').normalize('NFKC');
}

// Removes more than `normaliseLeaf` does: no search needs direction marks.
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
