import { describeKills } from './describeKills.ts';
import { MortalPortal } from './MortalPortal.ts';

describeKills('the embedded store', () => MortalPortal.prepare());
