import type { Aggregate } from '@cotta/kit/model/decider/decider.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { changeRow, insertRow } from '@cotta/kit/model/rows/row.js';
import { evolveDocument, noDocument, type DocumentEvent, type DocumentState } from './document.js';

const documentProjection: InlineProjection = {
  name: 'document',
  tables: ['document'],
  project: async (tx, recorded) => {
    const event = recorded as DocumentEvent & RecordedEvent;
    if (event.type === 'DocumentStored') await insertRow(tx, 'document', event, event.data);
    else if (event.type === 'DocumentRemoved' || event.type === 'InfectedFileRemoved')
      await tx.query('delete from document where id = $1', [event.streamId]);
    // What it tells is about a specimen; the file stays what it is.
    else if (event.type === 'SpecimenPictureFitted') await changeRow(tx, 'document', event, {});
    else await changeRow(tx, 'document', event, event.data);
  },
};

export const document: Aggregate<DocumentState, DocumentEvent> = {
  category: 'document',
  initial: noDocument,
  evolve: evolveDocument,
  isGone: ({ removed }) => removed,
  projections: [documentProjection],
};
