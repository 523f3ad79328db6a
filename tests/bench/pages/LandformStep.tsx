import { benchCase } from 'virtual:bench-case';
import { tests } from 'virtual:bench-conditions';
import { useEffect } from 'react';
import { type FieldError, openFormStore } from '#engine';
import { addWords, FormFields, judgeFrom, StepsAhead } from '#renderer';
import words from '../../../renderer/i18n/locales/en/form.json' with { type: 'json' };

addWords('en', words);
const store = openFormStore(
  benchCase.plan,
  { tests },
  {
    data: benchCase.formData,
    now: benchCase.now,
  },
);

/** What judges the answers comes once the page is there, as the portal fetches it. */
async function judged(): Promise<void> {
  if (store.canJudge()) return;
  const [{ judgeOf }, validator] = await Promise.all([
    import('../../../renderer/form/judging.ts'),
    import('virtual:bench-validator'),
  ]);
  judgeFrom(store, judgeOf(validator));
}

/** Names of the inputs whose answers somebody on the page follows by now. */
export const followed = new Set<string>();
const subscribe = store.subscribe.bind(store);
store.subscribe = (pointer, facet, ...rest) => {
  // What is shown or hidden is followed by the page around a field, too.
  if (facet === 'value') followed.add(`f${pointer.replaceAll('/', '-')}`);
  return subscribe(pointer, facet, ...rest);
};

const { first, second } = benchCase.steps;
const fieldsOf = (stepId: string) =>
  benchCase.plan.steps.find(({ id }) => id === stepId)?.fields ?? [];
const messageText = ({ key, args }: FieldError) => [key, ...args].join(' ');

interface LandformStepProps {
  readonly stepId: string;
}

/** One step of a form as the portal shows it, without the portal around it. */
export function LandformStep({ stepId }: LandformStepProps) {
  useEffect(() => void judged(), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (store.canJudge()) store.validateSteps([stepId]);
        else void judged().then(() => store.validateSteps([stepId]));
      }}
    >
      <StepsAhead current={stepId} next={stepId === first ? second : undefined}>
        {(id) => (
          <FormFields
            store={store}
            texts={benchCase.texts}
            language="en"
            messageText={messageText}
            pointers={fieldsOf(id)}
          />
        )}
      </StepsAhead>
      <button type="submit">Submit</button>
    </form>
  );
}
