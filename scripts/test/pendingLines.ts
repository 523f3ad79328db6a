import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.ts';

/** A form that cannot be walked to its end yet: a line of `tests/forms/pending.json`. */
interface Pending {
  readonly code: string;
  readonly until: string;
  readonly reason: string;
}

/** What no walk reaches yet, a line for each form; read anew, so that no run is silent about it. */
export function pendingLines(): readonly string[] {
  const text = readFileSync(join(ROOT, 'tests/forms/pending.json'), 'utf8');
  return (JSON.parse(text) as readonly Pending[]).map(
    ({ code, until, reason }) => `pending: ${code} is walked up to ${until}: ${reason}`,
  );
}
