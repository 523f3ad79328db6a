import { createContext, type ReactNode, useContext } from 'react';

/** The fields to render under each option of the current choice, by option value. */
export const ExtraFieldsContext = createContext<Readonly<Record<string, ReactNode>>>({});

/** Returns the fields to render under each option, by option value. */
export function useExtraFields(): Readonly<Record<string, ReactNode>> {
  return useContext(ExtraFieldsContext);
}
