import type { TextPart } from '#engine';

interface StruckTextProps {
  readonly parts: readonly TextPart[];
  /** Texts for screen readers before and after a crossed-out text. */
  readonly struckWords: readonly [from: string, to: string];
}

/**
 * Renders a text with crossed-out parts. Visually hidden texts mark these parts for screen readers.
 */
export function StruckText({ parts, struckWords: [from, to] }: StruckTextProps) {
  return parts.map(({ text, isStruck }, at) =>
    isStruck ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other key
      <s key={at} className="struck">
        <span className="visually-hidden">{from}</span>
        {text}
        <span className="visually-hidden">{to}</span>
      </s>
    ) : (
      text
    ),
  );
}
