import type { LeafNode } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { useValue } from '../../form-context/useStore.ts';
import { LeafView } from './LeafView.tsx';

interface LeafOfKindViewProps {
  readonly pointer: string;
  readonly node: LeafNode;
  /** Key of the choice in the same group that decides the kind of document. */
  readonly kindFrom: string;
}

/**
 * Renders the number of an identity document. The choice at `kindFrom` in the same group decides
 * the kind of document, so the view also subscribes to that choice.
 */
export function LeafOfKindView({ pointer, node, kindFrom }: LeafOfKindViewProps) {
  const { store } = useFormPart();
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  const kind = useValue(store, `${holder}/${kindFrom}`);
  return <LeafView pointer={pointer} node={node} {...(typeof kind === 'string' ? { kind } : {})} />;
}

/** Returns the key of the choice that decides the kind of document, from `ui:options.kindFrom`. */
export function kindFromOf(node: LeafNode): string | undefined {
  const { kindFrom } = uiOptions(node);
  return typeof kindFrom === 'string' ? kindFrom : undefined;
}
