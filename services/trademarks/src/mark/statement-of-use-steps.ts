import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { stepsOf } from '@cotta/kit/model/decider/step.js';
import { f } from '@cotta/kit/model/field/field.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { divideProblem, withoutGoods } from './goods.js';
import { allowanceProblem, divideRefused, extensionProblem, lateProblem } from './trademark-rules.js';
import { divisibleStatuses } from './trademark-status.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const { officeDueDate, dividedGoods } = trademarkResource.fields;
const filedOn = f.calendarDate("Day of filing, in the office's zone.");
const nextDue = { ...officeDueDate, optional: false } as const;
const EXTENSIONS = 5;

/** What only the office of the United States knows: the statement of use, its extensions, and dividing. */
export const statementOfUseSteps = [
  step({
    command: 'RequestStatementOfUse',
    doc: 'The notice of allowance came: use has to be shown, or time bought.',
    event: 'StatementOfUseRequested',
    label: 'Statement of use requested',
    audience: 'customer',
    effective: 'noticeOfAllowanceDate',
    from: ['Trademark published'],
    to: 'Statement of use requested',
    by: staff,
    input: { issueDate: f.calendarDate('Day of the notice of allowance.'), officeDueDate: nextDue },
    guard: (mark, input, { now }) => allowanceProblem(mark, input, now),
    change: (_, input) => ({
      noticeOfAllowanceDate: input.issueDate,
      officeDueDate: input.officeDueDate,
      remainingExtensionCount: EXTENSIONS,
    }),
  }),
  step({
    command: 'GrantSouExtension',
    doc: 'The office gave six more months.',
    event: 'SouExtensionGranted',
    label: 'SOU extended',
    audience: 'customer',
    from: ['Statement of use requested', 'SOU extended'],
    to: 'SOU extended',
    by: staff,
    input: { filedOn, officeDueDate: nextDue },
    guard: (mark, input, { now }) => extensionProblem(mark, input, now),
    change: (mark, input) => ({
      officeDueDate: input.officeDueDate,
      remainingExtensionCount: (mark.remainingExtensionCount ?? 0) - 1,
    }),
  }),
  step({
    command: 'SubmitStatementOfUse',
    doc: 'The statement of use was filed with a specimen for each class.',
    event: 'StatementOfUseSubmitted',
    label: 'SOU submitted',
    audience: 'customer',
    effective: 'filedOn',
    from: ['Statement of use requested', 'SOU extended'],
    to: 'SOU submitted',
    by: staff,
    input: { filedOn },
    guard: (mark, input, { now }) => lateProblem(mark, input.filedOn, now),
    change: () => ({ officeDueDate: null }),
    besides: (_, { filedOn }) => ({ filedOn }),
  }),
  step({
    command: 'DivideTrademark',
    doc: 'Some goods go to an application of their own, which is created beside it.',
    event: 'TrademarkDivided',
    label: 'Divided',
    audience: 'customer',
    from: divisibleStatuses,
    to: 'Divided',
    by: ['lawyer'],
    input: {
      dividedGoods: { ...dividedGoods, optional: false },
      clientConsentOn: f.calendarDate('Day the client agreed in writing.'),
      feePaid: f.boolean("The office's fee for dividing is paid."),
    },
    guard: (mark, input, { now }) =>
      divideRefused(mark, input, now) ?? divideProblem(mark.goodsAndServices ?? [], input.dividedGoods),
    change: (mark, input) => {
      const kept = withoutGoods(mark.goodsAndServices ?? [], input.dividedGoods);
      return {
        dividedGoods: input.dividedGoods,
        statusBeforeDivide: mark.status ?? null,
        ...(isRefusal(kept) ? {} : { goodsAndServices: kept }),
      };
    },
  }),
  step({
    command: 'ContinueDividedTrademark',
    doc: 'The divide is done; it goes on where it stood.',
    event: 'DividedTrademarkContinued',
    label: 'Divide completed',
    audience: 'customer',
    from: ['Divided'],
    to: (mark) => mark.statusBeforeDivide ?? 'Application filed',
    by: staff,
    change: () => ({ statusBeforeDivide: null }),
  }),
];
