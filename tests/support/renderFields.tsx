import { cleanup, render } from '@testing-library/react';
import { type ComponentProps, Profiler, type ReactNode } from 'react';
import { type FieldError, type FormStore, LANGUAGES, type Language, type Texts } from '#engine';
import { FormFields, loadJsonTree, loadLazyCode, loadProductTexts } from '#renderer';

// Loads lazy widgets and texts in advance; separate tests cover their loading.
await Promise.all([loadLazyCode(), loadJsonTree(), ...LANGUAGES.map(loadProductTexts)]);

/** The options of `renderFields`. By default, an error message is its key. */
export interface RenderOptions {
  readonly store: FormStore;
  readonly texts?: Texts;
  readonly language?: Language;
  readonly textsIn?: ComponentProps<typeof FormFields>['textsIn'];
  readonly pointers?: readonly string[];
  readonly readOnly?: boolean;
  readonly messageText?: (error: FieldError) => string;
  /** Wraps the fields in the parts that the page provides. */
  readonly around?: (fields: ReactNode) => ReactNode;
  readonly draw?: ComponentProps<typeof FormFields>['draw'];
  readonly widgets?: ComponentProps<typeof FormFields>['widgets'];
}

/**
 * Renders top-level fields of a store as a step does; by default, all of these fields.
 *
 * @returns the result of testing-library, and `commits()`: the number of React's commits
 */
export function renderFields(options: RenderOptions) {
  cleanup();
  const { store, texts = {}, language = 'en', messageText = keyOf, readOnly = false } = options;
  const pointers = options.pointers ?? store.plan.root.children.map(({ key }) => `/${key}`);
  const around = options.around ?? ((fields) => fields);
  let commits = 0;
  const view = around(
    <Profiler
      id="fields"
      onRender={() => {
        commits += 1;
      }}
    >
      <FormFields
        store={store}
        texts={texts}
        language={language}
        messageText={messageText}
        pointers={pointers}
        readOnly={readOnly}
        {...(options.textsIn ? { textsIn: options.textsIn } : {})}
        {...(options.draw ? { draw: options.draw } : {})}
        {...(options.widgets ? { widgets: options.widgets } : {})}
      />
    </Profiler>,
  );
  return { ...render(view), commits: () => commits };
}

const keyOf = ({ key }: FieldError) => key;
