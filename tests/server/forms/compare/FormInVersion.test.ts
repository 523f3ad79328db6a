import { describe, expect, it } from 'vitest';
import { nodesByPattern } from '../../../../server/forms/compare/FormInVersion.ts';
import { group, leaf, list, planOf } from '../../../support/planNodes.ts';

describe('nodesByPattern', () => {
  it('returns every node below the root, but no row', () => {
    const plan = planOf({
      a: leaf('text'),
      g: group({ b: leaf('text'), l: list({ c: group({ d: leaf('text') }) }) }),
    });
    const nodes = nodesByPattern(plan);
    expect([...nodes.keys()]).toEqual(['/a', '/g', '/g/b', '/g/l', '/g/l/*/c', '/g/l/*/c/d']);
    expect(nodes.get('/g/l')?.kind).toBe('list');
  });
});
