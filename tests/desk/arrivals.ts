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
export const made = (name: string, type: string): string => {
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
  /** A mark that stands in the register of an office. @returns its id */
  const markOf = (name: string, more: object): Promise<string> =>
    idOf(
      day.does(ada, made('createTrademark', 'Trademark'), {
        input: {
          name,
          type: 'WORD',
          goodsAndServices: [{ class: 11, terms: ['lamps'] }],
          userId: rita.userId,
          ...more,
        },
      }),
    );
  return {
    /** A name is to be checked. */
    check: async (name: string, { office, language }: { office: string; language: string }) => {
      const { requestId } = await day.does(
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
      return String(requestId);
    },
    /** Somebody was seen to use the name. */
    report: (link: string) =>
      idOf(
        day.does(rita, made('createCaseRequest', 'CaseRequest'), {
          input: {
            type: 'Copied product',
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
    mark: markOf,
    proof: (trademarkId: string, dueDate: string) =>
      idOf(
        day.does(ada, made('createUseInCommerceRequest', 'UseInCommerceRequest'), {
          input: { trademarkId, userId: rita.userId, type: 'STATEMENT_OF_USE', dueDate },
        }),
      ),
    /** A letter of an office, with its paper. */
    letter: async (trademarkId: string, { issueDate, dueDate }: { issueDate: string; dueDate: string }) => {
      const id = await idOf(
        day.does(ada, made('createOfficeAction', 'OfficeAction'), {
          input: { trademarkId, userId: rita.userId, issueDate, dueDate },
        }),
      );
      await day.does(ada, made('createDocument', 'Document'), {
        input: {
          upload: await day.uploads('letter.pdf', Buffer.from('%PDF-1.4\n%%EOF\n')),
          name: 'Letter of the office',
          type: 'OFFICE_LETTER',
          subjectType: 'office_action',
          subjectId: id,
        },
      });
      return id;
    },
    /** Somebody opposes a mark that was published. */
    opposed: async (name: string) => {
      const id = await markOf(name, {
        jurisdiction: 'US',
        number: '97000003',
        status: 'TRADEMARK_PUBLISHED',
        filingDate: '2026-01-12',
        publicationDate: '2027-02-23',
      });
      await day.does(ada, done('opposeTrademark', 'Trademark'), { id, input: { filedOn: '2027-03-08' } });
    },
    /** The office registered a mark. */
    registered: async (name: string) => {
      const id = await markOf(name, {
        jurisdiction: 'US',
        number: '97000004',
        status: 'TRADEMARK_PUBLISHED',
        filingDate: '2026-01-12',
        publicationDate: '2026-12-08',
      });
      await day.does(ada, done('registerTrademark', 'Trademark'), {
        id,
        input: { registrationDate: '2027-03-02', number: '7100004', feePaid: true },
      });
    },
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
