import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * An identity document and its number (specification, document 2, section 5: the ID types). The kind
 * that is chosen decides the number's rule, its box and its hint; none chosen asks for no number.
 */
export function IdentityField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
