import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { serviceForms, URGENT_DAYS, type ServiceForm } from '@cotta/reference/service-forms.js';

/** What pages ask of who orders a service, and the sheet of whoever works on it shows: from one declaration. */
export const serviceFormTypeDefs = /* GraphQL */ `
  enum ServiceQuestionKind {
    TEXT
    LONG_TEXT
    CHOICE
    "Several of its answers."
    CHOICES
    DATE
    "Addresses of pages, one a line."
    LINKS
  }

  "One question of the form of a service, beside its mark."
  type ServiceQuestion {
    "Name of the answer among the parameters; translation key."
    name: String!
    kind: ServiceQuestionKind!
    required: Boolean!
    "Of one choice, or of several: the answers, by name."
    choices: [String!]!
  }

  "A service that is ordered with a form, and whose price a person names."
  type ServiceForm {
    serviceName: String!
    "Its mark is named by office and number; otherwise where there is one."
    markNeeded: Boolean!
    "Ordered by the owner of the mark, or whoever acts for the owner."
    byOwner: Boolean!
    "Name of the date that a last day follows from."
    lastDayQuestion: String!
    "So many months on; 0: it is that day."
    lastDayMonths: Int!
    "Days before that last day up to which it can be ordered and paid."
    daysNeeded: Int!
    "A last day nearer than so many days is urgent."
    urgentDays: Int!
    questions: [ServiceQuestion!]!
  }

  extend type Query {
    "Services that are ordered with a form. For: everyone."
    serviceFormList: [ServiceForm!]!
  }
`;

const shown = ({ mark, questions, lastDay, ...form }: ServiceForm) => ({
  ...form,
  lastDayQuestion: lastDay.question,
  lastDayMonths: lastDay.months,
  markNeeded: mark === 'needed',
  urgentDays: URGENT_DAYS,
  questions: questions.map((question) => ({
    ...question,
    kind: question.kind === 'longText' ? 'LONG_TEXT' : question.kind.toUpperCase(),
  })),
});

export const serviceFormResolvers: Resolvers = {
  Query: { serviceFormList: () => serviceForms.map(shown) },
};
