import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptMessage } from '../testing/pushStandIn.ts';
import { encryptMessage } from './encryptMessage.ts';

const pair = createECDH('prime256v1');

it('the stand-in of the tests reads the example of RFC 8291', () => {
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  const body = Buffer.from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    'base64url',
  );
  expect(decryptMessage(body, { pair, auth })).toBe('When I grow up, I want to be a watermelon');
});

it('only the browser can read a message, which never looks the same twice', () => {
  pair.generateKeys();
  const auth = Buffer.alloc(16, 7);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const [one, other] = [encryptMessage('An egg', keys), encryptMessage('An egg', keys)];
  expect(one.equals(other)).toBe(false);
  expect(decryptMessage(one, { pair, auth })).toBe('An egg');
  expect(() => decryptMessage(one, { pair, auth: Buffer.alloc(16, 8) })).toThrow('unable to authenticate');
});
