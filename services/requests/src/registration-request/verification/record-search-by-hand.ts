import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { refuseFields, type FieldRefusal, type Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
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
  upload: f.text('Picture or PDF of the result page, as it was uploaded.', { max: 120 }),
};

type Given = InputOf<typeof input>;

export function defineRecordSearchByHand(linkKey: string) {
  return defineCommand({
    name: 'RecordSearchByHand',
    doc: 'Keeps a search that was made at the site of an office, with the picture of its result. Without the picture it is no search.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['lawyer', 'admin'],
    input,
    decide: (state, given, { now, viewer, streamId }): readonly RegistrationRequestEvent[] | Refusal => {
      if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
      if (viewer.userId === undefined) return no('NOT_STAFF');
      const documentId = uploadedDocument(given.upload, linkKey, now);
      const wrong = problemsOf(given, { documentId, now });
      if (!documentId || wrong.length > 0) return refuseFields(wrong);
      const searchId = nameBasedId('search by hand', streamId, documentId);
      if (state.searches.some((known) => known.searchId === searchId)) return [];
      const search = {
        ...asSearched(given, now),
        searchId,
        documentId,
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

/** What has to be put right first. */
function problemsOf(
  { searchedOn, hits, identical }: Given,
  { documentId, now }: { readonly documentId: string | null | undefined; readonly now: Date },
): readonly FieldRefusal[] {
  return [
    ...(documentId
      ? []
      : [
          {
            path: ['upload'],
            code: 'UPLOAD_NOT_FOUND',
            message: 'Upload the picture or PDF of the result page again.',
          },
        ]),
    ...(searchedOn > dayAtOffice(now)
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
}

/** The search as if a program had made it; what a hand cannot say stays empty. */
function asSearched({ jurisdiction, searchedOn, query, kind, hits, identical }: Given, now: Date) {
  const register = jurisdictions.find(({ code }) => code === jurisdiction)?.office.short ?? jurisdiction;
  // Of an earlier day only the day is known: its middle stands for it.
  const searchedAt =
    searchedOn === dayAtOffice(now)
      ? now.toISOString()
      : (DateTime.fromISO(`${searchedOn}T12:00`, { zone: OFFICE_ZONE }).toUTC().toISO() ?? now.toISOString());
  return {
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
    searchedAt,
  };
}

function dayAtOffice(now: Date): string {
  return DateTime.fromJSDate(now, { zone: OFFICE_ZONE }).toFormat('yyyy-MM-dd');
}
