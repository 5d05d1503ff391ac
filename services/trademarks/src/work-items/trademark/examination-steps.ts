import { stepsOf } from '@cotta/kit/decider/work-item.js';
import { f } from '@cotta/kit/field/field.js';
import { staff } from '@cotta/kit/subgraph/viewer.js';
import { lateProblem, letterDueProblem, oppositionProblem, publicationProblem } from '../../domain/trademark-rules.js';
import { trademarkResource } from './trademark.resource.js';

const step = stepsOf(trademarkResource);
const { publicationDate, oppositionEndDate, officeDueDate, officeLetterDate } = trademarkResource.fields;

/** Between the office and the world: examination, letters, publication, opposition. */
export const examinationSteps = [
  step({
    command: 'StartExamination', doc: 'The office examines the application.', event: 'ExaminationStarted', label: 'Under examination', audience: 'customer',
    from: ['Application filed'], to: 'Under examination', by: staff,
  }),
  step({
    command: 'ReceiveOfficeAction', doc: 'The office wrote and awaits an answer; the letter is docketed with its due date.', event: 'OfficeActionReceived', label: 'Office action received', audience: 'customer',
    from: ['Application filed', 'Under examination', 'Response to office action submitted', 'SOU submitted'], to: 'Office action received', by: staff,
    input: { officeActionId: f.ref('OfficeAction', 'The docketed letter.', { as: 'officeAction' }), officeDueDate: { ...officeDueDate, optional: false }, officeLetterDate },
    guard: (mark, input) => letterDueProblem(mark, input),
    change: (_, input) => ({ officeDueDate: input.officeDueDate, officeLetterDate: input.officeLetterDate ?? null }),
  }),
  step({
    command: 'FileOfficeActionResponse', doc: 'The answer was filed in time.', event: 'OfficeActionResponseFiled', label: 'Response to office action submitted', audience: 'customer',
    from: ['Office action received'], to: 'Response to office action submitted', by: staff,
    input: { filedOn: f.calendarDate("Day of filing, in the office's zone.") },
    guard: (mark, { filedOn }, { now }) => lateProblem(mark, filedOn, now),
    change: () => ({ officeDueDate: null }),
  }),
  step({
    command: 'AcceptOfficeActionResponse', doc: 'The office accepted the answer and goes on examining.', event: 'OfficeActionResponseAccepted', label: 'Response accepted', audience: 'customer',
    from: ['Response to office action submitted'], to: 'Under examination', by: staff,
  }),
  step({
    command: 'PublishTrademark', doc: 'The office published the application; others can oppose now.', event: 'TrademarkPublished', label: 'Trademark published', audience: 'customer',
    from: ['Application filed', 'Under examination', 'Response to office action submitted'], to: 'Trademark published', by: staff,
    input: { publicationDate: { ...publicationDate, optional: false }, oppositionEndDate },
    guard: (mark, input, { now }) => publicationProblem(mark, input, now),
    change: (_, input) => input,
  }),
  step({
    command: 'OpposeTrademark', doc: 'Somebody opposed it.', event: 'TrademarkOpposed', label: 'Application opposed', audience: 'customer',
    from: ['Trademark published', 'Trademark registered'], to: 'Application opposed', by: staff,
    input: { filedOn: f.calendarDate('Day the opposition was filed.'), officeDueDate },
    guard: (mark, { filedOn }, { now }) => oppositionProblem(mark, filedOn, now),
    change: (_, { officeDueDate: due }) => ({ officeDueDate: due ?? null }),
  }),
  step({
    command: 'EndOpposition', doc: 'The opposition was withdrawn, rejected or settled; the reason says how.', event: 'OppositionEnded', label: 'Opposition ended', audience: 'customer',
    from: ['Application opposed'], to: (mark) => (mark.registrationDate ? 'Trademark registered' : 'Trademark published'), by: ['lawyer'], reasonNeeded: true,
    change: () => ({ officeDueDate: null }),
  }),
  step({
    command: 'UpholdOpposition', doc: 'The opposition succeeded by a final decision.', event: 'OppositionUpheld', label: 'Opposition succeeded', audience: 'customer',
    from: ['Application opposed'], to: (mark) => (mark.registrationDate ? 'Cancelled' : 'Refused'), by: ['lawyer'], reasonNeeded: true,
    input: { decidedOn: f.calendarDate('Day of the final decision.') },
    change: () => ({ officeDueDate: null }),
  }),
  step({
    command: 'RefuseTrademark', doc: 'The office refused it for good; the term to appeal is over or was waived.', event: 'TrademarkRefused', label: 'Refused', audience: 'customer',
    from: ['Office action received', 'Under examination'], to: 'Refused', by: ['lawyer'], reasonNeeded: true,
    input: { appeal: f.enumeration('Why there is no appeal.', { name: 'AppealEnd', values: ['Term over', 'Waived'] }) },
    change: () => ({ officeDueDate: null }),
  }),
];
