declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  /** What RFC 8291 needs; the salt is made if none is given. */
  interface Parameters {
    readonly version: 'aes128gcm';
    readonly privateKey: ECDH;
    /** The public key of the receiver, in base64url. */
    readonly dh: string;
    /** The secret of the receiver, in base64url. */
    readonly authSecret: string;
  }

  const ece: { readonly encrypt: (message: Buffer, parameters: Parameters) => Buffer };
  export default ece;
}
