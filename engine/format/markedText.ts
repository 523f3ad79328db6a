/** A part of an output text. */
export interface TextPart {
  readonly text: string;
  /** Whether the part is struck out because of the choice. */
  readonly isStruck: boolean;
}

/**
 * Strikes out the words that a choice excludes, as on paper ("I/We", "delete where inapplicable").
 *
 * `{chairman|the Chairman}` is kept when `chairman` was chosen or ticked; `{!none|and the
 * following}` is struck out when `none` was. Without a choice, nothing is struck out. A single box
 * has the options `true` and `false`; a box without a tick is `false`.
 *
 * @param text a text with marks; other braces stay unchanged
 * @param value the answer: an option, a list of options, `true`, or `undefined`
 * @param isBox whether the answer comes from a single box
 * @see spec document 1, section 4: strike or keep markers
 *
 * @example
 * const marked = '{director|Director} / {secretary|Secretary}';
 * markedText(marked, 'secretary', false).filter(({ isStruck }) => isStruck);
 * // [{ text: 'Director', isStruck: true }]
 * markedText('{true|I agree}', undefined, true);
 * // [{ text: 'I agree', isStruck: true }]: a box without a tick
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

/**
 * Returns the options in the marks of a text, with repetitions.
 *
 * @example
 * markedOptions('{director|Director} / {!none|and the following}'); // ['director', 'none']
 */
export function markedOptions(text: string): readonly string[] {
  return [...text.matchAll(MARK)].map(([, , option = '']) => option);
}

const MARK = /\{(!?)([\w-]+)\|([^{}]*)\}/g;

const kept = (text: string): TextPart => ({ text, isStruck: false });

function chosenIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}
