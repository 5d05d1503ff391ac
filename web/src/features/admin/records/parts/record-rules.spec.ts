import { describe, expect, it } from '@jest/globals';
import { csvOf } from '../../../../kit/export-csv/csv.js';
import type { CommandFacts, FieldFacts, RecordFacts } from '../../parts/records/record-facts.js';
import { recordTitle } from '../../parts/records/record-title.js';
import { statusTone } from '../../parts/records/status-tone.js';
import { cellText } from './csv-cells.js';
import { groupOf } from './record-facts-view.js';
import { beganOn, deskState, offersOf } from '../../parts/records/steps/offers.js';
import { relationsOf } from '../../parts/records/list/related.js';
import { askedOf } from '../../parts/records/form/record-edit-form.js';
import { merged } from '../../parts/records/form/stale-dialog.js';
import { rangeOf } from '../../parts/records/list/use-row-selection.js';

const command = (root: string, more: Partial<CommandFacts> = {}): CommandFacts => ({
  document: root,
  root,
  label: root,
  by: ['lawyer', 'admin'],
  input: [],
  ...more,
});
const status: FieldFacts = {
  key: 'status',
  kind: 'enumeration',
  label: 'Status',
  doc: 'x',
  values: [
    ['DOCKETED', 'Docketed'],
    ['CLOSED', 'Closed'],
  ],
};
const facts: RecordFacts = {
  table: 'office_action',
  type: 'OfficeAction',
  service: 'trademarks',
  doc: 'x',
  one: 'x',
  many: 'x',
  title: [],
  search: [],
  columns: [],
  fields: [status],
  documents: {},
  children: [
    { table: 'document', key: 'letterId' },
    { table: 'document', key: 'answerId' },
  ],
  steps: [command('kickOff', { from: ['DOCKETED'] }), command('reopen', { from: ['CLOSED'], by: ['admin'] })],
  commands: [command('remind'), command('assignOfficeAction')],
};

describe('what may be done now', () => {
  it.each([
    ['DOCKETED', 'lawyer', ['kickOff', 'remind']],
    ['CLOSED', 'lawyer', ['remind']],
    ['CLOSED', 'admin', ['reopen', 'remind']],
    ['CLOSED', '', []],
  ])('%s for %s', (value, role, roots) => {
    expect(offersOf(facts, { id: '1', status: value }, { role }).steps.map(({ root }) => root)).toEqual(
      roots,
    );
  });
});

describe('a state that ends with a day', () => {
  const published = {
    word: 'Open to opposition',
    waitsFor: 'thirdParties',
    until: 'oppositionEndDate',
  } as const;
  const over = { word: 'Published', waitsFor: 'office', next: ['remind'] } as const;
  const desk = { states: { DOCKETED: [published, over] }, otherwise: [], steps: {} };
  it.each([
    ['2026-05-10', '2026-05-09', published],
    ['2026-05-10', '2026-05-10', published],
    ['2026-05-10', '2026-05-11', over],
    [null, '2026-05-09', over],
  ])('%s, looked at on %s', (oppositionEndDate, today, state) => {
    const row = { id: '1', status: 'DOCKETED', oppositionEndDate };
    expect(deskState({ desk }, row, new Date(`${today}T12:00:00`))).toBe(state);
  });

  it('is followed from the day after by the next one', () => {
    const row = { status: 'DOCKETED', oppositionEndDate: '2026-05-10' };
    expect(beganOn({ desk }, row, over)).toBe('2026-05-11');
    expect(beganOn({ desk }, row, published)).toBeUndefined();
  });
});

describe('a state that ends with a moment', () => {
  const dated = { word: 'Dated', waitsFor: 'nobody', until: 'eventTimestamp' } as const;
  const held = { word: 'Outcome to write', waitsFor: 'us', next: ['hold'] } as const;
  const desk = { states: { SCHEDULED: [dated, held] }, otherwise: [], steps: {} };
  const row = { status: 'SCHEDULED', eventTimestamp: '2026-11-27T09:30:00.000Z' };
  it.each([
    ['2026-11-27T09:29:59.999Z', dated],
    ['2026-11-27T09:30:00.000Z', held],
  ])('looked at at %s', (now, state) => expect(deskState({ desk }, row, new Date(now))).toBe(state));

  it('is followed from that moment by the next one', () =>
    expect(beganOn({ desk }, row, held)).toBe('2026-11-27T09:30:00.000Z'));
});

