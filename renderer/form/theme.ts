import type { Field } from '@rjsf/utils';
import { AddressField } from '../fields/address/AddressField.tsx';
import { AddressLinesField } from '../fields/address-lines/AddressLinesField.tsx';
import { DatePartsField } from '../fields/date-parts/DatePartsField.tsx';
import { IdentityField } from '../fields/identity/IdentityField.tsx';
import { LotField } from '../fields/lot/LotField.tsx';
import { NoteField } from '../fields/note/NoteField.tsx';
import { PostBoxField } from '../fields/post-box/PostBoxField.tsx';
import { PropertyField } from '../fields/property/PropertyField.tsx';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate.tsx';

/** The fields of groups, by the names that `ui:field` uses. */
export const FIELDS: Readonly<Record<string, Field>> = {
  address: AddressField,
  'address-lines': AddressLinesField,
  'date-parts': DatePartsField,
  identity: IdentityField,
  note: NoteField,
  lot: LotField,
  'post-box': PostBoxField,
  property: PropertyField,
};

/** The templates of the theme: the frames around answers and sections. */
export const TEMPLATES = { FieldTemplate, ObjectFieldTemplate };
