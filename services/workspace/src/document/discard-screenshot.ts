import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { document } from './document.aggregate.js';
import type { DocumentEvent } from './document.js';

/** A page of somebody else as it was seen is let go when what it was kept for is; anything else stays. */
export const discardScreenshot = defineCommand({
  name: 'DiscardScreenshot',
  doc: 'The finding it shows was dismissed and is forgotten.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: ({ type }): readonly DocumentEvent[] =>
    type === 'Screenshot' ? [{ type: 'DocumentRemoved', data: {} }] : [],
});
