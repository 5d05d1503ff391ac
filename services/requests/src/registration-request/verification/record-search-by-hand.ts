import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { jurisdictions, knownJurisdiction } from '@cotta/reference/jurisdictions.js';
import { DateTime } from 'luxon';
import type { RegistrationRequestEvent } from '../events.js';
import { OFFICE_ZONE } from './promised-time.js';
import { searchKinds } from './recorded-search.js';
import { no } from '../../refusals.js';
import { uploadedDocument } from './requested-mark.js';
import { registrationRequest } from '../registration-request.aggregate.js';

const input = {
  jurisdiction: f.code('JurisdictionCode', 'Office whose own site was searched.', {
    known: knownJurisdiction,
  }),
  searchedOn: f.calendarDate('Day of the search; not after today.'),
  query: f.text('What was typed there, exactly.', { max: 300, min: 1 }),
  kind: f.enumeration('What was looked for.', { name: 'SearchKind', values: searchKinds }),
  hits: f.integer('How many marks the site listed.', { min: 0, max: 1_000_000 }),
  identical: f.integer('How many of them are written as the name.', { min: 0, max: 1_000_000 }),
  upload: f.text('Token of the uploaded picture or PDF of the result page.', { max: 120 }),
};

export function defineRecordSearchByHand(linkKey: string) {
  return defineCommand({
    name: 'RecordSearchByHand',
    doc: 'Keeps a search that was made at the site of an office, with the picture of its result. Without the picture it is no search.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['lawyer', 'admin'],
    input,
    decide: (
      state,
      { jurisdiction, searchedOn, query, kind, hits, identical, upload },
      { now, viewer, streamId },
    ): readonly RegistrationRequestEvent[] | Refusal => {
      if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
      if (viewer.userId === undefined) return no('NOT_STAFF');
      const documentId = uploadedDocument(upload, linkKey, now);
      const today = DateTime.fromJSDate(now, { zone: OFFICE_ZONE }).toFormat('yyyy-MM-dd');
      const wrong: FieldRefusal[] = [
        ...(documentId
          ? []
          : [
              {
                path: ['upload'],
                code: 'UPLOAD_NOT_FOUND',
                message: 'Upload the picture or PDF of the result page again.',
              },
            ]),
        ...(searchedOn > today
          ? [
              {
                path: ['searchedOn'],
                code: 'IN_THE_FUTURE',
                message: 'Choose the day of the search: today or before.',
              },
            ]
          : []),
        ...(identical > hits
          ? [
              {
                path: ['identical'],
                code: 'TOO_MANY',
                message: 'There cannot be more identical marks than the site listed.',
              },
            ]
          : []),
      ];
      if (!documentId || wrong.length > 0) return refuseFields(wrong);
      const searchId = nameBasedId('search by hand', streamId, documentId);
      if (state.searches.some((known) => known.searchId === searchId)) return [];
      const register = jurisdictions.find(({ code }) => code === jurisdiction)?.office.short ?? jurisdiction;
      // Of an earlier day only the day is known: its middle stands for it.
      const searchedAt =
        searchedOn === today
          ? now.toISOString()
          : (DateTime.fromISO(`${searchedOn}T12:00`, { zone: OFFICE_ZONE }).toUTC().toISO() ??
            now.toISOString());
      const search = {
        searchId,
        source: 'BY_HAND' as const,
        query,
        kind,
        classes: [],
        liveOnly: false,
        since: null,
        closenessLimit: 0,
        scoreVersion: '',
        degraded: false,
        incomplete: false,
        gaps: [],
        offices: [
          {
            jurisdiction,
            register,
            dataOf: null,
            coverage: null,
            sinceYear: null,
            identical,
            similar: hits - identical,
            total: hits,
          },
        ],
        hits: [],
        documentId,
        searchedAt,
        searcherId: viewer.userId,
      };
      return [
        {
          type: 'VerificationSearchRecorded',
          data: { about: state.about, resultVersion: state.verificationVersion, search },
        },
      ];
    },
  });
}
