/** A run of words of an output text. */
export interface TextPart {
  readonly text: string;
  /** Crossed out, because of what was chosen. */
  readonly isStruck: boolean;
}

/**
 * Crosses out what a choice leaves over, as people do on paper ("I/We", "delete where inapplicable").
 *
 * `{chairman|the Chairman}` is kept when `chairman` was chosen or ticked, `{!none|and the following}`
 * is crossed out then. A single box is `true` or `false`. While nothing is chosen nothing is
 * crossed out; a single box always says something.
 *
 * @param text with marks; a brace that is no mark stays as it is
 * @param value the answer: an option, a list of them, `true`, or `undefined`
 * @param isBox whether the answer is that of a single box
 * @see spec document 1, section 4: strike or keep markers
 */
export function markedText(text: string, value: unknown, isBox: boolean): readonly TextPart[] {
  const chosen = isBox ? [String(value === true)] : chosenIn(value);
  const isDecided = chosen.length > 0;
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, not, option = '', words = ''] = match;
    if (match.index > from) parts.push(kept(text.slice(from, match.index)));
    const isKept = chosen.includes(option) !== (not === '!');
    parts.push({ text: words, isStruck: isDecided && !isKept });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push(kept(text.slice(from)));
  return parts;
}

/** The options that the marks of a text name. */
export function markedOptions(text: string): readonly string[] {
  return [...text.matchAll(MARK)].map(([, , option = '']) => option);
}

const MARK = /\{(!?)([\w-]+)\|([^{}]*)\}/g;

const kept = (text: string): TextPart => ({ text, isStruck: false });

function chosenIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}
