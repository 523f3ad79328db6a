/** A moment at which a portal is killed; the list is the guide's page *Cases*. */
export type KillPoint = 'K1' | 'K2' | 'K3' | 'K4' | 'K5' | 'K6' | 'K7' | 'K8' | 'K9' | 'K10';
