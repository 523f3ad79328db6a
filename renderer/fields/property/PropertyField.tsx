import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * Renders a property, identified by its building or by its lot (specification, document 2, section
 * 3). The first answer decides which of the other parts exist; the engine hides the rest.
 */
export function PropertyField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
