import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { DATA_COPY_DAYS } from '@cotta/kit/runtime/personal-data/data-copy-part.js';
import { everyService } from './every-service.js';
import { no } from '../refusals.js';
import { addressee, type UserEvent } from './user.js';
import { user } from './user.aggregate.js';

const DAY_MS = 86_400_000;

export const askForDataCopy = defineCommand({
  name: 'AskForDataCopy',
  doc: 'Every service puts aside what it holds of the person; an e-mail says when the copy can be fetched. Once a day.',
  aggregate: user,
  stream: 'existing',
  allowed: ['customer'],
  input: {},
  mayTouch: (_, viewer, userId) => viewer.userId === userId,
  decide: ({ status, dataCopy }, _, { now, streamId }): readonly UserEvent[] | Refusal => {
    if (status !== 'Active') return no('NOT_ACTIVE');
    if (dataCopy !== null && now.getTime() - Date.parse(dataCopy.askedAt) < DAY_MS)
      return no('DATA_COPY_TODAY');
    const askedAt = now.toISOString();
    return [
      { type: 'DataCopyAsked', data: { copyId: nameBasedId('data_copy', streamId, askedAt), askedAt } },
    ];
  },
});

export const noteDataCopy = defineCommand({
  name: 'NoteDataCopy',
  doc: 'A service has put its part aside; with the last of them the copy is whole.',
  aggregate: user,
  stream: 'existing',
  allowed: ['system'],
  input: {
    copyId: f.id('The copy.'),
    service: f.text('Name of the service.', { max: 40 }),
    rows: f.integer('Rows in its part.', { min: 0 }),
  },
  decide: (state, { copyId, service, rows }, { now }): readonly UserEvent[] => {
    const { status, dataCopy } = state;
    // A part of an older copy, or one told again.
    if (status === 'Deleted' || dataCopy?.copyId !== copyId || dataCopy.gatheredBy.includes(service))
      return [];
    const gathered: UserEvent = { type: 'DataCopyGathered', data: { copyId, service, rows } };
    const left = everyService.filter((name) => name !== service && !dataCopy.gatheredBy.includes(name));
    if (left.length > 0) return [gathered];
    const until = new Date(now.getTime() + DATA_COPY_DAYS * DAY_MS).toISOString().slice(0, 10);
    return [gathered, { type: 'DataCopyReady', data: { copyId, until, addressee: addressee(state) } }];
  },
});
