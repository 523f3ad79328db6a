import { createRoot } from 'react-dom/client';
import { FindingsOverlay } from './FindingsOverlay.tsx';
import './findings.css';

/** Lays the list of what is wrong with the forms over the page, in a root of its own. */
export function showFindings(): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<FindingsOverlay />);
}
