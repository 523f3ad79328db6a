import { createHttp } from '../../renderer/api/http.ts';
import { Wallets } from '../../renderer/payment/Wallets.ts';
import { cannedServer } from './inPortal.tsx';

/** The wallets of a portal that takes none. */
export function noWallets(): Wallets {
  const http = createHttp(cannedServer({}).transport);
  return new Wallets({ http, merchantName: '', googlePay: undefined, isTaken: () => false });
}
