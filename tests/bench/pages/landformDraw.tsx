import { benchCase } from 'virtual:bench-case';
import { renderToString } from 'react-dom/server';
import { loadLists } from '#renderer';
import { LandformStep } from './LandformStep.tsx';

await loadLists();

/** The page's first step, prerendered as HTML. */
export const drawn = renderToString(<LandformStep stepId={benchCase.steps.first} />);