describe('a state that waits since a day of the record', () => {
  const unpaid = { word: 'Unpaid', waitsFor: 'client', since: 'issueDate' } as const;
  const desk = { states: { SENT: [unpaid] }, otherwise: [], steps: {} };
  it('says that day, and nothing where it is not known', () => {
    expect(beganOn({ desk }, { status: 'SENT', issueDate: '2026-11-02' }, unpaid)).toBe('2026-11-02');
    expect(beganOn({ desk }, { status: 'SENT', issueDate: null }, unpaid)).toBeUndefined();
  });
});

describe('a step for another person', () => {
  const confirm = command('confirm', {
    from: ['DOCKETED'],
    notBy: { key: 'setById', why: 'You entered it: somebody else confirms it.' },
  });
  const looked = { ...facts, steps: [confirm], commands: [] };
  const row = { id: '1', status: 'DOCKETED', setById: 'lena' };
  it('is offered to others, and with the reason not to whoever stands in the record', () => {
    expect(offersOf(looked, row, { role: 'lawyer', id: 'marek' }).steps).toEqual([confirm]);
    const own = offersOf(looked, row, { role: 'lawyer', id: 'lena' });
    expect(own.steps).toEqual([]);
    expect(own.later).toEqual([
      { command: confirm, statuses: [], why: 'You entered it: somebody else confirms it.' },
    ]);
  });
});

describe('a second look', () => {
  const look = command('look', { from: ['DOCKETED'], secondLook: { why: 'You give none.' } });
  const looked = { ...facts, steps: [look], commands: [] };
  const by = (secondLooks: boolean | undefined) =>
    offersOf(looked, { id: '1', status: 'DOCKETED' }, { role: 'lawyer', id: 'marek', secondLooks });
  it('is offered to who gives them, and with the reason not to who does not', () => {
    expect(by(true).steps).toEqual([look]);
    expect(by(undefined).steps).toEqual([look]);
    expect(by(false).steps).toEqual([]);
    expect(by(false).later).toEqual([{ command: look, statuses: [], why: 'You give none.' }]);
  });
});

describe('what belongs to a record', () => {
  it('keeps a step of one kind of record to that kind, and does not name it at others', () => {
    const only = { field: 'service', values: ['transfer'] };
    const kinds = { ...facts, steps: [command('addDeed', { only, from: ['DOCKETED'] })], commands: [] };
    const at = (service: string, value = 'DOCKETED') =>
      offersOf(kinds, { id: '1', status: value, service }, { role: 'lawyer' });
    expect(at('transfer').steps.map(({ root }) => root)).toEqual(['addDeed']);
    expect(at('transfer', 'CLOSED').later.map(({ command: { root } }) => root)).toEqual(['addDeed']);
    expect([at('other'), at('other', 'CLOSED')]).toEqual([
      { steps: [], later: [] },
      { steps: [], later: [] },
    ]);
  });

  it('tells two lists of one entity apart, and adds what the desk has about it', () => {
    const relations = relationsOf(facts, '7');
    expect(relations.slice(0, 2).map(({ title, filter }) => [title, filter])).toEqual([
      ['Documents (letter)', { letterId: { eq: '7' } }],
      ['Documents (answer)', { answerId: { eq: '7' } }],
    ]);
    expect(relations.find(({ key }) => key === 'about-task')?.filter).toEqual({
      subjectType: { eq: 'office_action' },
      subjectId: { eq: '7' },
    });
  });

  it('keeps to the kinds a list may be about, by their names there', () => {
    const about = (table: string) =>
      relationsOf({ table, children: [] }, '7').find(({ key }) => key === 'about-thread_comment')?.filter;
    expect([about('application'), about('user')]).toEqual([
      { subjectType: { eq: 'APPLICATION' }, subjectId: { eq: '7' } },
      undefined,
    ]);
  });

  it.each([
    ['status', 'enumeration', undefined],
    ['id', 'id', 'record'],
    ['sentDigest', 'text', 'record'],
    ['answer', 'json', 'record'],
    ['createdAt', 'instant', 'dates'],
    ['story', 'longText', 'texts'],
    ['brandId', 'ref', 'people'],
    ['filingDate', 'calendarDate', 'dates'],
    ['name', 'text', 'facts'],
  ] as const)('%s stands with %s', (key, kind, group) => {
    expect(groupOf({ key, kind, label: key, doc: key, ...(kind === 'ref' ? { target: 'brand' } : {}) })).toBe(
      group,
    );
  });
});

