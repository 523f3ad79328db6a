import { benchCase } from 'virtual:bench-case';
import { renderToString } from 'react-dom/server';
import { LandformStep } from './LandformStep.tsx';

/** The page's first step as HTML. */
export const drawn = renderToString(<LandformStep stepId={benchCase.steps.first} />);
