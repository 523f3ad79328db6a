import { useFormPart } from '../form/FormPart.ts';

/**
 * The word "required" after a label. A star needs a legend; a word does not.
 *
 * @param props.hidden hidden from screen readers, where `aria-required` already says it
 */
export function RequiredWord({ hidden = false }: { readonly hidden?: boolean }) {
  const { word } = useFormPart();
  return (
    <>
      {' '}
      <span className="field-required" {...(hidden ? { 'aria-hidden': true } : {})}>
        {word('required')}
      </span>
    </>
  );
}
