import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { DocumentEvent } from './document.js';
import { document } from './document.aggregate.js';

export const changeDocumentLinkRevision = defineCommand({
  name: 'ChangeDocumentLinkRevision',
  doc: 'Links to what the document belongs to were revoked: they open the document no more.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: { linkRevision: f.integer('Of links that still open.', { min: 1 }) },
  // Never backwards: a revocation that arrives late must not bring an older link back to life.
  decide: (state, { linkRevision }): readonly DocumentEvent[] =>
    linkRevision > (state.linkRevision ?? 0)
      ? [{ type: 'DocumentLinkRevisionChanged', data: { linkRevision } }]
      : [],
});
