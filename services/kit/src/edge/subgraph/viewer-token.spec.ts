import { beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { nameBasedId } from '../../model/words/ids.js';
import { FakeClock } from '../../model/time/fake-clock.js';
import { signViewer, VIEWER_TOKEN_SECONDS, viewerVerifier } from './viewer-token.js';
import { systemViewer, type Viewer } from '../../model/words/viewer.js';

const start = '2026-05-01T10:00:00.000Z';
const full: Viewer = {
  role: 'customer',
  userId: nameBasedId('eva'),
  actingAdminId: nameBasedId('admin'),
  authTime: 1_777_629_000,
  clientId: nameBasedId('program'),
  locale: 'sk',
  scopes: ['read'],
  addressKey: 'abc',
  link: { purpose: 'upload', subjectId: nameBasedId('request'), revision: 2 },
};

async function newKey(kid: string): Promise<{ secret: JWK; open: JWK }> {
  const pair = await generateKeyPair('ES256', { extractable: true });
  return {
    secret: { ...(await exportJWK(pair.privateKey)), kid },
    open: { ...(await exportJWK(pair.publicKey)), kid },
  };
}

let one: Awaited<ReturnType<typeof newKey>>;
let two: Awaited<ReturnType<typeof newKey>>;
beforeAll(async () => {
  one = await newKey('one');
  two = await newKey('two');
});

describe('the viewer token', () => {
  it.each<[string, Viewer]>([
    ['with all it can hold', full],
    ['of a visitor', { role: 'visitor', locale: 'en', scopes: [] }],
    ['of the system', systemViewer],
  ])('carries a viewer %s', async (_, viewer) => {
    const clock = new FakeClock(start);
    const verify = viewerVerifier({ keys: [one.open] }, clock);
    expect(await verify(await signViewer(viewer, one.secret, clock.now()))).toEqual(viewer);
  });

  it('is good for a minute and no longer, also when it is remembered', async () => {
    const clock = new FakeClock(start);
    const verify = viewerVerifier({ keys: [one.open] }, clock);
    const token = await signViewer(full, one.secret, clock.now());
    clock.moveBy({ seconds: VIEWER_TOKEN_SECONDS - 1 });
    expect(await verify(token)).toEqual(full);
    clock.moveBy({ seconds: 7 });
    expect(await verify(token)).toBeUndefined();
  });

  it('is accepted from either key while they rotate, and from no other', async () => {
    const clock = new FakeClock(start);
    const tokens = [
      await signViewer(full, one.secret, clock.now()),
      await signViewer(full, two.secret, clock.now()),
    ];
    const both = viewerVerifier({ keys: [one.open, two.open] }, clock);
    const late = viewerVerifier({ keys: [two.open] }, clock);
    expect(await Promise.all(tokens.map(both))).toEqual([full, full]);
    expect(await Promise.all(tokens.map(late))).toEqual([undefined, full]);
  });

  it.each([
    ['another audience', { aud: 'customer' }],
    ['another issuer', { iss: 'someone' }],
    ['a role that is none', { role: 'root' }],
    ['an admin without a person', { sub: undefined, role: 'admin' }],
    ['a visitor with a person', { role: 'visitor' }],
    ['a link without a revision', { link: { purpose: 'upload', subjectId: nameBasedId('request') } }],
    [
      'a life of a year',
      { exp: Date.parse(start) / 1000 + 31_536_000, iat: Date.parse(start) / 1000 - 3600 },
    ],
    ['no end', { exp: undefined }],
  ])('is refused with %s', async (_, change) => {
    const now = Date.parse(start) / 1000;
    const claims = {
      iss: 'gateway',
      aud: 'subgraph',
      sub: nameBasedId('eva'),
      role: 'customer',
      locale: 'en',
      scopes: [],
      iat: now,
      exp: now + 60,
      ...change,
    };
    const { importJWK } = await import('jose');
    const token = await new SignJWT(JSON.parse(JSON.stringify(claims)))
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .sign(await importJWK(one.secret, 'ES256'));
    expect(await viewerVerifier({ keys: [one.open] }, new FakeClock(start))(token)).toBeUndefined();
  });
});
