import { useCallback, useSyncExternalStore } from 'react';
import { answerInText, answersIn } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';

/**
 * Formats the answers that a text of the form names (`{/pointer}`), and subscribes to them.
 *
 * @returns a function that returns the text of the answer at a pointer, for `Markdown`
 */
export function useAnswerWords(text: string): (pointer: string) => string {
  const { store, texts, language } = useFormPart();
  const answer = useCallback(
    (pointer: string) =>
      answerInText(pointer, {
        plan: store.plan,
        data: store.data(),
        visible: (each) => store.isVisible(each),
        texts,
        language,
      }),
    [store, texts, language],
  );
  const subscribe = useCallback((listener: () => void) => store.subscribeAll(listener), [store]);
  const read = () => answersIn(text).map(answer).join('\n');
  useSyncExternalStore(subscribe, read, read);
  return answer;
}
