import { HELD } from './ownControls.ts';

/** What is JSON by nature, or a list of parts of one kind: its control is an editor of objects. */
const WRITTEN = ['schema', 'ui', 'data', 'texts', 'lines', 'progress', 'signed', 'tooLarge'];

interface Given {
  readonly argTypes: Readonly<Record<string, { readonly control?: unknown }>>;
}

/**
 * Storybook gives an editor of objects to whatever type it cannot read. Where a choice is meant nobody
 * can guess what to type into it: a story names the choices, or the prop has no control.
 *
 * Where Storybook reads no types (in a run of tests) only the props that a story gives are seen, those
 * without a control among them.
 *
 * @throws with the names of such props
 */
export function failOnObjectEditors({ argTypes }: Given): void {
  const unread = Object.keys(argTypes).filter(
    (name) => ![...WRITTEN, ...HELD].includes(name) && isObjectEditor(argTypes[name]?.control),
  );
  if (unread.length) {
    throw new Error(
      `The story has an editor of objects for what is a choice: ${unread.join(', ')}`,
    );
  }
}

function isObjectEditor(control: unknown): boolean {
  if (typeof control !== 'object' || control === null) return false;
  return 'type' in control && control.type === 'object' && !Reflect.get(control, 'disable');
}
