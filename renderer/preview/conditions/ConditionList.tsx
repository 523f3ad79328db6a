import type { ConditionGraph, GraphNode } from '#explain';

/** Renders every step with its conditional fields as a nested list: the picture as text. */
export function ConditionList({ graph }: { readonly graph: ConditionGraph }) {
  const steps = graph.nodes.filter(({ kind }) => kind === 'step');
  return <ul className="conditions-list">{steps.map((step) => entryOf(graph, step))}</ul>;
}

function entryOf(graph: ConditionGraph, node: GraphNode) {
  const words = wordsOf(graph, node.id);
  const children = graph.nodes.filter(
    ({ id, parent }) => parent === node.id && isLinked(graph, id),
  );
  if (words.length === 0 && children.length === 0) return null;
  return (
    <li key={node.id}>
      <span className={node.kind === 'step' ? 'is-step' : undefined}>{node.name}</span>
      {words.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children.length > 0 && <ul>{children.map((child) => entryOf(graph, child))}</ul>}
    </li>
  );
}

function wordsOf({ edges }: ConditionGraph, id: string): readonly string[] {
  return [...new Set(edges.filter(({ to }) => to === id).map(({ words }) => words))];
}

/** Checks whether a field, or a field inside of it, depends on an answer. */
function isLinked(graph: ConditionGraph, id: string): boolean {
  if (graph.edges.some(({ to }) => to === id)) return true;
  return graph.nodes.some((node) => node.parent === id && isLinked(graph, node.id));
}
