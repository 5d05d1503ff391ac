import { describe, expect, it } from '@jest/globals';
import i18next from 'i18next';
import words from '../../../../../locales/en/admin-frame.json' with { type: 'json' };
import { BELL_THINGS, bellLine, type BellItem } from './bell-line.js';

const i18n = i18next.createInstance();
await i18n.init({
  lng: 'en',
  saveMissing: true,
  ns: ['admin-frame'],
  resources: { en: { 'admin-frame': words } },
});
const t = i18n.getFixedT('en', 'admin-frame');
const dana = { id: 'd', displayName: 'Dana Demová' } as BellItem['client'];
const line = (more: Partial<Record<keyof BellItem, unknown>>): string =>
  bellLine(t, {
    kind: 'WORK_ARRIVED',
    work: null,
    client: dana,
    title: 'NORDHAVEN · US',
    subjectType: 'trademark',
    ...more,
  } as BellItem);

const works = Object.keys(words.bell.work).filter((work) => !['REQUEST', 'QUEUE'].includes(work));

describe('a line of the bell', () => {
  it('asks for words of a thing that has some, and of no other', () => {
    expect(new Set([...BELL_THINGS, 'other'])).toEqual(new Set(Object.keys(words.bell.thing)));
    const asked: string[] = [];
    i18n.on('missingKey', (_languages, _namespace, key: string) => asked.push(key));
    expect(line({ work: 'TALK', title: '', subjectType: 'consultation' })).toBe(
      'A talk with Dana Demová is near',
    );
    expect(line({ work: 'DRAFT', title: '', subjectType: 'address' })).toContain('something without a name');
    expect(asked).toEqual([]);
  });

  it.each(works)('of %s says whose it is, and of what as far as it has a name', (work) => {
    expect(line({ work })).toContain('Dana Demová');
    expect([line({ work }), line({ work, title: 'V-1' })]).toContainEqual(
      ['LETTER', 'TICKET', 'SERVICE'].includes(work)
        ? expect.stringMatching(/letter|ticket|service/)
        : expect.stringContaining('NORDHAVEN · US'),
    );
  });

  it.each(works)('of %s is a sentence where nothing has a name', (work) => {
    for (const subjectType of ['brand_monitoring_task', 'product', 'unknown_thing']) {
      const said = line({ work, title: '', subjectType });
      expect(said).toMatch(/^[A-Z].*\w/);
      expect(said).not.toMatch(/\{\{|\bundefined\b|  | : |bell\./);
    }
  });

  it.each([
    [{ work: 'ANSWER' }, 'Dana Demová asked a question about NORDHAVEN · US'],
    [
      { work: 'SCAN', title: '', subjectType: 'brand_monitoring_task' },
      'A scan for a brand is due (Dana Demová)',
    ],
    [{ work: 'MEND' }, 'NORDHAVEN · US came back: mend it and file again (Dana Demová)'],
    [{ work: 'MONEY', title: '', subjectType: 'bank_credit', client: null }, 'A payment is to be settled'],
    [{ kind: 'ASSIGNED_TO_YOU', work: null }, 'Given to you: NORDHAVEN · US (Dana Demová)'],
    [{ kind: 'MESSAGE', work: null }, 'Dana Demová wrote about NORDHAVEN · US'],
    [{ kind: 'DEADLINE_NEAR', work: null }, 'A date is near: NORDHAVEN · US (Dana Demová)'],
    [
      { kind: 'WORK_UNOWNED', work: 'CHECK' },
      'Nobody took this yet: Dana Demová wants NORDHAVEN · US checked',
    ],
  ])('%j: %s', (item, said) => expect(line(item)).toBe(said));
});
