import { classNumbers } from '@cotta/reference/nice-classes.js';
import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type FieldSet, type InputOf } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { isCountry } from '@cotta/reference/countries.js';
import { addDays, addMonths } from '@cotta/reference/calendar-date.js';
import { officeOf } from '@cotta/reference/offices.js';
import { serviceFormOf, serviceForms, type ServiceForm } from '@cotta/reference/service-forms.js';
import { TRADEMARK_WATCH } from '@cotta/reference/watch-price.js';
import { fieldsOf } from './form-fields.js';

const nice = f.integer('Class of the Nice Classification.', classNumbers);

/** One order and one payment; each mark then has an order of its own, a part of this one. */
export const SEVERAL_RENEWALS = 'trademark-renewals';

/** Which mark it is about: one of ours by its id, any other by office and number. */
const mark = {
  trademarkId: f.id('The mark, where we look after it.', { optional: true }),
  jurisdiction: f.code('JurisdictionCode', 'Office of the registration.', {
    known: (code) => officeOf(code) !== undefined,
  }),
  number: f.text('Number of the registration.', { max: 60, min: 1 }),
  name: f.text('The words of the mark, or what a mark without words is called.', { max: 300, min: 1 }),
};

const renewal = {
  ...mark,
  expirationDate: f.calendarDate('Day the protection ends, as the register says.', { optional: true }),
  classes: f.list(nice, { max: 45, min: 1 }),
  poaInHand: f.boolean('A power of attorney for us is signed already.'),
};

/** The most marks of one order. */
const MOST_MARKS = 100;
/** As many names stand for the whole order. */
const MOST_NAMED = 3;
const LONGEST_NAMED = 50;

/** Several renewals in one order; the price of each hangs on its day, so each says it. */
const renewals = {
  marks: f.list(
    f.object('RenewedMark', 'A mark to renew.', {
      ...renewal,
      expirationDate: f.calendarDate('Day the protection ends, as the register says.'),
    }),
    { max: MOST_MARKS, min: 1 },
  ),
};

const newOwner = {
  name: f.text('Person or company.', { max: 300, min: 1 }),
  street: f.text('Street and number.', { max: 200, min: 1 }),
  city: f.text('Town.', { max: 100, min: 1 }),
  postcode: f.text('Postcode.', { max: 20, optional: true }),
  country: f.code('CountryCode', 'Country.', { known: isCountry }),
  companyId: f.text('Number in the company register.', { max: 60, optional: true }),
  email: f.email('Where it is written to.', { optional: true }),
};

const transfer = {
  ...mark,
  kind: f.text('sale, merger, inheritance, name-change, address-change', {
    max: 40,
    pattern: /^(sale|merger|inheritance|name-change|address-change)$/,
    optional: true,
  }),
  classes: f.list(nice, { max: 45, optional: true }),
  currentOwner: f.text('Owner as the register says.', { max: 300, min: 1 }),
  newOwner: f.object('TransferNewOwner', 'Who owns it from now on.', newOwner),
};

/** Work that was ordered where it was offered: the record it was ordered at says what is done. */
const orderedWork = {
  ...mark,
  jurisdiction: { ...mark.jurisdiction, optional: true },
  number: { ...mark.number, optional: true },
  subjectType: f.text('Kind of the record it was ordered at: `office_action`, `case_solution` …', {
    max: 60,
    min: 1,
  }),
  subjectId: f.id('The record it was ordered at.'),
  orderBy: f.calendarDate('Last day to pay for it, so that it can be done in time.', { optional: true }),
};

/** Services that are ordered at the record that offers them. */
export const orderedWorkServices = [
  'office-action-response',
  'proof-of-use',
  'case-solution',
  'opposition',
  TRADEMARK_WATCH,
] as const;

/** One of `orderedWorkServices`. */
export type OrderedWorkService = (typeof orderedWorkServices)[number];

/** What is answered for the renewal of one mark. `expirationDate`: `YYYY-MM-DD`, as the register says. */
export type RenewalParameters = InputOf<typeof renewal>;

/** What is answered for the transfer of one mark to a new owner. */
export type TransferParameters = InputOf<typeof transfer>;

/** Forms we know the parts of; other services ask in their own words. */
const forms: Readonly<Record<string, FieldSet>> = {
  'trademark-renewal': renewal,
  [SEVERAL_RENEWALS]: renewals,
  'ownership-transfer': transfer,
  ...Object.fromEntries(orderedWorkServices.map((name) => [name, orderedWork])),
  ...Object.fromEntries(
    serviceForms.map((form) => [
      form.serviceName,
      { ...(form.mark === 'needed' ? mark : withoutRequired(mark)), ...fieldsOf(form) },
    ]),
  ),
};

interface Order {
  readonly serviceName?: string;
  readonly parameters?: unknown;
}

