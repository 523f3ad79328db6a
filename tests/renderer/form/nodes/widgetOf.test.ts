import { expect, it } from 'vitest';
import type { LeafNode } from '#engine';
import { widgetOf } from '../../../../renderer/form/nodes/widgetOf.ts';
import { makeForm } from '../../../engine/support/makeForm.ts';

const TEXT = { type: 'string' };

it('widgetOf: returns static for a field prefilled from a request, else text', async () => {
  const { plan } = await makeForm({
    prompt: { ...TEXT, prefill: { from: 'request', name: 'questions/prompt' } },
    account: { ...TEXT, prefill: { from: 'query', name: 'account' } },
    name: TEXT,
  });
  const leaves = plan.root.children as readonly LeafNode[];
  expect(leaves.map((leaf) => [leaf.prefill?.name, widgetOf(leaf)])).toEqual([
    ['questions/prompt', 'static'],
    ['account', 'text'],
    [undefined, 'text'],
  ]);
});
