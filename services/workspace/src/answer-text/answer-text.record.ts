import { recordDecider } from '@cotta/kit/model/decider/record-decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow } from '@cotta/kit/model/resource/define.js';
import { recordEntity } from '@cotta/kit/edge/service/entity.js';
import { refuseFields } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';

/** What clients ask about. Stored: never renamed. */
export const answerTopics = ['order', 'mark', 'office', 'date', 'invoice', 'account', 'other'] as const;

const inLanguage = (language: string) =>
  f.longText(`The answer in ${language}; empty where the firm has none in it.`, {
    max: 5000,
    optional: true,
  });

export const answerTextResource = defineResource({
  name: 'AnswerText',
  table: 'answer_text',
  doc: 'What the firm answers again and again: colleagues put it into an answer in the language of the client and go on from there. Nothing goes out by itself.',
  tier: 'record',
  readableBy: staff,
  rows: { admin: everyRow, lawyer: everyRow },
  defaultOrder: [
    { field: 'topic', direction: 'ASC' },
    { field: 'title', direction: 'ASC' },
  ],
  fields: {
    title: f.text('What colleagues call it.', { max: 80, min: 3, filterable: true, sortable: true }),
    topic: f.enumeration('What is asked about.', {
      name: 'AnswerTopic',
      values: answerTopics,
      filterable: true,
      sortable: true,
    }),
    english: inLanguage('English'),
    czech: inLanguage('Czech'),
    slovak: inLanguage('Slovak'),
    spanish: inLanguage('Spanish'),
  },
});

/** What all clients are answered: nobody's in particular, so that every colleague keeps it up to date. */
export const answerText = recordDecider(
  answerTextResource,
  { added: 'AnswerTextAdded', amended: 'AnswerTextAmended', removed: 'AnswerTextRemoved' },
  {
    writable: ['title', 'topic', 'english', 'czech', 'slovak', 'spanish'],
    create: staff,
    update: staff,
    remove: staff,
    check: ({ english, czech, slovak, spanish }) =>
      [english, czech, slovak, spanish].some((text) => text != null && text.trim() !== '')
        ? undefined
        : refuseFields([
            { path: ['english'], code: 'REQUIRED', message: 'Write the answer in at least one language.' },
          ]),
  },
);

export const answerTextEntity = recordEntity(answerTextResource, answerText);
