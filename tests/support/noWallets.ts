import { createHttp } from '../../renderer/api/http.ts';
import { Wallets } from '../../renderer/payment/wallets/Wallets.ts';
import { cannedServer } from './inPortal.tsx';

/** Returns the wallets of a portal that accepts no wallet. */
export function noWallets(): Wallets {
  const http = createHttp(cannedServer({}).transport);
  return new Wallets({ http, merchantName: '', googlePay: undefined, isTaken: () => false });
}
