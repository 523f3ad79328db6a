import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { type GroupNode, lotText } from '#engine';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { useValue } from '../../form/useStore.ts';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * A lot in parts, down to the fourth subsection (specification, document 2, section 3), and under
 * them the lot in words, as it will stand in the document.
 */
export function LotField(field: FieldProps) {
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  return (
    <GroupFieldset
      field={field}
      after={node.kind === 'group' && <InWords node={node} pointer={pointer} />}
    />
  );
}

function InWords({ node, pointer }: { readonly node: GroupNode; readonly pointer: string }) {
  const { store, texts, word, language } = useFormPart();
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
