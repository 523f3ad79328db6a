import type { WidgetProps } from '@rjsf/utils';
import { FileBox } from './FileBox.tsx';

/**
 * Renders a native file input (U-21), whose visible name is its accessible name, inside a drop
 * area. The accepted types and the maximum size are shown before a choice. Name, size and first
 * bytes are validated before the rest is read. The answer contains the name, size, type, digest and
 * a reference. The bytes stay in the file cache (`fileOf`) until they are sent.
 */
export function FileWidget(field: WidgetProps) {
  return <FileBox field={field} />;
}
