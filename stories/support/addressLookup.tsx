import type { Decorator } from '@storybook/react-vite';
import type { FoundAddress } from '#engine';
import { type AddressLookup, AddressLookupContext } from '#renderer';

/** Provides an address lookup to the story. */
export function withLookup(lookup: AddressLookup): Decorator {
  return (Story) => (
    <AddressLookupContext value={lookup}>
      <Story />
    </AddressLookupContext>
  );
}

const GOVERNMENT_OFFICES: FoundAddress = {
  english: {
    buildingName: 'QUEENSWAY GOVERNMENT OFFICES',
    street: { buildingNoFrom: '66', streetName: 'QUEENSWAY' },
    district: 'CENTRAL & WESTERN DISTRICT',
    region: 'HK',
  },
  chinese: {
    buildingName: '金鐘道政府合署',
    street: { buildingNoFrom: '66', streetName: '金鐘道' },
    district: '中西區',
    region: '香港',
  },
  score: 92,
};

const LEUNG_FAT_HOUSE: FoundAddress = {
  english: {
    buildingName: 'LEUNG FAT HOUSE',
    block: { descriptor: 'BLK', number: '3', isDescriptorGoFirst: 'Y' },
    estate: { name: 'CHEUNG FAT ESTATE' },
    street: { buildingNoFrom: '6', streetName: 'TAM KON SHAN ROAD', locationName: 'TSING YI' },
    district: 'KWAI TSING DISTRICT',
    region: 'NT',
  },
  chinese: {
    buildingName: '亮發樓',
    block: { descriptor: '座', number: '3' },
    estate: { name: '長發邨' },
    street: { buildingNoFrom: '6', streetName: '担杆山路', locationName: '青衣' },
    district: '葵青區',
    region: '新界',
  },
  score: 71,
};

/** Returns the same two addresses for any search. */
export const findsTwo: AddressLookup = async () => [GOVERNMENT_OFFICES, LEUNG_FAT_HOUSE];

export const findsNothing: AddressLookup = async () => [];

export const fails: AddressLookup = async () => {
  throw new TypeError('Cannot reach the address lookup: the story has cut the line');
};

/** Returns a promise that never settles, to show the waiting state. */
export const keepsSilent: AddressLookup = () => new Promise(() => undefined);
