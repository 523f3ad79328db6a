import type { HeadingLevel } from '../../form/FormPart.ts';
import { useAnswerWords } from '../../form/useAnswerWords.ts';
import { Markdown } from '../../i18n/Markdown.tsx';

export interface AnsweredTextProps {
  /** In the Markdown subset, with places such as `{/declarant/declarant}`. */
  readonly text: string;
  readonly headingLevel: HeadingLevel;
}

/** A text of the form with answers in it, followed. Writes answers of every kind, which few first steps need. */
export function AnsweredText({ text, headingLevel }: AnsweredTextProps) {
  const answer = useAnswerWords(text);
  return <Markdown text={text} headingLevel={headingLevel} answer={answer} />;
}
