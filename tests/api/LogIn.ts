import { LOGIN_ACTS, type LoginAct } from '../../server/ports/signing/SandboxPhone.ts';
import { PortalClient } from './portalClient.ts';

const OWNER = { name: 'CHAN TAI MAN', idNumber: 'A123456(3)' };
const FIELDS = ['enName', 'chName', 'idNo', 'mobileNumber', 'residentialAddress'];

/** A log-in of a browser over the API, and the sandbox phone that approves or rejects it. */
export class LogIn {
  readonly client: PortalClient;
  readonly state: string;
  readonly address: string;
  readonly #formCode: string;
  readonly #phone: PortalClient;

  private constructor(client: PortalClient, formCode: string, started: Record<string, unknown>) {
    this.client = client;
    this.state = String(started.state);
    this.address = String(started.redirectLink);
    this.#formCode = formCode;
    this.#phone = client;
  }

  /**
   * Starts a log-in in a new browser.
   *
   * @param origin of the portal
   */
  static async begin(
    origin: string,
    { formCode = 'LREAL1', source = 'PC_Browser' } = {},
    client = new PortalClient(origin),
  ) {
    const { body } = await client.post('/api/eme/initLogin', { formCode, lang: 'Eng', source });
    return new LogIn(client, formCode, body);
  }

  /**
   * Performs a decision of the user on the phone.
   *
   * @returns the query parameters of the URL that the browser returns to
   */
  async decide(
    act: LoginAct,
    phone = this.#phone,
    page = new URL(this.address),
  ): Promise<URLSearchParams> {
    if (!LOGIN_ACTS.includes(act)) throw new RangeError(`Cannot do ${act}`);
    const path = page.pathname.replace(/\/scan$/, '');
    const decided = await phone.page(path, { act, ...OWNER });
    const [, link = ''] = /class="button" href="([^"]+)"/.exec(decided) ?? [];
    const plain = link.replaceAll(/&#(\d+);/g, (_, sign) => String.fromCharCode(Number(sign)));
    return new URL(plain).searchParams;
  }

  async callback(back: URLSearchParams) {
    const [code, error_code] = [back.get('code'), back.get('error_code')];
    const { body } = await this.client.post('/api/eme/authAppCallback', {
      state: back.get('state'),
      ...(code !== null && { code }),
      ...(error_code !== null && { error_code }),
    });
    return body;
  }

  async poll() {
    return (await this.client.post(`/api/eme/poll/${this.state}`, { eMEFields: FIELDS })).body;
  }

  async profile(finished: Record<string, unknown>, eMEFields: readonly string[] = FIELDS) {
    const { accessToken, openID, formCode = this.#formCode } = finished;
    const call = { formCode, accessToken, openID, eMEFields };
    return (await this.client.post('/api/eme/getProfileFromAPP', call)).body;
  }
}
