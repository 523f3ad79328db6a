import type { ReactNode } from 'react';
import type { HeadingLevel } from '../form/FormPart.ts';

export interface SectionHeadingProps {
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
  /** Whether a script may move the focus here. */
  readonly focusable?: boolean;
  readonly children: ReactNode;
}

/** A heading at the level that the page around it asks for. */
export function SectionHeading({ level, id, className, focusable, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      id={id}
      className={className ?? 'section-title'}
      {...(focusable ? { tabIndex: -1 } : {})}
    >
      {children}
    </Heading>
  );
}
