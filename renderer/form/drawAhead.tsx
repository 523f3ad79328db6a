// biome-ignore lint/correctness/noUnresolvedImports: of React's types the linter finds functions only
import { Activity, type ReactElement } from 'react';
import type { RecordAhead } from './useRecordAhead.ts';

/** A record in what it was drawn in while it was to come, if it was; hidden until it is added. */
export function drawAhead(ahead: RecordAhead, key: string, record: ReactElement): ReactElement {
  if (!ahead.wasAhead(key)) return record;
  return (
    <Activity key={key} mode={key === ahead.key ? 'hidden' : 'visible'}>
      {record}
    </Activity>
  );
}
