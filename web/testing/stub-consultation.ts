// What the page of a talk shows.
import type { Answers, AnswerTo } from './answers-to.js';
import { lawyer } from './stub-facts.js';
import { rowId } from './stub-records.js';
import { plainMark } from './stub-states.js';

const DAY = 86_400_000;
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

export const consultationWork = {
  consultation: {
    __typename: 'Consultation',
    id: rowId('consultation', 0),
    version: 4,
    status: 'SCHEDULED',
    // A Wednesday.
    eventTimestamp: '2099-11-25T09:00:00.000Z',
    description: 'Which classes do I need?',
    location: 'By phone',
    outcome: null,
    advice: null,
    resolution: null,
    offers: [],
    outcomeSentAt: null,
    contactName: null,
    contactEmail: null,
    language: null,
    missedCount: 0,
    assignedAdminId: lawyer.id,
    createdAt: '2026-11-20T09:00:00.000Z',
    questionsAndAnswers: [
      { __typename: 'ConsultationAnswer', question: 'May I add a class later?', answer: null },
    ],
    user: {
      __typename: 'User',
      id: rowId('user', 0),
      displayName: 'Rita Rosa',
      email: 'rita@client.test',
    },
    request: {
      __typename: 'RegistrationRequest',
      id: rowId('registration_request', 0),
      publicId: 'V-398',
      value: 'NORDHAVEN',
    },
  },
  registrationRequestList: { items: [] },
  serviceRequestList: { items: [] },
} satisfies AnswerTo<'ConsultationWork'>;

/** Any week: the firm works from 8 to 17 UTC, the talk has its own time; on Tuesday at 9 the lawyer has a talk, a colleague another; on Thursday she is away; on Friday the firm is closed. */
export const weekFrom = (monday: string): AnswerTo<'ConsultationWeek'> => {
  const day = (index: number): string => dayAfter(monday, index);
  const talk = (
    index: number,
    assignedAdminId: string,
    displayName: string,
    at = `${day(1)}T09:00:00.000Z`,
  ) => ({
    __typename: 'Consultation' as const,
    id: rowId('consultation', index),
    eventTimestamp: at,
    assignedAdminId,
    contactName: null,
    user: { __typename: 'User' as const, id: rowId('user', index), displayName },
  });
  return {
    firmWeek: {
      __typename: 'FirmWeek',
      zone: 'Europe/Bratislava',
      days: Array.from({ length: 7 }, (_, index) => ({
        __typename: 'FirmDay' as const,
        date: day(index),
        opensAt: index < 4 ? `${day(index)}T08:00:00.000Z` : null,
        closesAt: index < 4 ? `${day(index)}T17:00:00.000Z` : null,
      })),
    },
    consultationList: {
      items: [
        talk(1, lawyer.id, 'Dana Demová'),
        talk(2, rowId('user', 2), 'Olga Okolo'),
        talk(0, lawyer.id, 'Rita Rosa', consultationWork.consultation.eventTimestamp),
      ],
    },
    absenceList: {
      items: [
        {
          __typename: 'Absence',
          id: rowId('absence', 0),
          userId: lawyer.id,
          from: `${day(3)}T00:00:00.000Z`,
          until: `${day(4)}T00:00:00.000Z`,
        },
      ],
    },
  };
};

export const consultationAnswers: Answers = {
  ConsultationWork: () => consultationWork,
  AdvisedClient: () => ({
    letterReader: { __typename: 'LetterReader', language: 'cs', zone: 'America/New_York' },
    trademarkList: {
      items: [
        {
          __typename: 'Trademark',
          ...plainMark,
          id: rowId('trademark', 0),
          name: 'NORDHAVEN',
          jurisdiction: 'US',
          status: 'TRADEMARK_REGISTERED',
        },
      ],
      totalCount: 1,
    },
    registrationRequestList: { items: [] },
    consultationList: { items: [] },
  }),
  ConsultationWeek: ({ from }) => weekFrom(from),
  OutcomePreview: ({ outcome, resolution }) => ({
    consultationOutcomePreview: {
      __typename: 'LetterPreview',
      language: 'cs',
      subject: 'Co jsme probrali',
      heading: 'Co jsme probrali',
      greeting: 'Dobrý den, Dano,',
      parts: [
        { title: 'Co jsme řekli', text: outcome },
        ...(resolution === '' ? [] : [{ title: 'Co dál', text: resolution }]),
      ],
      why: 'Mluvili jsme spolu.',
    },
  }),
  SendOutcome: () => ({
    sendConsultationOutcome: { __typename: 'Consultation', id: rowId('consultation', 0), version: 5 },
  }),
  CloseWithOutcome: () => ({
    closeConsultation: { __typename: 'Consultation', id: rowId('consultation', 0), version: 5 },
  }),
};
