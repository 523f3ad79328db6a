import type { TextPart } from '#engine';

interface StruckTextProps {
  readonly parts: readonly TextPart[];
  /** What a screen reader says before and after words that are crossed out. */
  readonly struckWords: readonly [from: string, to: string];
}

/** Words of which some are crossed out; who cannot see the line hears of it. */
export function StruckText({ parts, struckWords: [from, to] }: StruckTextProps) {
  return parts.map(({ text, isStruck }, at) =>
    isStruck ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other name
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
