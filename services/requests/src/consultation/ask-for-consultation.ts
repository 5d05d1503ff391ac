import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { ExposedCommand } from '@cotta/kit/edge/call/exposed-command.js';
import { consultationResource } from './consultation.resource.js';
import { consultation } from './consultation.work-item.js';

/** The public form: no account, so an address is needed, and the answer shows no more than that it has arrived. */
export const askForConsultation = defineCommand({
  name: 'AskForConsultation',
  doc: 'Asks for a talk without an account.',
  aggregate: consultation.aggregate,
  stream: 'new',
  allowed: ['visitor'],
  input: {
    contactEmail: f.email('Where to write to.', { personal: true }),
    contactName: f.text('Who asks.', { max: 200, min: 1, personal: true }),
    description: consultationResource.fields.description,
    questionsAndAnswers: consultationResource.fields.questionsAndAnswers,
  },
  decide: (_, input, { viewer }): readonly DomainEvent[] => [
    {
      type: consultation.events.added,
      data: { ...input, userId: null, language: viewer.locale, missedCount: 0, status: 'Requested' },
    },
  ],
});

export const consultationRequest: ExposedCommand = {
  command: askForConsultation,
  result: {
    typeName: 'ConsultationReceipt',
    resolve: async ({ streamId }) => ({ consultationId: streamId }),
  },
};