/** What is answered wrongly in the form of this service. A draft may lack answers; `complete`: now all have to be there. */
export function parametersProblem(
  { serviceName = '', parameters }: Order,
  { complete }: { complete: boolean },
): Refusal | undefined {
  const form = forms[serviceName];
  if (form === undefined || (!complete && isNothing(parameters))) return undefined;
  const parsed = parseInput(complete ? form : withoutRequired(form), parameters ?? {}, ['parameters']);
  const problems: readonly FieldRefusal[] = parsed.ok
    ? complete
      ? numberProblems({ serviceName, parameters })
      : []
    : parsed.fields;
  return problems.length === 0 ? undefined : refuseFields(problems);
}

/** Every office numbers its registrations with digits: what has none was typed into the wrong field. Old orders stay as they are. */
function numberProblems({ serviceName = '', parameters }: Order): FieldRefusal[] {
  // An application has no number for a while, and a threat has none ever.
  if (forms[serviceName] === orderedWork) return [];
  if (serviceFormOf(serviceName)?.mark === 'asked' && markOfOrder({ serviceName, parameters }).number === '')
    return [];
  const marks =
    serviceName === SEVERAL_RENEWALS
      ? renewalsOf({ serviceName, parameters }).map(({ number }, at) => ({
          number,
          path: ['parameters', 'marks', String(at), 'number'],
        }))
      : [{ number: markOfOrder({ serviceName, parameters }).number, path: ['parameters', 'number'] }];
  return marks
    .filter(({ number }) => !/\d/.test(number))
    .map(({ path }) => ({
      path,
      code: 'NOT_A_REGISTRATION',
      message: 'A registration number has digits; it stands in the register and on the certificate.',
    }));
}

/** The answers of an order that renews one mark; undefined for any other service, and while an answer is wrong. */
export function renewalOf({ serviceName, parameters }: Order): RenewalParameters | undefined {
  const parsed = serviceName === 'trademark-renewal' ? parseInput(renewal, parameters) : undefined;
  return parsed?.ok === true ? parsed.value : undefined;
}

/** The marks of an order of several; none of any other order, and none while an answer is wrong. */
export function renewalsOf({ serviceName, parameters }: Order): readonly RenewalParameters[] {
  const parsed = serviceName === SEVERAL_RENEWALS ? parseInput(renewals, parameters) : undefined;
  return parsed?.ok === true ? parsed.value.marks : [];
}

/** What other services and lists have to know of an order without reading its answers; nothing where the form has no such answer yet. */
export function markOfOrder({ serviceName = '', parameters }: Order): {
  trademarkId: string | null;
  jurisdiction: string | null;
  number: string;
  mark: string;
} {
  const nothing = { trademarkId: null, jurisdiction: null, number: '', mark: '' };
  if (forms[serviceName] === undefined || isNothing(parameters)) return nothing;
  if (serviceName === SEVERAL_RENEWALS)
    return { ...nothing, mark: namesOf(renewalsOf({ serviceName, parameters })) };
  const asked = Object.fromEntries(
    Object.keys(mark).map((key) => [key, (parameters as Readonly<Record<string, unknown>>)[key] ?? null]),
  );
  const parsed = parseInput(withoutRequired(mark), asked);
  if (!parsed.ok) return nothing;
  const { trademarkId, jurisdiction, number, name } = parsed.value as Partial<
    Record<keyof typeof mark, string | null>
  >;
  return {
    trademarkId: trademarkId ?? null,
    jurisdiction: jurisdiction ?? null,
    number: number ?? '',
    mark: name ?? '',
  };
}

/** The last day to pay, where the record that offered the work knows one, or the last day that was answered leaves one; undefined of any other service. */
export function lastDayOf({ serviceName = '', parameters }: Order): string | undefined {
  const form = serviceFormOf(serviceName);
  if (form !== undefined) {
    const day = answeredDay(form, parameters);
    return day === undefined ? undefined : addDays(day, -form.daysNeeded);
  }
  if (forms[serviceName] !== orderedWork || isNothing(parameters)) return undefined;
  const { orderBy = null } = parameters as { readonly orderBy?: unknown };
  const parsed = parseInput({ orderBy: orderedWork.orderBy }, { orderBy });
  return parsed.ok ? (parsed.value.orderBy ?? undefined) : undefined;
}

/** The last day of the office or of the other side, as it follows from what who orders said. */
function answeredDay({ lastDay }: ServiceForm, parameters: unknown): string | undefined {
  if (isNothing(parameters)) return undefined;
  const { [lastDay.question]: answer = null } = parameters as Readonly<Record<string, unknown>>;
  const parsed = parseInput({ day: orderedWork.orderBy }, { day: answer });
  return parsed.ok && parsed.value.day ? addMonths(parsed.value.day, lastDay.months) : undefined;
}

/** The first names, and how many more. */
function namesOf(marks: readonly RenewalParameters[]): string {
  const named = marks
    .slice(0, MOST_NAMED)
    .map(({ name }) => (name.length > LONGEST_NAMED ? `${name.slice(0, LONGEST_NAMED)}…` : name))
    .join(', ');
  return marks.length > MOST_NAMED ? `${named} +${marks.length - MOST_NAMED}` : named;
}

function withoutRequired(fields: FieldSet): FieldSet {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, { ...field, optional: true }]),
  );
}

function isNothing(parameters: unknown): boolean {
  return typeof parameters !== 'object' || parameters === null;
}
