/**
 * Args that an author of a form writes. Only the definition of a small form can be changed in a
 * story.
 */
const WRITTEN = ['schema', 'ui'];
/** Args without a control: names of a form's parts, and components of the page. */
export const HELD: readonly string[] = ['fields', 'step', 'widgets'];

interface Shown {
  /** Whether the story shows a form, not for example a dialog. */
  readonly isForm: boolean;
  /** Whether the form is a small form of the stories, whose definition can be changed. */
  readonly isSmall: boolean;
}

/**
 * Returns the usable controls of a story. Omits the controls of a definition if it cannot be
 * changed.
 *
 * @param argTypes the arg types, by the name of the prop
 */
export function ownControls<Type extends object>(
  argTypes: Readonly<Record<string, Type>>,
  { isForm, isSmall }: Shown,
): Readonly<Record<string, Type | (Type & { readonly control: false })>> {
  const absent = [...(isForm ? [] : ['form']), ...(isSmall ? [] : WRITTEN)];
  const shown = Object.entries(argTypes).filter(([name]) => !absent.includes(name));
  return Object.fromEntries(
    shown.map(([name, type]) => [name, HELD.includes(name) ? { ...type, control: false } : type]),
  );
}
