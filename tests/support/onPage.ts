import { screen } from '@testing-library/react';

/** Returns the button with a name. Throws unless the page has exactly one. */
export const button = (name: string) => screen.getByRole('button', { name });

/** Returns the text of the main heading of the page. */
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** Returns the text that a screen reader announces; `undefined` without a live region. */
export const announced = () => document.querySelector('[aria-live]')?.textContent;
