import type { StoryFormFiles } from 'virtual:story-forms';
import { type ReactNode, Suspense, use } from 'react';
import { compileLive } from './forms/compileLive.ts';
import { type WrittenForm, writtenForm } from './forms/smallForms.ts';

interface LiveFormProps {
  readonly form: string;
  readonly schema: WrittenForm['schema'] | undefined;
  readonly ui: WrittenForm['ui'] | undefined;
  readonly children: (files: StoryFormFiles) => ReactNode;
}

/**
 * Renders a small form whose definition was changed in the controls, or the errors of the change.
 */
export function LiveForm(props: LiveFormProps) {
  return (
    <Suspense fallback={<p role="status">Compiling…</p>}>
      <Compiled {...props} />
    </Suspense>
  );
}

function Compiled({ form, schema, ui, children }: LiveFormProps) {
  const own = writtenForm(form);
  if (!own) throw new RangeError(`Cannot change the form ${form}: it is no small form`);
  const result = use(compileLive(form, { ...own, schema: schema ?? own.schema, ui: ui ?? own.ui }));
  if ('files' in result) return children(result.files);
  return (
    <div role="alert" className="error-summary">
      <h2>This definition has faults</h2>
      <ul>
        {result.diagnostics.map(({ file, pointer, message, remedy }) => (
          <li key={`${file}${pointer}${message}`}>
            {file} {pointer}: {message}. {remedy}
          </li>
        ))}
      </ul>
    </div>
  );
}
