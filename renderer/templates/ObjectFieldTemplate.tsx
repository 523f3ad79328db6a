import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactElement, useContext } from 'react';
import { deeper, HeadingLevelContext } from '../form-context/HeadingLevel.ts';
import { SectionHeading } from './SectionHeading.tsx';

/** Renders a group of answers as a section: its heading, its help, its fields in one column. */
export function ObjectFieldTemplate({ title, description, properties }: ObjectFieldTemplateProps) {
  const level = useContext(HeadingLevelContext);
  const fields = properties
    .filter(({ hidden }) => !hidden)
    .map(({ name, content }) => <Property key={name} content={content} />);
  return (
    <div className="section">
      {title !== '' && <SectionHeading level={level}>{title}</SectionHeading>}
      {description !== undefined && <div className="section-help">{description}</div>}
      <HeadingLevelContext value={title === '' ? level : deeper(level)}>
        {fields}
      </HeadingLevelContext>
    </div>
  );
}

function Property({ content }: { readonly content: ReactElement }) {
  return content;
}
