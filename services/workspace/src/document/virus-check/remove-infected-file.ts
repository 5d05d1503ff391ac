import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import { document } from '../document.aggregate.js';
import type { DocumentEvent } from '../document.js';

export const removeInfectedFile = defineCommand({
  name: 'RemoveInfectedFile',
  doc: 'The scanner found malicious software in a file that had come while it was away.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: { found: f.text('What was found, as the scanner calls it.', { max: 200 }) },
  decide: (_, { found }): readonly DocumentEvent[] => [{ type: 'InfectedFileRemoved', data: { found } }],
});
