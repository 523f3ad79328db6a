// biome-ignore lint/correctness/noUnresolvedImports: the linter resolves only functions of React's types
import { Activity, type ReactElement } from 'react';
import type { PreloadedRecord } from '../../form-context/Records.ts';

/**
 * Wraps a preloaded record in an `Activity`, which is hidden until the record is added. Returns any
 * other record unchanged.
 */
export function renderAhead(
  ahead: PreloadedRecord,
  key: string,
  record: ReactElement,
): ReactElement {
  if (!ahead.wasPreloaded(key)) return record;
  return (
    <Activity key={key} mode={key === ahead.key ? 'hidden' : 'visible'}>
      {record}
    </Activity>
  );
}
