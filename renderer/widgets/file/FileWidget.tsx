import type { WidgetProps } from '@rjsf/utils';
import { FileBox } from './FileBox.tsx';

/**
 * Renders a file input (U-21): a native input whose visible name is its accessible name, and a drop
 * area as an extra. The accepted types and the maximum size are shown before a choice. Name, size
 * and first bytes are validated before the rest is read. The answer has name, size, type, digest
 * and a reference. The bytes stay in the file cache (`fileOf`) until they are sent.
 */
export function FileWidget(field: WidgetProps) {
  return <FileBox field={field} />;
}
