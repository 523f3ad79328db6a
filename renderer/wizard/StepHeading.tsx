interface StepHeadingProps {
  readonly title: string;
  /** An introductory sentence. */
  readonly lead?: string | undefined;
}

/** Id of the heading that receives the focus when the step changes. */
export const STEP_HEADING = 'step-title';

/** Renders the step's title, the only h1 of the page (U-26). */
export function StepHeading({ title, lead }: StepHeadingProps) {
  return (
    <>
      <h1 id={STEP_HEADING} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
}
