import { type GroupNode, lotText } from '#engine';
import { useFormPart } from '../../form/FormPart.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { useValue } from '../../form/useStore.ts';

interface LotInWordsProps {
  /** Of the lot: a group, or a record of a list of lots. */
  readonly pointer: string;
  readonly node: GroupNode;
}

/** A lot as it will be read in the document, in the language of the page; nothing without a number. */
export function LotInWords({ node, pointer }: LotInWordsProps) {
  const { store, texts, language } = useFormPart();
  const word = useLateWord();
  // Followed for its changes; the answers are read one by one, because hidden ones count as absent.
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
