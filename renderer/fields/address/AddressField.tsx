import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * A postal address in parts, flat and floor side by side (specification, document 2, section 3).
 * Which parts there are, and how long, the shared block says; manual entry is always open.
 */
export function AddressField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
