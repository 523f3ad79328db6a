import { HELD } from './ownControls.ts';

/** Args that are JSON or a list of objects, for which an object editor is right. */
const WRITTEN = ['schema', 'ui', 'data', 'texts', 'lines', 'progress', 'signed', 'tooLarge'];

interface Given {
  readonly argTypes: Readonly<Record<string, { readonly control?: unknown }>>;
}

/**
 * Fails a story if a prop with a few allowed values has an object editor. Storybook shows that
 * editor for any type that it cannot read, and nobody could guess the values. The story must list
 * the allowed values, or the prop must have no control.
 *
 * In a test run, Storybook reads no types. Then only the props of the story are checked, including
 * those without a control.
 *
 * @throws {Error} with the names of such props
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
