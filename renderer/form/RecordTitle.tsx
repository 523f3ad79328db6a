import { createContext, useContext } from 'react';
import { useFormPart } from './FormPart.ts';

/** How many records the list around has. */
export const RecordCountContext = createContext(1);

/** "Land register 2 of 5". Follows the number of records, so that the record itself need not. */
export function RecordTitle({ name }: { readonly name: string }) {
  const { word } = useFormPart();
  const count = useContext(RecordCountContext);
  return count > 1 ? word('record.title', { name, count }) : name;
}
