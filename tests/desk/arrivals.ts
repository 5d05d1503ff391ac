import type { Colleague, OfficeDay } from './office-day.js';

/** Everybody of the day. */
export interface Cast {
  readonly lena: Colleague;
  readonly marek: Colleague;
  readonly ada: Colleague;
  readonly rita: Colleague;
  readonly dana: Colleague;
}

const refusal = '... on Refusal { code message fields { path code message } }';
const made = (name: string, type: string): string => {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { __typename ... on ${type} { id } ${refusal} } }`;
};
export const done = (name: string, type: string): string => {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($id: ID!, $input: ${input}!) { ${name}(id: $id, input: $input) { __typename ... on ${type} { id } ${refusal} } }`;
};

/** What comes in over the day, by the people who bring it. */
export function arrivals(day: OfficeDay, { rita, dana, ada }: Cast) {
  const idOf = async (answer: Promise<Record<string, unknown>>): Promise<string> =>
    String((await answer)['id']);
  return {
    /** A name is to be checked. */
    check: async (name: string, { office, language }: { office: string; language: string }) => {
      await day.does(
        rita,
        `mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { __typename ... on VerificationReceipt { requestId } ${refusal} } }`,
        {
          input: {
            type: 'TEXT',
            value: name,
            jurisdictions: [office],
            jurisdictionsUndecided: false,
            websites: [],
            businessDescription: 'Lamps and their repair.',
            classes: [11],
            language,
            sendMarketingEmails: false,
            contact: { email: rita.email, firstName: 'Rita', lastName: 'Day' },
          },
        },
      );
    },
    /** Somebody was seen to use the name. */
    report: (link: string) =>
      idOf(
        day.does(rita, made('createCaseRequest', 'CaseRequest'), {
          input: {
            type: 'COUNTERFEIT',
            links: [link],
            message: 'They sell copies of our lamps.',
            contactEmail: rita.email,
          },
        }),
      ),
    /** A talk with a lawyer. */
    talk: (about: string) =>
      idOf(
        day.does(dana, made('createConsultation', 'Consultation'), {
          input: { description: about, questionsAndAnswers: [] },
        }),
      ),
    ticket: (words: string) =>
      idOf(day.does(rita, made('createSupportTicket', 'SupportTicket'), { input: { description: words } })),
    /** A mark in the register of an office. */
    mark: (name: string, more: object) =>
      idOf(
        day.does(ada, made('createTrademark', 'Trademark'), {
          input: {
            name,
            type: 'TEXT',
            goodsAndServices: [{ classNumber: 11, terms: ['lamps'] }],
            userId: rita.userId,
            ...more,
          },
        }),
      ),
    proof: (trademarkId: string, dueDate: string) =>
      idOf(
        day.does(ada, made('createUseInCommerceRequest', 'UseInCommerceRequest'), {
          input: { trademarkId, userId: rita.userId, type: 'STATEMENT_OF_USE', dueDate },
        }),
      ),
    letter: (trademarkId: string, { issueDate, dueDate }: { issueDate: string; dueDate: string }) =>
      idOf(
        day.does(ada, made('createOfficeAction', 'OfficeAction'), {
          input: { trademarkId, issueDate, dueDate },
        }),
      ),
    brand: (name: string) =>
      idOf(
        day.does(rita, made('createBrand', 'Brand'), {
          input: { userId: rita.userId, name, websites: [], businessDescription: 'Lamps.' },
        }),
      ),
    service: (type: string, deadline: string) =>
      idOf(
        day.does(ada, made('createService', 'Service'), { input: { userId: rita.userId, type, deadline } }),
      ),
    asked: (title: string, colleague: Colleague, subjectId: string) =>
      idOf(
        day.does(ada, made('createTask', 'Task'), {
          input: {
            kind: 'OTHER',
            title,
            subjectType: 'user',
            subjectId,
            assignedAdminId: colleague.userId,
          },
        }),
      ),
  };
}
