import type { FieldProps } from '@rjsf/utils';
import { GroupFieldset } from '../GroupFieldset.tsx';

/**
 * Renders a post office box: its number, the office, the region (specification, document 2, section
 * 3).
 */
export function PostBoxField(field: FieldProps) {
  return <GroupFieldset field={field} />;
}
