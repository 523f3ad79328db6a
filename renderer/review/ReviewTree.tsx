import { type ReactNode, useContext } from 'react';
import type { ReviewField, ReviewItem, ReviewNote, ReviewRecords, ReviewSection } from '#engine';
import { deeper, HeadingLevelContext } from '../form-context/HeadingLevel.ts';
import { AnswerField, AroundContext } from './AnswerField.tsx';

interface ReviewTreeProps {
  readonly sections: readonly ReviewSection[];
  /**
   * Opens the step with an answer, for a change. Absent if no answer may be changed (print,
   * payment).
   */
  readonly onChange?: ((stepId: string, pointer: string) => void) | undefined;
  /** Level of the sections' headings. */
  readonly headingLevel?: 2 | 3;
}

/** Renders every answer as text: a definition list per step, and records as cards (U-30). */
export function ReviewTree({ sections, onChange, headingLevel = 2 }: ReviewTreeProps) {
  const Heading = `h${headingLevel}` as const;
  return sections.map(({ stepId, title, items }) => (
    <section key={stepId} className="section" aria-labelledby={`review-${stepId}`}>
      <Heading id={`review-${stepId}`} className="section-title">
        {title}
      </Heading>
      <HeadingLevelContext value={deeper(headingLevel)}>
        <Items items={items} onChange={onChange && ((pointer) => onChange(stepId, pointer))} />
      </HeadingLevelContext>
    </section>
  ));
}

interface ItemsProps {
  readonly items: readonly ReviewItem[];
  readonly onChange: ((pointer: string) => void) | undefined;
}

/** Renders neighbouring answers in one list, and each group and record separately. */
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
      <Titled key={run.pointer} className="review-group" title={run.label}>
        <Around name={run.label}>
          <Items items={run.items} onChange={onChange} />
        </Around>
      </Titled>
    );
  });
}

/**
 * Renders a note of the form that contains answers. A note has no Change link, because its answers
 * have their own.
 */
function Note({ label, text }: ReviewNote) {
  return (
    <Titled className="review-note" title={label}>
      <p>{text}</p>
    </Titled>
  );
}

interface RecordsProps {
  readonly records: ReviewRecords;
  readonly onChange: ((pointer: string) => void) | undefined;
}

/** Renders the name of the list once, then its records. */
function Records({ records: { label, records }, onChange }: RecordsProps) {
  return (
    <Titled className="review-group" title={label}>
      {records.map(({ pointer, title, items }) => (
        <Titled key={pointer} className="card" title={title}>
          <Around name={title}>
            <Items items={items} onChange={onChange} />
          </Around>
        </Titled>
      ))}
    </Titled>
  );
}

interface AroundProps {
  /** Name of the record or group; may be empty. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Provides the name of a record or group to the Change links inside. */
function Around({ name, children }: AroundProps) {
  const around = useContext(AroundContext);
  return <AroundContext value={name === '' ? around : [...around, name]}>{children}</AroundContext>;
}

interface TitledProps {
  readonly className: string;
  /** Text of the heading; if empty, no heading is rendered. */
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a part under an optional heading; headings inside it are one level lower. */
function Titled({ className, title, children }: TitledProps) {
  const level = useContext(HeadingLevelContext);
  const Heading = `h${level}` as const;
  return (
    <div className={className}>
      {title !== '' && <Heading>{title}</Heading>}
      <HeadingLevelContext value={title === '' ? level : deeper(level)}>
        {children}
      </HeadingLevelContext>
    </div>
  );
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
