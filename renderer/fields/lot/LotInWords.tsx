import { lotText } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import type { GroupProps } from '../../form-context/NodeProps.ts';
import { useValue } from '../../form-context/useStore.ts';

/**
 * Renders a lot as the document prints it, in the language of the page. Renders nothing without a
 * lot number.
 */
export function LotInWords({ node, pointer }: GroupProps) {
  const { store, texts, language } = useFormPart();
  const word = useLazyWord();
  // Subscribes to changes of the lot. The answers are read one by one, because hidden answers count
  // as absent.
  useValue(store, pointer);
  const words = { data: store.data(), visible: store.isVisible.bind(store), texts, language };
  const text = lotText(node, pointer, words);
  if (text === '') return null;
  return (
    <p className="lot-words">
      <span className="quiet">{word('lot.inWords')}</span> {text}
    </p>
  );
}
