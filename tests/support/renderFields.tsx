import { cleanup, render } from '@testing-library/react';
import { type ComponentProps, Profiler, type ReactNode } from 'react';
import { type FieldError, type FormStore, LANGUAGES, type Language, type Texts } from '#engine';
import { FormFields, loadJsonTree, loadLateCode, loadProductTexts } from '#renderer';

// Tests look at widgets; that some of them, and the words, come later is a test of its own.
await Promise.all([loadLateCode(), loadJsonTree(), ...LANGUAGES.map(loadProductTexts)]);

/** What a test of the form part says; texts are keys by default. */
export interface RenderOptions {
  readonly store: FormStore;
  readonly texts?: Texts;
  readonly language?: Language;
  readonly textsIn?: ComponentProps<typeof FormFields>['textsIn'];
  readonly pointers?: readonly string[];
  readonly readOnly?: boolean;
  readonly messageText?: (error: FieldError) => string;
  /** Puts what the page gives the fields around them. */
  readonly around?: (fields: ReactNode) => ReactNode;
  readonly draw?: ComponentProps<typeof FormFields>['draw'];
  readonly widgets?: ComponentProps<typeof FormFields>['widgets'];
}

/**
 * Shows root fields of a store as a step would.
 *
 * @returns the result of testing-library, and `commits()`: how often React committed anything
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
