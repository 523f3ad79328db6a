import type { AnsweredTextProps } from '../../form-context/LazyParts.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { useAnswerWords } from './useAnswerWords.ts';

/**
 * Renders a text of the form with answers in it, and follows them. It formats answers of every
 * kind, which few first steps need.
 */
export function AnsweredText({ text, headingLevel }: AnsweredTextProps) {
  const answer = useAnswerWords(text);
  return <Markdown text={text} headingLevel={headingLevel} answer={answer} />;
}
