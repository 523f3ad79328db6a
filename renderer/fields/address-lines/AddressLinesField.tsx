import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * Renders an address in free format, with an input for each line (specification, document 2,
 * section 3).
 */
export function AddressLinesField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
