import { describe, expect, it } from '@jest/globals';
import { portalAnswer } from '../../../../../testing/stub-portal.js';
import { present } from '../../../../../testing/present.js';
import type { PortalHomeResult } from '../home.graphql.js';
import { dutiesOf } from './duties.js';

type Lists =
  | 'officeActionList'
  | 'answerDrafts'
  | 'useInCommerceRequestList'
  | 'registrationRequestList'
  | 'invoiceList'
  | 'productList'
  | 'caseLetterList'
  | 'caseSolutionList';

// What the server answers names every type; the made-up answer is one.
const full = portalAnswer('PortalHome', {}) as PortalHomeResult;
const NOW = new Date('2026-11-24T12:00:00Z');
const first = <List extends Lists>(list: List): PortalHomeResult[List]['items'][number] =>
  present(full[list].items[0]);

const home = (lists: {
  readonly [List in Lists]?: readonly PortalHomeResult[List]['items'][number][];
}): PortalHomeResult => {
  const items = <List extends Lists>(list: List) => ({ ...full[list], items: lists[list] ?? [] });
  return {
    ...full,
    officeActionList: items('officeActionList'),
    answerDrafts: items('answerDrafts'),
    useInCommerceRequestList: items('useInCommerceRequestList'),
    registrationRequestList: items('registrationRequestList'),
    invoiceList: items('invoiceList'),
    productList: items('productList'),
    caseLetterList: items('caseLetterList'),
    caseSolutionList: items('caseSolutionList'),
  };
};
const letter = (id: string, dueDate: string) => ({
  ...first('officeActionList'),
  id,
  dueDate,
  markName: 'Lumora',
});
const proof = (id: string, dueDate: string) => ({ ...first('useInCommerceRequestList'), id, dueDate });
type Order = PortalHomeResult['registrationRequestList']['items'][number];
const order = (id: string, step: Partial<Order['nextStep']>): Order => {
  const made = first('registrationRequestList');
  return {
    ...made,
    id,
    value: 'Lumora',
    nextStep: { ...made.nextStep, whoseTurn: 'YOU', product: null, ...step },
  };
};
const toPay = (payableUntil: string): Partial<Order['nextStep']> => ({
  kind: 'PAY',
  product: { ...present(first('registrationRequestList').nextStep.product), payableUntil },
});
const solution = (id: string) => ({ ...first('caseSolutionList'), id, caseId: 'c1' });
const order7 = (kind: Order['nextStep']['kind']) => order(kind, { kind });
const idsOf = (answer: PortalHomeResult): readonly string[] => dutiesOf(answer, NOW).map(({ id }) => id);

