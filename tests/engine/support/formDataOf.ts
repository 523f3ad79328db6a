import fc from 'fast-check';
import type { PlanNode } from '../../../engine/definition/PlanNode.ts';

/**
 * Generates answers of a plan. Any part may be absent. No object is empty, because an empty object
 * is no answer. A list has up to three rows, which may be empty.
 */
export function formDataOf(root: PlanNode): fc.Arbitrary<Record<string, unknown>> {
  return (drawn(root) as fc.Arbitrary<Record<string, unknown> | undefined>).map(
    (data) => data ?? {},
  );
}

function drawn(node: PlanNode): fc.Arbitrary<unknown> {
  switch (node.kind) {
    case 'leaf':
      return leafValue(node.valueType);
    case 'group':
      return fieldsOf(node.children).map((value) =>
        Object.keys(value).length === 0 ? undefined : value,
      );
    case 'list':
      return fc.option(fc.array(fieldsOf(node.item.children), { maxLength: 3 }), {
        nil: undefined,
      });
  }
}

function fieldsOf(children: readonly PlanNode[]): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(...children.map((child) => fc.option(drawn(child), { nil: undefined })))
    .map((values) =>
      Object.fromEntries(
        children
          .map((child, index) => [child.key, values[index]] as const)
          .filter(([, value]) => value !== undefined),
      ),
    );
}

function leafValue(valueType: string): fc.Arbitrary<unknown> {
  switch (valueType) {
    case 'checkbox':
      return fc.constant(true);
    case 'choices':
      return fc.array(fc.string(), { maxLength: 3 });
    case 'file':
      return fc.record({
        name: fc.string(),
        size: fc.nat(),
        type: fc.string(),
        sha256: fc.string(),
        ref: fc.string(),
      });
    default:
      return fc.string();
  }
}
