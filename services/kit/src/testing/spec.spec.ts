import { describe, expect, it } from '@jest/globals';
import type { Viewer } from '../model/words/viewer.js';
import { given } from './spec.js';
import { type JarEvent, openJar, putCoin, shakeJar } from './jar.js';

const owner: Viewer = { role: 'customer', userId: 'me', locale: 'en', scopes: [] };
const opened: JarEvent = { type: 'JarOpened', data: { owner: 'me', limit: 10 } };
const coin = (amount: number): JarEvent => ({ type: 'CoinPut', data: { amount } });

describe('a sentence about a command', () => {
  it('tells what comes of it', () => {
    given().when(openJar, { limit: 10 }, { viewer: owner }).then(opened);
    given(opened, coin(4))
      .when(putCoin, { amount: 6 }, { viewer: owner })
      .then(coin(6))
      .thenState({ total: 10 });
    given(opened, coin(4))
      .when(putCoin, { amount: 7 }, { viewer: owner })
      .thenRefused('JAR_FULL', { params: { limit: 10 } });
  });

  it('holds roles and rows', () => {
    given(opened).when(shakeJar, {}, { viewer: owner }).thenRejected('FORBIDDEN');
    given(opened)
      .when(putCoin, { amount: 1 }, { viewer: { ...owner, userId: 'you' } })
      .thenRefused('NOT_FOUND');
    given().when(putCoin, { amount: 1 }).thenRefused('NOT_FOUND');
    given(opened).when(openJar, { limit: 1 }).thenRefused('ALREADY_EXISTS');
  });

  it.each([
    ['other events', () => given(opened).when(putCoin, { amount: 1 }).then(coin(2))],
    ['events where there is a refusal', () => given(opened).when(putCoin, { amount: 11 }).then(coin(11))],
    [
      'a refusal where there are events',
      () => given(opened).when(putCoin, { amount: 1 }).thenRefused('JAR_FULL'),
    ],
    ['another refusal', () => given(opened).when(putCoin, { amount: 11 }).thenRefused('NOT_FOUND')],
    ['another state', () => given(opened).when(putCoin, { amount: 1 }).thenState({ total: 2 })],
    [
      'a rejection where there is none',
      () => given(opened).when(putCoin, { amount: 1 }).thenRejected('FORBIDDEN'),
    ],
  ])('fails on %s', (_what, sentence) => {
    expect(sentence).toThrow();
  });
});
