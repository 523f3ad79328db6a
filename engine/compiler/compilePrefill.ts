import type { LeafNode, Prefill } from '../definition/PlanNode.ts';
import type { Compilation } from './Compilation.ts';
import type { LeafDraft } from './Draft.ts';
import { objectOf } from './json.ts';
import { keywordOf, placeOf } from './Source.ts';

/**
 * Compiles where the first value of an answer comes from.
 *
 * @returns nothing when the author says nothing, or nothing that makes sense, which is reported
 */
export function compilePrefill(
  { report }: Compilation,
  { source }: LeafDraft,
): Pick<LeafNode, 'prefill'> {
  const written = keywordOf(source, 'prefill');
  if (written === undefined) return {};
  const { from, name } = objectOf(written);
  const origin = ORIGINS.find((each) => each === from);
  if (origin !== undefined && typeof name === 'string') return { prefill: { from: origin, name } };
  const remedy = 'Write { "from": "query", "name": "account" }.';
  const place = placeOf(source, 'prefill');
  report.error(place, 'bad-value', 'A first value comes from query, profile or request', remedy);
  return {};
}

const ORIGINS: readonly Prefill['from'][] = ['query', 'profile', 'request'];
