// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AddressLookup, AddressLookupContext } from '#renderer';
import { group, leaf } from '../../../support/planNodes.ts';
import { showField } from '../../support/showField.tsx';

afterEach(cleanup);

const HOME = group(
  { building: leaf('text'), street: leaf('text') },
  { ui: { 'ui:field': 'address' } },
);
const TEXTS = { 'it.building.label': 'Name of building', 'it.street.label': 'Street' };

function show(lookup: AddressLookup | undefined, readOnly = false) {
  return showField(HOME, {
    texts: TEXTS,
    readOnly,
    around: (fields) => <AddressLookupContext value={lookup}>{fields}</AddressLookupContext>,
  });
}
const search = () => screen.queryByLabelText('Search for the address');
const settle = () => vi.dynamicImportSettled();

describe('AddressField', () => {
  it('renders the parts of an address with its label', () => {
    show(undefined);
    expect(screen.getByRole('group', { name: 'It' }).tagName).toBe('FIELDSET');
    expect(screen.getByLabelText('Name of building')).toBeTruthy();
    expect(screen.getByLabelText('Street')).toBeTruthy();
  });

  it('lazy-loads a search above the parts, at once for a later address', async () => {
    show(async () => []);
    await waitFor(() => expect(search()).not.toBeNull());
    const building = screen.getByLabelText('Name of building');
    expect(search()?.compareDocumentPosition(building)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    show(async () => []);
    expect(search()).not.toBeNull();
  });

  it.each([
    ['without a lookup', undefined, false],
    ['in a read-only form', async () => [], true],
  ])('has no search %s', async (_, lookup, readOnly) => {
    show(lookup, readOnly);
    await settle();
    expect(search()).toBeNull();
    expect(screen.getByLabelText('Name of building')).toBeTruthy();
  });
});
