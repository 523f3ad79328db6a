/** Args that an author writes. Only a small form can be changed in this way. */
const WRITTEN = ['schema', 'ui'];
/** Args without a control: names of a form's parts, and components of the page. */
export const HELD: readonly string[] = ['fields', 'step', 'widgets'];

interface Shown {
  /** The story shows a form, not a dialog. */
  readonly isForm: boolean;
  /** The form is one of the stories' own, whose definition can be changed. */
  readonly isSmall: boolean;
}

/**
 * Returns the usable controls of a story: those of a definition only where it shows one.
 *
 * @param argTypes by the name of the prop
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
