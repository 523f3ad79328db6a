import type { AnsweredTextProps } from '../../form-context/LazyParts.ts';
import { Markdown } from '../../i18n/Markdown.tsx';
import { useAnswerWords } from './useAnswerWords.ts';

/**
 * Renders a text of the form that contains answers, and updates it when they change. The code is
 * lazy-loaded, because few first steps need it.
 */
export function AnsweredText({ text, headingLevel }: AnsweredTextProps) {
  const answer = useAnswerWords(text);
  return <Markdown text={text} headingLevel={headingLevel} answer={answer} />;
}
