import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/** An address in free format, a line in each box (specification, document 2, section 3). */
export function AddressLinesField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
