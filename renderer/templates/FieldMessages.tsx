import { useFormPart } from '../form/FormPart.ts';
import { errorId, helpId } from '../form/fieldId.ts';

export interface FieldMessagesProps {
  /** Id of the field; the messages' ids follow from it. */
  readonly id: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

/** Help and error of a field, over its input. Each element exists only while it says something. */
export function FieldMessages({ id, help, error }: FieldMessagesProps) {
  return (
    <>
      {help !== undefined && (
        <div id={helpId(id)} className="field-help">
          {help}
        </div>
      )}
      {error !== undefined && <FieldError id={id}>{error}</FieldError>}
    </>
  );
}

function FieldError({ id, children }: { readonly id: string; readonly children: string }) {
  const { word } = useFormPart();
  return (
    <div id={errorId(id)} className="field-error">
      <span className="icon-error" aria-hidden="true">
        !
      </span>
      <span>
        <span className="visually-hidden">{word('error.prefix')} </span>
        {children}
      </span>
    </div>
  );
}
