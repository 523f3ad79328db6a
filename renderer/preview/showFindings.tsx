import { createRoot } from 'react-dom/client';
import { FindingsOverlay } from './FindingsOverlay.tsx';
import './findings.css';

/** Renders the list of findings over the page, in a separate React root. */
export function showFindings(): void {
  const root = document.createElement('div');
  document.body.append(root);
  createRoot(root).render(<FindingsOverlay />);
}
