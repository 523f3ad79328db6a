import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { LateLotInWords } from '../../form/LateWidget.tsx';
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
      after={node.kind === 'group' && <LateLotInWords node={node} pointer={pointer} />}
    />
  );
}
