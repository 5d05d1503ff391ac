import { describe, expect, it } from '@jest/globals';
import { chooseAssignee, type Colleague, type Rule, type Wanted } from './choose-assignee.js';

const colleague = (userId: string, otherwise: Partial<Colleague> = {}): Colleague => ({
  userId,
  role: 'lawyer',
  team: '',
  offices: ['EU', 'CZ'],
  works: ['check', 'file'],
  languages: ['en', 'cs'],
  givesSecondLooks: true,
  waitingMinutes: 0,
  weeklyHours: 30,
  ...otherwise,
});
const wanted = (otherwise: Partial<Wanted> = {}): Wanted => ({
  work: 'check',
  jurisdictions: ['CZ'],
  language: 'cs',
  clientId: 'dana',
  amount: null,
  holderId: '',
  ...otherwise,
});
const anyRule: Rule = {
  work: null,
  office: null,
  language: null,
  clientId: null,
  fromAmount: null,
  team: null,
  assignedAdminId: 'marek',
};
const [lena, marek] = [colleague('lena'), colleague('marek', { offices: ['US'], languages: ['en'] })];
const ada = colleague('ada', { role: 'admin', works: ['money'], offices: [], languages: [] });
const choose = (want: Wanted, colleagues: readonly Colleague[], rules: readonly Rule[] = []): unknown =>
  chooseAssignee(want, { rules, colleagues });

describe('who gets a piece of work', () => {
  it('is decided by the first rule that fits', () => {
    const rules = [
      { ...anyRule, office: 'US', assignedAdminId: 'lena' },
      { ...anyRule, clientId: 'dana', work: 'check' },
      { ...anyRule, assignedAdminId: 'lena' },
    ];
    expect(choose(wanted(), [lena, marek], rules)).toEqual({ adminId: 'marek', because: 'rule' });
    expect(choose(wanted({ work: 'file' }), [lena, marek], rules)).toEqual({
      adminId: 'lena',
      because: 'rule',
    });
  });

  it('is by a rule that names nobody whoever has the least to do, before who has the thing', () => {
    const busy = colleague('eva', { waitingMinutes: 500 });
    const least = { ...anyRule, office: 'CZ', assignedAdminId: null };
    expect(choose(wanted({ holderId: 'eva' }), [busy, lena], [least])).toEqual({
      adminId: 'lena',
      because: 'rule',
    });
    expect(choose(wanted({ holderId: 'marek', work: 'scan' }), [lena, marek], [least])).toEqual({
      adminId: 'marek',
      because: 'holder',
    });
  });

  it('is by a rule from a sum on whom it names, where that is known in its currency and reached', () => {
    const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
    const dear = { ...anyRule, fromAmount: euro(500_000) };
    const named = { adminId: 'marek', because: 'rule' };
    const usual = { adminId: 'lena', because: 'skill' };
    expect(choose(wanted({ amount: euro(500_000) }), [lena, marek], [dear])).toEqual(named);
    expect(choose(wanted({ amount: euro(499_999) }), [lena, marek], [dear])).toEqual(usual);
    expect(choose(wanted(), [lena, marek], [dear])).toEqual(usual);
    const crowns = { amountMinor: 900_000_000, currency: 'CZK' };
    expect(choose(wanted({ amount: crowns }), [lena, marek], [dear])).toEqual(usual);
  });

  it('is by a rule that names a team whoever of it can and has the least to do', () => {
    const [busy, free] = [
      colleague('busy', { team: 'Filings', waitingMinutes: 500 }),
      colleague('free', { team: 'Filings', waitingMinutes: 100 }),
    ];
    const rule = { ...anyRule, assignedAdminId: null, team: 'Filings' };
    const chosen = { adminId: 'free', because: 'rule' };
    expect(choose(wanted({ holderId: 'lena' }), [lena, busy, free], [rule])).toEqual(chosen);
    const away = { ...free, awayTo: null };
    expect(choose(wanted(), [lena, busy, away], [rule])).toEqual({ adminId: 'busy', because: 'rule' });
    // Nobody of the team can: it is given as without the rule.
    expect(choose(wanted({ work: 'scan', holderId: 'lena' }), [lena, busy, free], [rule])).toEqual({
      adminId: 'lena',
      because: 'holder',
    });
  });

  it('is else whoever has the thing already', () => {
    expect(choose(wanted({ holderId: 'marek' }), [lena, marek])).toEqual({
      adminId: 'marek',
      because: 'holder',
    });
  });

  it('is also who has it where no profile tells anything of him', () => {
    expect(choose(wanted({ holderId: 'new' }), [lena])).toEqual({ adminId: 'new', because: 'holder' });
  });

  it('is not the lawyer who has it where money moves', () => {
    expect(
      choose(wanted({ work: 'money', holderId: 'lena', jurisdictions: [], language: '' }), [lena, ada]),
    ).toEqual({
      adminId: 'ada',
      because: 'skill',
    });
  });

  it('is else whoever knows office and language and has the least to do', () => {
    const busy = colleague('eva', { waitingMinutes: 500 });
    expect(choose(wanted(), [busy, lena, marek])).toEqual({ adminId: 'lena', because: 'skill' });
    const part = colleague('lena', { waitingMinutes: 100, weeklyHours: 5 });
    expect(choose(wanted(), [busy, part])).toEqual({ adminId: 'eva', because: 'skill' });
  });

  it('is stood in for while away, also over two who are away, and is nobody where they point at each other', () => {
    const away = colleague('lena', { awayTo: 'marek' });
    expect(choose(wanted({ holderId: 'lena' }), [away, marek])).toEqual({
      adminId: 'marek',
      because: 'deputy',
    });
    const both = [away, colleague('marek', { awayTo: 'eva' }), colleague('eva', { works: [] })];
    expect(choose(wanted({ holderId: 'lena' }), both)).toEqual({ adminId: 'eva', because: 'deputy' });
    expect(
      choose(wanted({ holderId: 'lena' }), [away, colleague('marek', { awayTo: 'lena' })]),
    ).toBeUndefined();
  });

  it('is for a second look somebody who gives them, whoever a rule or the matter names', () => {
    const off = colleague('off', { works: ['confirm'], givesSecondLooks: false });
    const looks = colleague('looks', { works: ['confirm'], waitingMinutes: 500 });
    const look = wanted({ work: 'confirm', holderId: 'off' });
    const rule = { ...anyRule, assignedAdminId: 'off' };
    const chosen = { adminId: 'looks', because: 'skill' };
    expect(choose(look, [off, looks])).toEqual(chosen);
    expect(choose(look, [off, looks], [rule])).toEqual(chosen);
    const away = colleague('away', { works: [], awayTo: 'off' });
    expect(choose(wanted({ work: 'confirm', holderId: 'away' }), [off, looks, away])).toEqual(chosen);
    expect(choose(look, [off])).toBeUndefined();
    expect(choose(wanted({ holderId: 'off' }), [off])).toEqual({ adminId: 'off', because: 'holder' });
  });

  it.each([
    ['nobody works for the office', { jurisdictions: ['BR'] }],
    ['nobody writes the language', { language: 'es' }],
    ['nobody takes such work', { work: 'scan' as const }],
    ['the one who had it left and nobody stands in', { holderId: 'gone', jurisdictions: ['BR'] }],
    ['money moves, and who has the thing is nobody we know', { holderId: 'new', work: 'money' as const }],
  ])('is nobody where %s', (_, otherwise) =>
    expect(choose(wanted(otherwise), [lena, marek, colleague('gone', { awayTo: null })])).toBeUndefined(),
  );
});
