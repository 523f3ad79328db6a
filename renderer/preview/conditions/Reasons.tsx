import type { ExplainedCause, FieldExplanation } from '#explain';
import type { PanelTexts } from './panelTexts.ts';

interface ReasonsProps {
  readonly explanation: FieldExplanation;
  readonly texts: PanelTexts;
}

/** Renders the explanation of one field. A status region announces its verdict after a change. */
export function Reasons({ explanation, texts }: ReasonsProps) {
  const { verdict, visibility, requirement, computed, options } = explanation;
  return (
    <div className="conditions-reasons">
      <p role="status" className="verdict">
        {explanation.name} {verdict}
      </p>
      <h3>{texts.shown}</h3>
      <Causes causes={visibility} texts={texts} />
      <h3>{texts.required}</h3>
      <Causes causes={[requirement]} texts={texts} />
      {computed !== undefined && <p>{computed}</p>}
      {options.length > 0 && <h3>{texts.options}</h3>}
      <Causes causes={options} texts={texts} />
    </div>
  );
}

interface CausesProps {
  readonly causes: readonly ExplainedCause[];
  readonly texts: PanelTexts;
}

function Causes({ causes, texts }: CausesProps) {
  if (causes.length === 0) return null;
  return (
    <ul>
      {causes.map((cause) => (
        <li key={cause.words} className={cause.holds ? 'holds' : 'fails'}>
          {cause.tests.length > 0 && <b>{cause.holds ? texts.holds : texts.fails} </b>}
          {cause.words}
          {cause.tests.length > 1 && <Tests cause={cause} texts={texts} />}
          {cause.tests.length === 1 && (
            <Causes causes={cause.tests[0]?.because ?? []} texts={texts} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Tests({ cause, texts }: { readonly cause: ExplainedCause; readonly texts: PanelTexts }) {
  return (
    <ul>
      {cause.tests.map(({ pattern, words, now, holds, because = [] }) => (
        <li key={`${pattern} ${words}`} className={holds ? 'holds' : 'fails'}>
          <b>{holds ? texts.holds : texts.fails} </b>
          {words} ({now})
          <Causes causes={because} texts={texts} />
        </li>
      ))}
    </ul>
  );
}
