import { openTestPortal } from '../../../support/testPortal.ts';
import { handOnContract } from './handOn.contract.ts';
import { handOnFaultsContract } from './handOnFaults.contract.ts';

handOnContract('the embedded store', () => openTestPortal());
handOnFaultsContract('the embedded store', () => openTestPortal());
