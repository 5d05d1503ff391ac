/** How one question is answered. */
export type QuestionKind = 'text' | 'longText' | 'choice' | 'choices' | 'date' | 'links';

/** One question of an order beside its mark. */
export interface ServiceQuestion {
  readonly name: string;
  readonly kind: QuestionKind;
  readonly required: boolean;
  /** Of one choice, or of several: the answers, by name. */
  readonly choices: readonly string[];
}

/** What is asked of who orders one service, and what the order needs. */
export interface ServiceForm {
  readonly serviceName: string;
  /** `needed`: the mark by office and number; `asked`: where there is one. */
  readonly mark: 'needed' | 'asked';
  /** Only the owner of the mark may order it, or whoever acts for the owner. */
  readonly byOwner: boolean;
  /** The answer from which the last day follows, so many months on; 0: it is that day. */
  readonly lastDay: { readonly question: string; readonly months: number };
  /** The days we need before the last day of the office or of the other side; who pays later would buy nothing. */
  readonly daysNeeded: number;
  /** A second order for the same mark is a mistake. */
  readonly once: boolean;
  readonly questions: readonly ServiceQuestion[];
}

/** A last day nearer than this is called urgent, and the phone is shown. */
export const URGENT_DAYS = 7;

/** The name under which a last day is answered. */
const LAST_DAY = 'deadline';
/** From the notice that an application ended on. @source 37 CFR 2.66 */
const REVIVAL_MONTHS = 2;

const question =
  (kind: QuestionKind) =>
  (name: string, required: boolean, choices: readonly string[] = []): ServiceQuestion => ({
    name,
    kind,
    required,
    choices,
  });
const text = question('text');
const longText = question('longText');
const choice = question('choice');
const date = question('date');
const links = question('links');

const otherSide = text('otherSide', true);
const facts = longText('facts', true);
const lastDay = (required: boolean): ServiceQuestion => date(LAST_DAY, required);

const form = (
  serviceName: string,
  questions: readonly ServiceQuestion[],
  more: Partial<Omit<ServiceForm, 'serviceName' | 'questions'>> = {},
): ServiceForm => ({
  serviceName,
  mark: 'needed',
  byOwner: true,
  lastDay: { question: LAST_DAY, months: 0 },
  daysNeeded: 3,
  once: false,
  questions,
  ...more,
});

/** Every service whose price a person names from its answers. The page, the check of its answers and the sheet of whoever works on it follow from here. */
export const serviceForms: readonly ServiceForm[] = [
  form('cease-and-desist-letter', [
    otherSide,
    links('links', true),
    facts,
    choice('wanted', true, ['stop', 'stop-and-pay', 'license']),
    text('since', false),
  ]),
  form(
    'cease-and-desist-letter-response',
    [otherSide, lastDay(true), facts, choice('wanted', true, ['reject', 'settle', 'stop-use', 'advice'])],
    { mark: 'asked', byOwner: false, daysNeeded: 2 },
  ),
  form('trademark-coexistence-agreement', [
    otherSide,
    text('otherMark', true),
    longText('terms', true),
    choice('stage', true, ['not-spoken', 'in-talks', 'agreed']),
    lastDay(false),
  ]),
  form('limitation-of-goods-and-services', [
    longText('limitation', true),
    choice('reason', true, ['agreement', 'objection', 'own-wish']),
    lastDay(false),
  ]),
  form('domain-resolution', [
    links('domains', true),
    text('otherSide', false),
    choice('wanted', true, ['transfer-domain', 'delete-domain', 'advice']),
    facts,
  ]),
  form(
    'trademark-representation',
    [
      text('representative', false),
      choice('reason', true, ['none-yet', 'change', 'office-asks']),
      lastDay(false),
      longText('facts', false),
    ],
    { once: true },
  ),
  form('filing-opposition', [
    text('otherMark', true),
    text('otherNumber', true),
    text('otherSide', false),
    lastDay(true),
    facts,
  ]),
  form('opposition-response', [
    otherSide,
    text('otherMark', false),
    lastDay(true),
    choice('wanted', true, ['defend', 'settle', 'limit']),
    longText('facts', false),
  ]),
  form('office-letter-answer', [date('issuedOn', false), lastDay(true), longText('facts', false)]),
  form(
    'petition-to-revive',
    [
      date('issuedOn', true),
      choice('missed', true, ['missed-use', 'missed-answer', 'missed-other']),
      longText('facts', true),
    ],
    { lastDay: { question: 'issuedOn', months: REVIVAL_MONTHS } },
  ),
  form('legal-services', [longText('facts', true), links('links', false), lastDay(false)], {
    mark: 'asked',
    byOwner: false,
    daysNeeded: 2,
  }),
];

/** The form of a service; undefined where its price comes from the list, or it is ordered at a record. */
export const serviceFormOf = (serviceName: string): ServiceForm | undefined =>
  serviceForms.find((known) => known.serviceName === serviceName);
