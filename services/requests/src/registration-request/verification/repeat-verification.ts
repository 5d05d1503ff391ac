import { isDeepStrictEqual } from 'node:util';
import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import type { RegistrationRequestEvent } from '../events.js';
import { repeatedOfMark, givenOfMark, type RequestedMark } from './mark-fields.js';
import { gapsOf } from './gaps-since.js';
import { openReport } from './frozen-report.js';
import { promisedAt } from './promised-time.js';
import { reportAge } from './report-age.js';
import { no } from '../../refusals.js';
import { isAnswered, type RegistrationRequestState } from '../registration-request.js';
import { markName, markProblems, uploadedDocument } from './requested-mark.js';
import { registrationRequest } from '../registration-request.aggregate.js';
import { isTheirs } from '../may-touch.js';

const fields = {
  ...repeatedOfMark,
  fresh: f.boolean(
    'The same answers shall be looked at anew, because registers change; possible from the day after the report.',
    { optional: true },
  ),
};

export function defineRepeatVerification(linkKey: string) {
  return defineCommand({
    name: 'RepeatVerification',
    doc: 'Asks for a new check with another name, logo, description, offices or classes, or for a fresh look at the same once the report is a day old. Free.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['visitor', 'customer', 'admin', 'lawyer'],
    input: fields,
    mayTouch: isTheirs('verification-summary'),
    decide: (state, input, { now }): readonly RegistrationRequestEvent[] | Refusal => {
      if (!isAnswered(state)) return no('NOT_ANSWERED');
      const logoDocumentId = uploadedDocument(input.logoUpload, linkKey, now);
      if (logoDocumentId === undefined)
        return refuseFields([
          { path: ['logoUpload'], code: 'UPLOAD_NOT_FOUND', message: 'Upload the logo again.' },
        ]);
      const mark = changedMark(state, input, logoDocumentId);
      if (isDeepStrictEqual(mark, state.mark)) {
        if (input.fresh !== true) return no('REPEAT_CHANGES_NOTHING');
        // What the report that is out does not cover is looked at on the same day.
        if (
          state.report !== undefined &&
          reportAge(openReport(state.report), now).days < 1 &&
          gapsOf(state).length === 0
        )
          return no('REPORT_FRESH');
      }
      const problems = markProblems(mark);
      if (problems.length > 0) return refuseFields(problems);
      const about = { ...state.about, mark: markName(mark), jurisdictions: mark.jurisdictions };
      return [
        {
          type: 'VerificationRepeated',
          data: {
            about,
            mark,
            promisedAt: promisedAt(now).toISOString(),
            verificationVersion: state.verificationVersion + 1,
          },
        },
      ];
    },
  });
}

function changedMark(
  { mark }: RegistrationRequestState,
  input: InputOf<typeof fields>,
  logoDocumentId: string | null,
): RequestedMark {
  const given = givenOfMark(input);
  const { jurisdictions } = given;
  return {
    ...mark,
    ...given,
    ...(jurisdictions === undefined ? {} : { jurisdictionsUndecided: jurisdictions.length === 0 }),
    ...(logoDocumentId === null
      ? {}
      : { logoDocumentId, type: mark.type === 'text' ? 'combined' : mark.type }),
  };
}
