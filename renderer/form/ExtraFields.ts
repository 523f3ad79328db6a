import { createContext, type ReactNode, useContext } from 'react';

/** Fields to draw under an option of the choice being rendered, by option value. */
export const ExtraFieldsContext = createContext<Readonly<Record<string, ReactNode>>>({});

/** The field under one option; nothing when there is none or it is not visible. */
export function useExtraFields(): Readonly<Record<string, ReactNode>> {
  return useContext(ExtraFieldsContext);
}
