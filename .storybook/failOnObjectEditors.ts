import { HELD } from './ownControls.ts';

/** Args that are JSON or a list of objects: their control is an object editor. */
const WRITTEN = ['schema', 'ui', 'data', 'texts', 'lines', 'progress', 'signed', 'tooLarge'];

interface Given {
  readonly argTypes: Readonly<Record<string, { readonly control?: unknown }>>;
}

/**
 * Fails a story whose choice has an object editor, which Storybook shows for any type that it
 * cannot read. Nobody could guess the values to type. Such a story must list the choices, or its
 * prop must have no control.
 *
 * In a test run Storybook reads no types. Then only the props of the story are checked, including
 * those without a control.
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
