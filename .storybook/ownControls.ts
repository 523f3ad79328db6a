/** What an author writes: only a small form can be changed so. */
const WRITTEN = ['schema', 'ui'];
/** What no control can give: names of a form's parts, and parts of the page's own. */
export const HELD: readonly string[] = ['fields', 'step', 'widgets'];

interface Shown {
  /** A form at all, and no dialog. */
  readonly isForm: boolean;
  /** A form of the stories' own, whose definition can be changed. */
  readonly isSmall: boolean;
}

/**
 * The controls of a story: those of a definition where it shows one, and none that could not be used.
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
