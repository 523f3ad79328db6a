import type { ReviewField, ReviewItem, ReviewNote, ReviewRecords, ReviewSection } from '#engine';
import { AnswerField } from './AnswerField.tsx';

interface ReviewTreeProps {
  readonly sections: readonly ReviewSection[];
  /** Goes to the answer, and comes back. Absent where nothing may be changed (print, payment). */
  readonly onChange?: ((stepId: string, pointer: string) => void) | undefined;
  /** Level of the section's headings. */
  readonly headingLevel?: 2 | 3;
}

/** Every answer as words: definition lists a step each, records as cards (U-30). */
export function ReviewTree({ sections, onChange, headingLevel = 2 }: ReviewTreeProps) {
  const Heading = `h${headingLevel}` as const;
  return sections.map(({ stepId, title, items }) => (
    <section key={stepId} className="section" aria-labelledby={`review-${stepId}`}>
      <Heading id={`review-${stepId}`} className="section-title">
        {title}
      </Heading>
      <Items items={items} onChange={onChange && ((pointer) => onChange(stepId, pointer))} />
    </section>
  ));
}

interface ItemsProps {
  readonly items: readonly ReviewItem[];
  readonly onChange: ((pointer: string) => void) | undefined;
}

/** Neighbouring answers share one list; groups and records stand for themselves. */
function Items({ items, onChange }: ItemsProps) {
  return runsOf(items).map((run) => {
    if (Array.isArray(run)) {
      return (
        <dl key={run[0]?.pointer} className="answers">
          {run.map((field) => (
            <AnswerField key={field.pointer} field={field} onChange={onChange} />
          ))}
        </dl>
      );
    }
    if (run.kind === 'records') {
      return <Records key={run.pointer} records={run} onChange={onChange} />;
    }
    if (run.kind === 'note') return <Note key={run.pointer} {...run} />;
    return (
      <div key={run.pointer} className="review-group">
        <h3>{run.label}</h3>
        <Items items={run.items} onChange={onChange} />
      </div>
    );
  });
}

/** Words of the form with answers in them: nothing to change here, but where the answers stand. */
function Note({ label, text }: ReviewNote) {
  return (
    <div className="review-note">
      {label !== '' && <h3>{label}</h3>}
      <p>{text}</p>
    </div>
  );
}

interface RecordsProps {
  readonly records: ReviewRecords;
  readonly onChange: ((pointer: string) => void) | undefined;
}

function Records({ records, onChange }: RecordsProps) {
  return records.records.map(({ pointer, title, items }) => (
    <div key={pointer} className="card">
      <h3>{title}</h3>
      <Items items={items} onChange={onChange} />
    </div>
  ));
}

type Run = ReviewField[] | Exclude<ReviewItem, ReviewField>;

function runsOf(items: readonly ReviewItem[]): readonly Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.kind !== 'field') runs.push(item);
    else if (Array.isArray(last)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}
