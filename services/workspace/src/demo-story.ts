import type { DemoStep } from '@cotta/kit/edge/programs/demo-story.js';
import { demoDocument } from './demo-document.js';

const dana = { role: 'customer', email: 'customer@cotta.test' } as const;
const admin = { role: 'admin', email: 'admin@cotta.test' } as const;
const lawyer = { role: 'lawyer', email: 'lawyer@cotta.test' } as const;

/** Invented desk work around the other services' stories. */
export const demoStory: readonly DemoStep[] = [
  ...demoDocument,
  {
    command: 'CreateNote',
    on: 'note-nordhaven',
    as: lawyer,
    daysAgo: 19,
    input: {
      subjectType: 'trademark',
      subjectId: '@mark-nordhaven-us',
      text: 'Demo data: the client prefers short answers by e-mail.',
    },
  },
  {
    command: 'CreateDocumentFolder',
    on: 'folder-nordhaven',
    as: dana,
    daysAgo: 300,
    input: { name: 'Nordhaven (demo)' },
  },
  {
    command: 'CreateDocumentFolder',
    on: 'folder-nordhaven-logos',
    as: dana,
    daysAgo: 299,
    input: { name: 'Logos', parentFolderId: '@folder-nordhaven' },
  },
  {
    command: 'CreateAnswerText',
    on: 'text-when-filed',
    as: lawyer,
    daysAgo: 30,
    input: {
      title: 'Demo data: when it is filed',
      topic: 'order',
      english: 'We file once you have agreed to the draft. The page of your order shows the day.',
      czech: 'Podáváme, jakmile schválíte návrh. Den najdete na stránce objednávky.',
      slovak: 'Podávame, len čo schválite návrh. Deň nájdete na stránke objednávky.',
      spanish: 'Presentamos en cuanto usted apruebe el borrador. La página del pedido muestra el día.',
    },
  },
  {
    command: 'CreateTask',
    on: 'task-filing',
    as: admin,
    daysAgo: 2,
    input: {
      kind: 'filing',
      title: 'Demo data: file NORDHAVEN in Slovakia',
      subjectType: 'trademark',
      subjectId: '@mark-nordhaven-sk',
      mark: 'NORDHAVEN',
      jurisdictions: ['SK'],
      dueAt: '@instant:2',
      assignedAdminId: '@user:lawyer@cotta.test',
    },
  },
  {
    command: 'CreateNotification',
    on: 'notification-dana',
    as: lawyer,
    daysAgo: 1,
    input: {
      userId: '@user:customer@cotta.test',
      kind: 'message',
      subjectType: 'trademark',
      subjectId: '@mark-nordhaven-us',
      title: 'Demo data: a letter from the office waits for you',
    },
  },
  {
    command: 'CreateSupportTicket',
    on: 'ticket-invoice',
    as: dana,
    daysAgo: 7,
    input: { description: 'Demo data: can the invoice bear another address?' },
  },
  {
    command: 'TakeSupportTicket',
    on: 'ticket-invoice',
    as: admin,
    daysAgo: 7,
    input: { assignedAdminId: '@user:admin@cotta.test' },
  },
  {
    command: 'CreateSupportTicket',
    on: 'ticket-new',
    as: dana,
    daysAgo: 0,
    input: { description: 'Demo data: where do I see my deadlines?' },
  },
  {
    command: 'CreateStatistic',
    on: 'statistic-marks',
    as: admin,
    daysAgo: 30,
    input: { name: 'demo-marks', value: '9' },
  },
  {
    command: 'CreateStatistic',
    on: 'statistic-marks-newer',
    as: admin,
    daysAgo: 1,
    input: { name: 'demo-marks', value: '11' },
  },
  {
    command: 'CreateSupportTicket',
    on: 'ticket-logo',
    as: dana,
    daysAgo: 3,
    input: { description: 'Demo data: we have a new logo. Does the registered word cover it?' },
  },
  {
    command: 'ReplySupportTicket',
    on: 'ticket-logo',
    as: lawyer,
    daysAgo: 2,
    input: { text: 'Demo data: the word is covered in any writing, the picture is not. May we see it?' },
  },
  {
    command: 'AnswerSupportTicket',
    on: 'ticket-logo',
    as: dana,
    daysAgo: 0,
    input: { text: 'Demo data: it is the word with a small lighthouse. We would file it in the EU.' },
  },
];
