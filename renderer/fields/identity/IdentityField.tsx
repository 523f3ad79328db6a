import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * Renders the kind of an identity document and its number (specification, document 2, section 5:
 * the ID types). The chosen kind decides the rule, the input and the hint of the number. Without a
 * chosen kind, the number is hidden.
 */
export function IdentityField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
