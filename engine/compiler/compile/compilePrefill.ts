import type { LeafNode, Prefill } from '../../definition/PlanNode.ts';
import type { Compilation } from '../source/Compilation.ts';
import type { LeafDraft } from '../source/Draft.ts';
import { objectOf } from '../source/json.ts';
import { keywordOf, sourcePlace } from '../source/Source.ts';

/**
 * Compiles the origin of an answer's first value.
 *
 * @returns an empty object if `prefill` is absent, or if it is wrong, which is reported
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
  const place = sourcePlace(source, 'prefill');
  report.error(place, 'bad-value', 'A first value comes from query, profile or request', remedy);
  return {};
}

const ORIGINS: readonly Prefill['from'][] = ['query', 'profile', 'request'];
