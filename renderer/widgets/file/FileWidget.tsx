import type { WidgetProps } from '@rjsf/utils';
import { FileBox } from './FileBox.tsx';

/**
 * A file (U-21): a real file input whose visible name is its accessible name, and an area to drop a
 * file on as an extra. Accepted types and the largest size are told before; name, size and first
 * bytes are checked before the rest is read. The answer holds name, size, type, digest and a
 * reference; the bytes stay on the shelf (`fileOf`) until they are sent.
 */
export function FileWidget(field: WidgetProps) {
  return <FileBox field={field} />;
}