describe('two people at one record', () => {
  it('keep what only one of them touched, and decide the rest', () => {
    const drafts = {
      base: { a: '1', b: '1', c: '1' },
      mine: { a: 'mine', b: 'mine', c: '1' },
      theirs: { a: 'theirs', b: '1', c: 'theirs' },
    };
    expect(merged(drafts, new Set())).toEqual({ a: 'mine', b: 'mine', c: 'theirs' });
    expect(merged(drafts, new Set(['a']))).toEqual({ a: 'theirs', b: 'mine', c: 'theirs' });
  });
});

describe('rows', () => {
  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    [undefined, 'c', ['c']],
    ['gone', 'c', ['c']],
  ])('from %s to %s', (from, to, ids) => {
    expect(rangeOf(['a', 'b', 'c', 'd'], from, to)).toEqual(ids);
  });

  it.each([
    ['Registered', 'ok'],
    ['Unpaid', 'waiting'],
    ['Paid', 'ok'],
    ['Issued', 'progress'],
    ['Not registered – refused', 'problem'],
    ['Cancelled', 'ended'],
    ['Verification requested', 'waiting'],
    ['Examination', 'progress'],
  ])('%s looks %s', (label, tone) => {
    expect(statusTone(label)).toBe(tone);
  });

  it('never look settled while it is somebody’s turn', () => {
    expect(statusTone('Sent', 'client')).toBe('waiting');
    expect(statusTone('Sent', 'nobody')).toBe('ok');
    expect(statusTone('Overdue', 'client')).toBe('problem');
  });

  it('are named by what people say, else by what it is', () => {
    expect([
      recordTitle({ id: 'x', status: 'CLOSED', name: 'A' }, { title: ['name', 'status'] }, [status]),
      recordTitle({ id: '0190a000-00000001' }, { title: ['name'], one: 'Brand' }),
    ]).toEqual(['A · Closed', 'Brand']);
  });
});

describe('export', () => {
  it('quotes what a spreadsheet would split, and disarms what it would run', () => {
    expect(csvOf([['a,b', 'say "no"', '=1+1', '+420']], 'en')).toBe(
      '\uFEFF"a,b","say ""no""",\'=1+1,\'+420\r\n',
    );
    expect(csvOf([['a', 'b']], 'cs')).toBe('\uFEFFa;b\r\n');
  });

  it('writes values as people read them', () => {
    const field = (kind: FieldFacts['kind'], more: Partial<FieldFacts> = {}): FieldFacts => ({
      key: 'x',
      kind,
      label: 'X',
      doc: 'X',
      ...more,
    });
    const names = new Map([['user/u1', 'Dana Demová']]);
    const cell = (one: FieldFacts, value: unknown): string =>
      cellText(one, value, names, { yes: 'yes', no: 'no', nameless: 'without a name' });
    expect([
      cell(status, 'DOCKETED'),
      cell(field('money'), { amountMinor: 1250, currency: 'EUR' }),
      cell(field('list', { of: field('integer') }), [9, 11]),
      cell(field('text'), null),
      cell(field('ref', { target: 'user' }), 'u1'),
      cell(field('ref', { target: 'user' }), 'u2'),
      cell(field('id'), '0190a000-0000-7000-8000-0000000000a2'),
      cell(field('boolean'), true),
      cell(field('object', { parts: [field('integer', { key: 'n', label: 'Lots' })] }), { n: 3 }),
    ]).toEqual(['Docketed', '12.50 EUR', '9, 11', '', 'Dana Demová', 'without a name', '', 'yes', 'Lots: 3']);
  });
});

describe('what an office is asked for', () => {
  const fields = ['goodsAndServices', 'usptoFilingBasis', 'usptoSpecimenToClass', 'colorClaim'].map(
    (key) => ({ ...status, key }),
  );
  it.each([
    [{ jurisdiction: 'EU' }, ['goodsAndServices', 'colorClaim']],
    [{ jurisdiction: 'US' }, fields.map(({ key }) => key)],
    [{}, fields.map(({ key }) => key)],
  ])('%j', (row, keys) => {
    expect(askedOf(fields, { id: '1', ...row }).map(({ key }) => key)).toEqual(keys);
  });
});
