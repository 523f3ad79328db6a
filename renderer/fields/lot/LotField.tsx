import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * Renders a lot in parts, down to the fourth subsection (specification, document 2, section 3).
 * Below the parts is the lot in words, as the document prints it.
 */
export function LotField(field: FieldProps) {
  const { store, lazy } = useFormPart();
  const pointer = useContext(PointerContext);
  const node = store.node(pointer);
  return (
    <GroupFieldset
      field={field}
      after={node.kind === 'group' && <lazy.LotInWords node={node} pointer={pointer} />}
    />
  );
}
