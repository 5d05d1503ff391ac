import type { InputHTMLAttributes } from 'react';
import { websitesOf } from '../../../../domain/request/websites-of.js';
import type { RequestVerificationInput } from '../../../../generated/schema.js';

/** What is known of the visit, and nobody is asked. */
export type Visit = Pick<
  RequestVerificationInput,
  'language' | 'country' | 'currency' | 'attribution' | 'consultationId'
>;

/** What the form asks; which classes it is about, the lawyer says. */
export type MarkAnswers = Omit<RequestVerificationInput, keyof Visit | 'classes'>;

type Contact = MarkAnswers['contact'];

/** Names of the form's controls; refusals of the service arrive under the same names. */
type QuestionName = Exclude<keyof MarkAnswers, 'contact'> | `contact.${keyof Contact}`;

type AnswerTo<Name extends QuestionName> = Name extends `contact.${infer Part extends keyof Contact}`
  ? Contact[Part]
  : Name extends keyof MarkAnswers
    ? MarkAnswers[Name]
    : never;

interface Question<Answer> {
  /** Key of its label. */
  readonly label: string;
  /** What its control says, as the service wants it; undefined: nothing is sent. */
  readonly read: (form: FormData, name: QuestionName) => Answer;
  /** What its control starts with. Absent: it cannot be brought back, as a file. */
  readonly show?: (answer: Answer) => readonly string[];
  /** Key of what is wrong with the answer. */
  readonly problem?: (answer: Answer, all: MarkAnswers) => string | undefined;
}

interface YesNo {
  readonly as: 'yesNo';
  /** Keys of the two answers. */
  readonly yes: string;
  readonly no: string;
}

type Line = { readonly as: 'input' | 'textarea' } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'maxLength' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
> & { readonly rows?: number };

/** A question that needs no drawing of its own. */
export interface Plain {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly control: Line | YesNo;
  /** Drawn there with the others of the table; absent: its section draws it by name. */
  readonly section?: 'whatFor';
}

type Text = string | null | undefined;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[0-9]{6,15}$/;
const TYPES = ['TEXT', 'LOGO', 'COMBINED'] as const;

const said = (form: FormData, name: QuestionName): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const kindOf = (form: FormData) => TYPES.find((known) => known === said(form, 'type')) ?? 'TEXT';
const required = (answer: Text) => (answer ? undefined : 'errors.REQUIRED');

/** Text that has to be written. */
const text = <const Of extends Plain>(plain: Of) => ({
  read: said,
  show: (answer: Text) => [answer ?? ''],
  problem: required,
  ...plain,
});

/** Text that may be left out. */
const optionalText = <const Of extends Plain>(plain: Of) => ({
  read: (form: FormData, name: QuestionName) => said(form, name) || undefined,
  show: (answer: Text) => [answer ?? ''],
  optional: true as const,
  ...plain,
});

/** Yes, no, or no answer. */
const yesOrNo = <const Of extends Plain & { readonly control: YesNo }>(plain: Of) => ({
  read: (form: FormData, name: QuestionName) => {
    const answer = said(form, name);
    return answer === '' ? undefined : answer === 'yes';
  },
  show: (answer: boolean | null | undefined) => (answer == null ? [] : [answer ? 'yes' : 'no']),
  optional: true as const,
  ...plain,
});

/** A sentence that is ticked or not. */
const tick = (label: string) => ({
  label,
  read: (form: FormData, name: QuestionName) => said(form, name) !== '',
  show: (answer: boolean) => (answer ? ['yes'] : []),
});

/** As the service reads it, so that all that is wrong is said at once. */
function isWebsite(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && url.hostname.includes('.') && url.username === '' && url.password === '';
}

/** All that the form asks, in the order of the page: the one place in which a question is named. */
export const questions = {
  type: { label: 'label.type', read: kindOf, show: (kind) => [kind] },
  value: text({
    label: 'label.value',
    hint: 'what.valueHint',
    control: { as: 'input', maxLength: 200, autoComplete: 'off', spellCheck: false },
  }),
  logoUpload: {
    label: 'label.logoUpload',
    read: (form, name) => (kindOf(form) === 'TEXT' ? undefined : said(form, name) || undefined),
  },
  meaning: optionalText({
    label: 'label.meaning',
    hint: 'what.meaningHint',
    control: { as: 'input', maxLength: 500 },
  }),
  jurisdictions: {
    label: 'label.jurisdictions',
    read: (form, name) => [
      ...new Set(form.getAll(name).filter((code): code is string => typeof code === 'string')),
    ],
    show: (codes) => codes,
    problem: (codes, { jurisdictionsUndecided }) =>
      codes.length > 0 || jurisdictionsUndecided ? undefined : 'errors.TOO_FEW',
  },
  jurisdictionsUndecided: tick('where.unsure'),
  businessDescription: text({
    label: 'label.businessDescription',
    hint: 'whatFor.descriptionHint',
    section: 'whatFor',
    control: { as: 'textarea', maxLength: 4000, rows: 5 },
  }),
  websites: {
    label: 'label.websites',
    hint: 'whatFor.websitesHint',
    optional: true,
    section: 'whatFor',
    control: { as: 'input', maxLength: 1000, inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
    read: (form, name) => websitesOf(said(form, name)),
    show: (sites) => [sites.join(', ')],
    problem: (sites) => (sites.every(isWebsite) ? undefined : 'errors.NOT_A_URL'),
  },
  useInCommerce: yesOrNo({
    label: 'whatFor.usedLabel',
    hint: 'whatFor.usedHint',
    section: 'whatFor',
    control: { as: 'yesNo', yes: 'whatFor.used', no: 'whatFor.planned' },
  }),
  'contact.firstName': text({
    label: 'who.firstName',
    control: { as: 'input', maxLength: 100, autoComplete: 'given-name' },
  }),
  'contact.lastName': text({
    label: 'who.lastName',
    control: { as: 'input', maxLength: 100, autoComplete: 'family-name' },
  }),
  'contact.email': {
    ...text({
      label: 'who.email',
      control: { as: 'input', type: 'email', maxLength: 254, autoComplete: 'email', spellCheck: false },
    }),
    problem: (address) => required(address) ?? (EMAIL.test(address) ? undefined : 'errors.NOT_AN_EMAIL'),
  },
  'contact.phone': {
    ...optionalText({
      label: 'who.phone',
      hint: 'who.phoneHint',
      control: { as: 'input', type: 'tel', maxLength: 30, autoComplete: 'tel' },
    }),
    problem: (number) =>
      !number || PHONE.test(number.replaceAll(/[\s()./-]/g, '')) ? undefined : 'errors.NOT_A_PHONE',
  },
  sendMarketingEmails: tick('who.marketing'),
} as const satisfies { readonly [Name in QuestionName]: Question<AnswerTo<Name>> & Partial<Plain> };

type Questions = typeof questions;

/** Names of the questions that need no drawing of their own. */
export type PlainName = {
  [Name in QuestionName]: Questions[Name] extends Plain ? Name : never;
}[QuestionName];

// The edge: the keys of the table, each with its question; a question is only ever given what it read itself.
export const everyQuestion = Object.entries(questions) as unknown as readonly (readonly [
  QuestionName,
  Question<unknown> & Partial<Plain>,
])[];

/** The plain questions of a section, in the order of the table. */
export function plainIn(section: Plain['section']): readonly PlainName[] {
  // The edge: only plain questions name a section.
  return everyQuestion.filter(([, asked]) => asked.section === section).map(([name]) => name as PlainName);
}
