/** A moment at which a portal is killed. The guide's page *Cases* describes each moment. */
export type KillPoint = 'K1' | 'K2' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7' | 'K8' | 'K9' | 'K10';
