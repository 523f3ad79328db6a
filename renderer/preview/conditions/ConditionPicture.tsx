import { useId } from 'react';
import type { ConditionGraph } from '#explain';
import { BOX_HEIGHT, BOX_WIDTH, pictureLayout, shortName } from './pictureLayout.ts';

interface ConditionPictureProps {
  readonly graph: ConditionGraph;
  /** The pattern of the chosen field, whose arrows are emphasised. */
  readonly chosen: string;
  readonly label: string;
  readonly help: string;
}

/** Draws the steps as columns, their linked fields, and an arrow for each effect of an answer. */
export function ConditionPicture({ graph, chosen, label, help }: ConditionPictureProps) {
  const id = useId();
  const { width, height, boxes, arrows } = pictureLayout(graph);
  const isChosen = ({ from, to }: { readonly from: string; readonly to: string }) =>
    from === chosen || to === chosen;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className="conditions-picture" aria-label={label} tabIndex={0}>
      <svg width={width} height={height} role="img" aria-label={`${label}. ${help}`}>
        <defs>
          <marker
            id={id}
            viewBox="0 0 8 8"
            refX="8"
            refY="4"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M 0 0 L 8 4 L 0 8 z" />
          </marker>
        </defs>
        {arrows.map(({ edge, path }) => (
          <path
            key={`${edge.effect} ${edge.from} ${edge.to} ${edge.words}`}
            d={path}
            className={isChosen(edge) ? 'arrow is-chosen' : 'arrow'}
            data-effect={edge.effect}
            markerEnd={`url(#${id})`}
          >
            <title>{edge.words}</title>
          </path>
        ))}
        {boxes.map(({ node, x, y, isStep }) => (
          <g key={node.id} className={node.id === chosen ? 'box is-chosen' : 'box'}>
            <rect x={x} y={y} width={BOX_WIDTH} height={BOX_HEIGHT} rx={isStep ? 0 : 6} />
            <text x={x + 8} y={y + BOX_HEIGHT / 2 + 4} className={isStep ? 'is-step' : undefined}>
              {shortName(node.name)}
            </text>
            <title>{node.name}</title>
          </g>
        ))}
      </svg>
    </section>
  );
}