describe('what waits for the reader', () => {
  it('begins with a legal date that is over and ends with what may be chosen some day', () => {
    expect(
      idsOf(
        home({
          caseSolutionList: [solution('choice')],
          registrationRequestList: [
            order('report', { kind: 'READ_REPORT' }),
            order('to pay', toPay('2026-12-24')),
            order('answers', { kind: 'FILL_IN' }),
            order('approval', { kind: 'APPROVE' }),
            order('overdue payment', toPay('2026-11-23')),
          ],
          officeActionList: [letter('near date', '2026-12-08'), letter('date over', '2026-11-23')],
        }),
      ),
    ).toEqual([
      'date over',
      'near date',
      'overdue payment',
      'approval',
      'answers',
      'to pay',
      'report',
      'choice',
    ]);
  });

  it.each([
    ['today is not over yet', '2026-11-24', ['letter', 'order']],
    ['a fortnight ahead is near', '2026-12-08', ['letter', 'order']],
    ['a day later is not', '2026-12-09', ['order', 'letter']],
  ])(
    'a letter whose last day is %s stands where it belongs beside a draft to approve',
    (_, dueDate, expected) => {
      expect(
        idsOf(
          home({
            officeActionList: [letter('letter', dueDate)],
            registrationRequestList: [order('order', { kind: 'APPROVE' })],
          }),
        ),
      ).toEqual(expected);
    },
  );

  it('stands by date where it is equally pressing, and without a date last', () => {
    expect(
      idsOf(
        home({
          officeActionList: [letter('later', '2027-05-02'), letter('sooner', '2027-03-01')],
          caseSolutionList: [solution('whenever')],
        }),
      ),
    ).toEqual(['sooner', 'later', 'whenever']);
  });

  it('names a draft that waits for the client’s word, until there is one', () => {
    const draft = (id: string, more: object) => ({
      ...first('answerDrafts'),
      id,
      status: 'DRAFTING' as const,
      markName: 'Lumora',
      dueDate: '2027-01-05',
      draftNumber: 2,
      draftApprovedAt: null,
      draftChangeAskedAt: null,
      ...more,
    });
    const duties = dutiesOf(
      home({
        answerDrafts: [
          draft('waits', {}),
          draft('unsent', { draftNumber: null }),
          draft('agreed', { draftApprovedAt: '2026-11-20T09:00:00Z' }),
          draft('sent back', { draftChangeAskedAt: '2026-11-20T09:00:00Z' }),
        ],
      }),
      NOW,
    );
    expect(duties).toMatchObject([
      { id: 'waits', kind: 'answer', to: '/portal/office-action/waits', about: 'Lumora', due: '2027-01-05' },
    ]);
  });

  it('leads to the step itself', () => {
    const [one] = dutiesOf(home({ officeActionList: [letter('l1', '2026-12-01')] }), NOW);
    expect(one).toMatchObject({
      kind: 'letter',
      to: '/portal/office-action/l1',
      about: 'Lumora',
      due: '2026-12-01',
    });
    const [choice] = dutiesOf(home({ caseSolutionList: [solution('s1')] }), NOW);
    expect(choice).toMatchObject({ kind: 'solution', to: '/portal/solution-center/c1', due: null });
  });

  it('has a letter to the other side that waits for approval, before what may be chosen some day', () => {
    const toOther = { ...first('caseLetterList'), id: 'l1', caseId: 'c1', recipientName: 'Copy Ltd' };
    const [approval, choice] = dutiesOf(
      home({ caseLetterList: [toOther], caseSolutionList: [solution('s1')] }),
      NOW,
    );
    expect(approval).toMatchObject({ kind: 'caseLetter', about: 'Copy Ltd', to: '/portal/cases/c1' });
    expect(choice).toMatchObject({ kind: 'solution' });
  });

  it.each([
    ['PAY', '2026-12-24'],
    ['APPROVE', null],
  ] as const)('in %s has the last day of the payment only where money is asked', (kind, due) => {
    const [one] = dutiesOf(
      home({ registrationRequestList: [order('o', { ...toPay('2026-12-24'), kind })] }),
      NOW,
    );
    expect(one?.due).toBe(due);
  });
});

describe('what is nobody’s duty', () => {
  it.each(['US', 'OFFICE', 'NOBODY'] as const)('is an order in which it is the turn of %s', (whoseTurn) => {
    expect(idsOf(home({ registrationRequestList: [order('o', { kind: 'APPROVE', whoseTurn })] }))).toEqual(
      [],
    );
  });

  it('is a fresh check of an order that was lost: it may be asked for, and is not', () => {
    expect(idsOf(home({ registrationRequestList: [order7('LOST')] }))).toEqual([]);
  });

  it('is a proof in which no class is left to decide', () => {
    const made = proof('p', '2026-12-01');
    const decided = { ...made, classes: { ...made.classes, items: [] } };
    expect(idsOf(home({ useInCommerceRequestList: [decided] }))).toEqual([]);
    expect(idsOf(home({ useInCommerceRequestList: [made] }))).toEqual(['p']);
  });
});

it('asks for one payment once: by its order, not by its product as well', () => {
  const step = toPay('2026-12-24');
  const product = { ...first('productList'), id: present(step.product).id };
  expect(idsOf(home({ registrationRequestList: [order('o', step)], productList: [product] }))).toEqual(['o']);
});
