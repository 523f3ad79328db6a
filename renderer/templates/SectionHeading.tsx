import type { ReactNode } from 'react';
import type { HeadingLevel } from '../form/FormPart.ts';

export interface SectionHeadingProps {
  readonly level: HeadingLevel;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A heading at the level that the page around it asks for. */
export function SectionHeading({ level, id, className, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={className ?? 'section-title'}>
      {children}
    </Heading>
  );
}
