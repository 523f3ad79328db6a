/* Generated from the JSON Schema of the same name by scripts/generate-types.ts. */

/**
 * Every setting of the server: an environment variable of this name, or NAME_FILE naming a file that holds it.
 */
export interface ServerConfig {
  /**
   * demo: everything embedded, with sandboxes and /debug. uat and production refuse to start with any of these.
   */
  MODE: 'demo' | 'uat' | 'production';
  /**
   * Address to listen on. The default is reachable from this machine only.
   */
  HOST: string;
  /**
   * Port to listen on; 0 takes a free one.
   */
  PORT: number;
  /**
   * Origin that applicants see, without a path.
   */
  PUBLIC_URL: string;
  /**
   * Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas. Empty: none.
   */
  TRUST_PROXY: string;
  /**
   * Folder of the embedded database, files, mail and generated secrets.
   */
  DATA_DIR: string;
  /**
   * postgres:// address of the database. Empty: embedded in DATA_DIR, one process only.
   */
  DATABASE_URL: string;
  /**
   * Folders of the forms, with commas between. A form of a later folder takes the place of one of the same code.
   */
  FORMS_DIR: string;
  /**
   * Folder of the operator's tables, which replace those of schemas/tables by name.
   */
  TABLES_DIR: string;
  /**
   * Folder of the compiled definitions.
   */
  DEFINITIONS_DIR: string;
  /**
   * Folder of the built site.
   */
  SITE_DIR: string;
  /**
   * JSON file of WFP_CONFIG, the flags that the browser reads. Empty: all defaults.
   */
  CONFIG_FILE: string;
  /**
   * JSON file of WFP_BROADCAST, the notices shown to applicants. Empty: none.
   */
  BROADCAST_FILE: string;
  /**
   * Where the return button and unknown addresses lead; {lang} becomes en, tc or chs. Empty: the list of forms at /.
   */
  LANDING_URL: string;
  /**
   * Offers /debug: test certificates, the list of sandbox mails. Demo switches it on.
   */
  DEBUG_PAGES: boolean;
  /**
   * sandbox: a bank page where a person approves or rejects. gcis: the payment service at GCIS_URL. none: online payment is not offered.
   */
  PAYMENT_GATEWAY: 'sandbox' | 'gcis' | 'none';
  /**
   * Hosts that a payment may send the browser to, separated by commas.
   */
  PAYMENT_HOSTS: string;
  /**
   * Base address of the payment service's calls, up to /api/payment or /rm-payment.
   */
  GCIS_URL: string;
  /**
   * eServiceId of this portal at the payment service.
   */
  GCIS_E_SERVICE_ID: string;
  /**
   * Proves to the payment service who calls: the whole value of the header GCIS_CREDENTIAL_HEADER.
   */
  GCIS_CREDENTIAL: string;
  /**
   * Header that carries GCIS_CREDENTIAL.
   */
  GCIS_CREDENTIAL_HEADER: string;
  /**
   * Base64 of 32 bytes, from which the web token of each transaction is made. To be kept while payments are open.
   */
  GCIS_TOKEN_KEY: string;
  /**
   * Time limit for a connection to the payment service.
   */
  GCIS_CONNECT_MS: number;
  /**
   * Time limit for sending an order. It ends before the same order may be sent again, 20 s later.
   */
  GCIS_CREATE_MS: number;
  /**
   * Time limit for a question about a payment, retries included.
   */
  GCIS_STATUS_MS: number;
  /**
   * Time limit for a cancellation and the question after it, retries included.
   */
  GCIS_CANCEL_MS: number;
  /**
   * How often a question or a cancellation that failed is sent again. Orders never are.
   */
  GCIS_RETRIES: number;
  /**
   * Failures one after another after which the payment service is left alone.
   */
  GCIS_BREAKER_FAILURES: number;
  /**
   * How long it is left alone, before one call tries it.
   */
  GCIS_BREAKER_MS: number;
  /**
   * Whom the sheets of Google Pay and Apple Pay name as the payee.
   */
  WALLET_MERCHANT_NAME: string;
  /**
   * Address of Google's library, which a page loads when Google Pay may be offered.
   */
  GOOGLE_PAY_LIBRARY: string;
  /**
   * TEST: Google gives tokens that charge nothing.
   */
  GOOGLE_PAY_ENVIRONMENT: 'TEST' | 'PRODUCTION';
  /**
   * Merchant id that Google gave. Needed in its environment PRODUCTION.
   */
  GOOGLE_PAY_MERCHANT_ID: string;
  /**
   * Merchant id at the gateway mpgs, which Google encrypts tokens for. Without it Google Pay is not taken.
   */
  GOOGLE_PAY_GATEWAY_MERCHANT_ID: string;
  /**
   * Merchant id that Apple gave. Without it Apple Pay is not taken.
   */
  APPLE_PAY_MERCHANT_ID: string;
  /**
   * Domain that is registered at Apple; the host name of PUBLIC_URL when empty.
   */
  APPLE_PAY_DOMAIN: string;
  /**
   * Hosts of Apple that sessions are asked of, separated by commas; when empty those that Apple publishes for production and tests.
   */
  APPLE_PAY_HOSTS: string;
  /**
   * Header of a notification that proves its sender: t=<unix seconds>,v1=<hex HMAC-SHA256 of t.body by a key of GATEWAY_KEYS>.
   */
  GATEWAY_SIGNATURE_HEADER: string;
  /**
   * How that header proves it. stamped: as above. hex, base64: the HMAC-SHA256 of the body alone.
   */
  GATEWAY_SIGNATURE_SCHEME: 'stamped' | 'hex' | 'base64';
  /**
   * test: the embedded test authority. folder: the roots and revocation lists of TRUST_DIR.
   */
  CERTIFICATE_TRUST: 'test' | 'folder';
  /**
   * Folder of trusted authorities: *.pem or *.cer certificates, *.crl revocation lists.
   */
  TRUST_DIR: string;
  /**
   * JSON file that tells personal from organisational certificates by their policies (certificate-classes.schema.json). Without it those of Hongkong Post and Digi-Sign.
   */
  CERTIFICATE_CLASSES: string;
  /**
   * What happens to a signature when revocation cannot be checked.
   */
  REVOCATION_UNREACHABLE: 'refuse' | 'accept';
  /**
   * Signing and filling in with the Government's identity app. live: the app itself. sandbox: a page plays the phone, for demonstrations. none: not offered. auto: sandbox in demo mode where the test authority is trusted, none elsewhere.
   */
  IDENTITY_APP: 'auto' | 'none' | 'sandbox' | 'live';
  /**
   * Base address of the identity app's calls, up to /api/v1.
   */
  IDENTITY_URL: string;
  /**
   * This installation at the identity app.
   */
  IDENTITY_CLIENT_ID: string;
  /**
   * Signs the calls to the identity app.
   */
  IDENTITY_SECRET: string;
  /**
   * RSA key, PEM, for which the identity app encrypts the keys of its content. Its public half is registered there.
   */
  IDENTITY_PRIVATE_KEY: string;
  /**
   * How long a call of the identity app may take.
   */
  IDENTITY_TIMEOUT_MS: number;
  /**
   * Address that opens a request in the identity app, also encoded in the QR code. {ticketID} is replaced by the ticket.
   */
  IDENTITY_LINK: string;
  /**
   * Codes of the identity app, with commas between, that mean that nobody has decided yet.
   */
  IDENTITY_PENDING_CODES: string;
  /**
   * Hosts of authorities that are asked whether a certificate is revoked, with commas between; host:port for an unusual port, [address]:port for IPv6. A host at a private address needs that address listed too. Empty: nobody is asked, only the lists of TRUST_DIR count.
   */
  REVOCATION_HOSTS: string;
  /**
   * Milliseconds that a question to an authority, or the fetch of its list, may take.
   */
  REVOCATION_MS: number;
  /**
   * Bytes that a fetched revocation list may have.
   */
  REVOCATION_LIST_BYTES: number;
  /**
   * file: an e-Cheque is uploaded with the form, and the portal checks its signature. gateway: it is paid through the payment gateway, like a card.
   */
  ECHEQUE_BY: 'file' | 'gateway';
  /**
   * With ECHEQUE_BY=gateway: days that an e-Cheque may wait for its approval. Then the gateway is asked to cancel it.
   */
  ECHEQUE_DAYS: number;
  /**
   * File (PKCS #12) with the key and certificate that the portal signs acknowledgements with. none: they are not signed. Empty, in demo only: a key that is made once in DATA_DIR/acknowledgement-key.
   */
  ACK_SIGNING_P12: string;
  /**
   * PIN of ACK_SIGNING_P12, best by ACK_SIGNING_PIN_FILE.
   */
  ACK_SIGNING_PIN: string;
  /**
   * File (PEM) with certificates that the portal signed acknowledgements with before. They are checked with these too.
   */
  ACK_EARLIER_CERTS: string;
  /**
   * Address of a time-stamping authority (RFC 3161), https:// where TSA_CREDENTIAL is given. Empty: signatures get no time stamp.
   */
  TSA_URL: string;
  /**
   * Proves to the time-stamping authority who calls: the whole value of the header authorization. Empty: none is sent.
   */
  TSA_CREDENTIAL: string;
  /**
   * Milliseconds that a time stamp may take.
   */
  TSA_MS: number;
  /**
   * Folder of the authorities that certify the time-stamping authority, as TRUST_DIR. Empty: TRUST_DIR.
   */
  TSA_TRUST_DIR: string;
  /**
   * What happens to a signature that gets no usable time stamp. refuse: it is not kept, the applicant may try again. accept: it is kept without a time stamp.
   */
  TSA_UNREACHABLE: 'refuse' | 'accept';
  /**
   * Folder of the authorities whose banks may sign e-Cheques, as TRUST_DIR. Without it demo trusts the test bank, and the other modes take no e-Cheque.
   */
  ECHEQUE_TRUST_DIR: string;
  /**
   * Names that an e-Cheque may be made out to, separated by |. Case and spaces make no difference. Empty: those of the Government and of the Land Registry.
   */
  ECHEQUE_PAYEES: string;
  /**
   * Form fields of an e-Cheque's PDF that carry its payee, currency (ISO 4217), amount and date, in this order, separated by commas.
   */
  ECHEQUE_FIELDS: string;
  /**
   * clamd: uploaded files are scanned by ClamAV's daemon. none: they are not. Only demo may leave it unset, which is none.
   */
  MALWARE_SCANNER: 'unset' | 'none' | 'clamd';
  /**
   * host:port of clamd, or the absolute path of its socket.
   */
  CLAMD_ADDRESS: string;
  /**
   * How long the scan of one file may take; a file that was not scanned is not taken.
   */
  SCAN_MS: number;
  /**
   * file: mails are written into DATA_DIR. smtp: they are sent through SMTP_URL.
   */
  MAIL: 'file' | 'smtp';
  /**
   * smtps:// address of the mail server, with its credentials.
   */
  SMTP_URL: string;
  /**
   * Sender of acknowledgements.
   */
  MAIL_FROM: string;
  /**
   * sample: some hundred well-known places. imported: what npm run address:import read. als: the government's service. none: no search is offered.
   */
  ADDRESS_LOOKUP: 'sample' | 'imported' | 'als' | 'none';
  /**
   * Host of the government's Address Lookup Service; no other is ever called.
   */
  ALS_HOST: 'www.als.gov.hk' | 'www.als.ogcio.gov.hk';
  /**
   * Keys for data at rest, saved files and cookies: id:base64 of 32 bytes, the current one first, earlier ones after commas. Demo makes its own.
   */
  SECRET_KEYS: string;
  /**
   * Ids of earlier SECRET_KEYS that are lost for good, with commas between. The server starts without them; what they sealed stays unreadable.
   */
  LOST_KEYS: string;
  /**
   * Keys that sign the gateway's notifications: id:base64 of 32 bytes, current first. Demo makes its own.
   */
  GATEWAY_KEYS: string;
  /**
   * Address of a system that gets each submission when it is handed in, and takes it with a status of 2xx. Empty: npm run export takes them.
   */
  EXPORT_WEBHOOK_URL: string;
  /**
   * Keys that sign requests to EXPORT_WEBHOOK_URL: id:base64 of 32 bytes, current first. Each adds a signature.
   */
  EXPORT_WEBHOOK_KEYS: string;
  /**
   * Longest that sending one submission may take, in milliseconds.
   */
  EXPORT_WEBHOOK_MS: number;
  /**
   * Calls need no captcha. Demo only.
   */
  NO_CAPTCHA: boolean;
  /**
   * FPS identifier (7, 9 or 10 digits) or e-mail address of the payee in the FPS codes of the sandbox bank. The payment service has its own.
   */
  FPS_PAYEE: string;
  /**
   * Opens LRTEST and the FPS simulator. Demo only.
   */
  TEST_FPS_PAYMENT: boolean;
  /**
   * Value of the query flag that lets a tester in during maintenance. Empty: nobody.
   */
  MAINTENANCE_BYPASS: string;
  /**
   * Least severe line that is logged.
   */
  LOG_LEVEL: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /**
   * Time limit for a whole request, body included. Uploads have their own limits.
   */
  REQUEST_TIMEOUT_MS: number;
  /**
   * Time limit for the headers of a request.
   */
  HEADERS_TIMEOUT_MS: number;
  /**
   * How often late requests are looked for.
   */
  CONNECTIONS_CHECK_MS: number;
  /**
   * An idle connection is closed after.
   */
  KEEP_ALIVE_MS: number;
  /**
   * An answer must be ready by then.
   */
  HANDLER_TIMEOUT_MS: number;
  /**
   * Uploads taken in at the same time; the next one waits.
   */
  LARGE_BODIES: number;
  /**
   * Of these, uploads of one address of the network; an office behind one address takes turns.
   */
  UPLOADS_PER_CLIENT: number;
  /**
   * Longest wait of an upload in the queue. After it the answer is 502 BUSY.
   */
  UPLOAD_WAIT_MS: number;
  /**
   * An upload that is slower, on average over UPLOAD_WINDOW_MS, is ended. The default is the slowest data channel of 3G, 64 kbit/s.
   */
  UPLOAD_BYTES_PER_SECOND: number;
  /**
   * Time over which the rate of an upload is measured.
   */
  UPLOAD_WINDOW_MS: number;
  /**
   * Time limit for a whole upload, without its wait in the queue.
   */
  UPLOAD_TIMEOUT_MS: number;
  /**
   * Searches of addresses from one address of the network in a minute.
   */
  RATE_LOOKUP: number;
  /**
   * Captchas an address may fetch in a minute.
   */
  RATE_CAPTCHA: number;
  /**
   * Calls of the submission service from one address in a minute.
   */
  RATE_SUBMISSION: number;
  /**
   * Saves and loads from one address in a minute.
   */
  RATE_SAVED_FILE: number;
  /**
   * Links for supplementary information that one address may open in a minute.
   */
  RATE_SUPPLEMENT: number;
  /**
   * Payments begun from one address in an hour.
   */
  RATE_PAYMENT: number;
  /**
   * Polls of one sitting in a minute; one address has fifty times as many.
   */
  RATE_POLL: number;
  /**
   * Calls that one solved captcha is good for. The longest honest walk takes 38: two signatures signed three times, two corrections, two payments, files, prints and lost answers.
   */
  CAPTCHA_TOKEN_USES: number;
  /**
   * A captcha's token lapses when unused for so long.
   */
  CAPTCHA_TOKEN_MS: number;
  /**
   * Time for calls under way when the server is told to stop.
   */
  STOP_WITHIN_MS: number;
}
