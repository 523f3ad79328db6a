import type { ReactNode } from 'react';
import type { HeadingLevel } from '../form-context/HeadingLevel.ts';

export interface SectionHeadingProps {
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a heading at the given level. */
export function SectionHeading({ level, id, className, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={className ?? 'section-title'}>
      {children}
    </Heading>
  );
}
