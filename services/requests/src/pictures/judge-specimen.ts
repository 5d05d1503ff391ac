import { defineCommand, type DomainEvent } from '@cotta/kit/model/decider/decider.js';
import type { InputOf } from '@cotta/kit/model/field/field.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { staff } from '@cotta/kit/model/words/viewer.js';
import { no } from '../refusals.js';
import { specimen, specimenResource } from './specimen.record.js';

const { verdict, refusedBecause } = specimenResource.fields;

const input = { verdict: { ...verdict, optional: false } as const, refusedBecause };

/** What a lawyer makes of a specimen; of one that does not do the client reads why. */
export const judgeSpecimen = defineCommand({
  name: 'JudgeSpecimen',
  doc: 'A specimen was looked at: it does, or it does not and its client reads why.',
  aggregate: specimen.aggregate,
  stream: 'existing',
  allowed: staff,
  input,
  decide: (
    { exists, fields },
    { verdict: judged, refusedBecause: why }: InputOf<typeof input>,
  ): readonly DomainEvent[] | Refusal => {
    if (!exists) return no('NOT_FOUND.specimen');
    const said = why?.trim() ?? '';
    if (judged === 'Refused' && said === '')
      return refuseFields([
        {
          path: ['refusedBecause'],
          code: 'REQUIRED',
          message: 'Say why it does not do; the client reads it.',
        },
      ]);
    return [
      {
        type: 'SpecimenJudged',
        data: { verdict: judged, refusedBecause: judged === 'Refused' ? said : null },
        ...(fields.userId ? { subjectId: fields.userId } : {}),
      },
    ];
  },
});
