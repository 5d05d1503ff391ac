import { describe, expect, it } from '@jest/globals';
import type { RegisterState } from './register-entry.js';
import { stepsFromRegister } from './register-steps.js';

const entry = (status: string, dates: Partial<RegisterState> = {}): RegisterState => ({
  applicationNumber: '019000001',
  status,
  filedOn: '2026-01-02',
  publishedOn: null,
  registeredOn: null,
  expiresOn: null,
  ...dates,
});
const named = (...given: Parameters<typeof stepsFromRegister>): string[] =>
  stepsFromRegister(...given).map(({ command }) => command);
const published = { publishedOn: '2026-02-01' };
const registered = { ...published, registeredOn: '2026-05-08', expiresOn: '2036-01-02' };

describe('what the register says of a mark', () => {
  it.each([
    ['Application filed', entry('RECEIVED'), []],
    ['Application filed', entry('UNDER_EXAMINATION'), ['StartExamination']],
    ['Under examination', entry('UNDER_EXAMINATION'), []],
    [
      'Application filed',
      entry('APPLICATION_PUBLISHED', published),
      ['StartExamination', 'PublishTrademark'],
    ],
    ['Trademark published', entry('APPLICATION_PUBLISHED', published), []],
    [
      'Application filed',
      entry('REGISTERED', registered),
      ['StartExamination', 'PublishTrademark', 'RegisterTrademark'],
    ],
    ['Trademark published', entry('REGISTERED', registered), ['RegisterTrademark']],
  ] as const)('moves it from %s by what came since', (status, state, commands) =>
    expect(named(status, state)).toEqual(commands),
  );

  it('goes back to nothing: an entry that is behind moves nothing', () =>
    expect(named('Trademark published', entry('UNDER_EXAMINATION'))).toEqual([]));

  it.each(['REFUSED', 'OPPOSITION_PENDING', 'WITHDRAWN', 'TELEPORTED'])('leaves %s to a lawyer', (word) =>
    expect(named('Under examination', entry(word, registered))).toEqual([]),
  );

  it('gives the day of publication; the term of opposition is counted from it by the rule of the office', () => {
    expect(
      stepsFromRegister('Under examination', entry('APPLICATION_PUBLISHED', published))[0]?.input,
    ).toEqual({ publicationDate: '2026-02-01' });
  });

  it('moves a mark of the United States by the number of the office, and leaves an allowance to a lawyer', () => {
    const us = { ...registered, expiresOn: null };
    expect(named('Application filed', entry('641 Non-final action mailed'))).toEqual(['StartExamination']);
    expect(named('Under examination', entry('686 Published for opposition', published))).toEqual([
      'PublishTrademark',
    ]);
    expect(named('Trademark published', entry('688 Notice of allowance issued', published))).toEqual([]);
    expect(named('Trademark published', entry('700 Registered', us))).toEqual(['RegisterTrademark']);
  });
});
