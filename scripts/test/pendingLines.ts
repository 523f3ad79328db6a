import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../command/run.ts';

/** A form that cannot be walked to its end yet: a line of `tests/forms/pending.json`. */
interface Pending {
  readonly code: string;
  readonly until: string;
  readonly reason: string;
}

/**
 * Returns a line for each form that no walk completes yet. It reads the list at each call, because
 * every run shows it.
 */
export function pendingLines(): readonly string[] {
  const text = readFileSync(join(ROOT, 'tests/forms/pending.json'), 'utf8');
  return (JSON.parse(text) as readonly Pending[]).map(
    ({ code, until, reason }) => `pending: ${code} is walked up to ${until}: ${reason}`,
  );
}
