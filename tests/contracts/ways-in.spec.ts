import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';

/** Each way in that a review found, with the files that try it and words of the tests that do. */
const ways: Readonly<Record<string, readonly (readonly [file: string, words: string])[]>> = {
  'H1 a paid order filled with classes and offices nobody pays': [
    ['tests/contracts/paid-is-filed.int.spec.ts', 'H1: are refused to'],
    ['tests/contracts/paid-is-filed.int.spec.ts', 'H1: are refused to its owner by the REST interface'],
    ['tests/contracts/paid-is-filed.int.spec.ts', 'H1: once the draft was sent'],
    [
      'services/requests/src/registration-request/order/paid-is-filed.int.spec.ts',
      'is not filled with classes and offices nobody paid for by',
    ],
    [
      'services/requests/src/registration-request/order/paid-is-filed.spec.ts',
      'what is filed was approved, sent, drafted and paid',
    ],
  ],
  'H2 a cheaper quote for an order without a saved draft': [
    ['tests/contracts/paid-is-filed.int.spec.ts', 'H2: an order without a saved draft'],
  ],
  'H3 all visitors behind a balancer are one': [
    ['tests/contracts/hops.int.spec.ts', 'each visitor keeps his own address'],
    ['tests/contracts/hops.int.spec.ts', 'one who guesses shuts himself out, and nobody else'],
    ['gateway/src/env.spec.ts', 'do not start in production before it is said where the proxies stand'],
    ['web/server/env.spec.ts', 'do not start in production before it is said where the balancer stands'],
    ['gateway/src/auth/sessions.int.spec.ts', 'does not slow down an office from which many sign in'],
  ],
  'M1 a sign-in that ends on another site': [
    ['web/src/domain/sign-in/own-path.spec.ts', 'leads home'],
    ['web/src/domain/sign-in/sign-in-form.spec.tsx', 'goes where the server says'],
    ['tests/contracts/doors.int.spec.ts', 'M1: that asks to end at'],
  ],
  'M2 filled inboxes and worthless links': [
    ['services/accounts/src/account/set-password.int.spec.ts', 'writes three letters an hour to one address'],
    [
      'services/requests/src/new-links/ask-for-new-links.int.spec.ts',
      'sends three letters an hour to one address, without a word about it',
    ],
    ['tests/contracts/abuse.int.spec.ts', 'letters: %s is asked for ten times an hour'],
  ],
  'M3 rows planted on other people’s things': [
    [
      'tests/contracts/foreign-references.int.spec.ts',
      'refuses what is somebody else’s in every place where a customer may name it',
    ],
    ['services/workspace/src/document/content-route.int.spec.ts', 'are filed at nobody else’s order'],
    [
      'services/kit/src/runtime/owners/row-owners.int.spec.ts',
      'staff who act for a client name that client’s',
    ],
  ],
  'M4 uploads kept for ever': [
    [
      'services/workspace/src/document/content-route.int.spec.ts',
      'go with their bytes once their token is long over',
    ],
    ['tests/contracts/abuse.int.spec.ts', 'uploads: thirty files a day without an account'],
  ],
  'L1 guessing from many addresses': [
    ['services/accounts/src/sign-in/sign-in.int.spec.ts', 'waits twice as long after each failure'],
    ['services/accounts/src/sign-in/sign-in.int.spec.ts', 'does not keep the owner out'],
    ['services/accounts/src/account/set-password.int.spec.ts', 'lets nobody guess the current one'],
  ],
  'L2 a refused deletion tells that a row is there': [
    [
      'services/kit/src/edge/service/entity.int.spec.ts',
      'tell nobody who may not see a row that something hangs on it',
    ],
  ],
  'L3 time tells accounts apart': [
    [
      'services/accounts/src/account/set-password.int.spec.ts',
      'takes an unknown address down as it does a known one',
    ],
    [
      'services/requests/src/new-links/ask-for-new-links.int.spec.ts',
      'answers the same for an address with orders and for one without',
    ],
  ],
  'L4 metrics on the public port': [['tests/contracts/doors.int.spec.ts', 'L4:']],
  'L5 no word of https': [['tests/contracts/doors.int.spec.ts', 'L5:']],
  'L6 one key for two wishes': [
    [
      'services/kit/src/edge/service/entity.int.spec.ts',
      'answers the same wish as before, in whatever order it is written, and refuses another one',
    ],
  ],
  'L7 names of documents taken raw': [
    [
      'services/workspace/src/document/content-route.int.spec.ts',
      'are cleaned when a document is filed and when it is renamed',
    ],
  ],
  'L9 checks used up by strangers': [
    [
      'services/requests/src/registration-request/verification/verification-limit.int.spec.ts',
      'strangers who write the same mail address use up nothing of it',
    ],
  ],
  'apq-mismatch a document with another hash': [['tests/contracts/doors.int.spec.ts', 'apq-mismatch:']],
  'reads of staff leave no trace': [
    ['tests/contracts/doors.int.spec.ts', 'is told to the log of the door'],
    ['services/accounts/src/audit/staff-reads-route.int.spec.ts', 'stands in the audit log'],
  ],
};

describe('every way in that was found', () => {
  const lines: string[] = [];
  afterAll(() => console.info(lines.join('\n')));

  it.each(Object.entries(ways))('%s: is tried', (way, tried) => {
    const missing = tried.filter(
      ([file, words]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
    );
    expect(missing).toEqual([]);
    lines.push(`${way}: ${[...new Set(tried.map(([file]) => file))].join(', ')}`);
  });
});
