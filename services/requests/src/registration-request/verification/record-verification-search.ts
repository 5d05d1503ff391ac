import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import { parseInput } from '@cotta/kit/model/field/parse-input.js';
import { LONGEST_FACTS, readFacts } from '@cotta/kit/edge/links/signed-facts.js';
import type { RegistrationRequestEvent } from '../events.js';
import { recordedSearchFields } from './recorded-search.js';
import { no } from '../../refusals.js';
import { registrationRequest } from '../registration-request.aggregate.js';

/** As trademarks names the use of its signature. */
const SEARCH_USE = 'verification search';

/** What trademarks vouches for: the search, and the request it was made for. */
const vouched = { requestId: f.id('The request.'), ...recordedSearchFields };

export function defineRecordVerificationSearch(linkKey: string) {
  return defineCommand({
    name: 'RecordVerificationSearch',
    doc: 'Keeps a search of the registers exactly as it was made: what was searched, on the data of which day, and what was found. The same search again changes nothing.',
    aggregate: registrationRequest,
    stream: 'existing',
    allowed: ['lawyer', 'admin'],
    input: { record: f.longText('What `verificationSearch` gave to keep.', { max: LONGEST_FACTS, min: 1 }) },
    decide: (state, { record }, { now, viewer, streamId }): readonly RegistrationRequestEvent[] | Refusal => {
      if (state.status !== 'Verification requested') return no('NOT_IN_VERIFICATION');
      const reading = readFacts(record, SEARCH_USE, { key: linkKey, now, longest: LONGEST_FACTS });
      if (reading.state === 'invalid') return no('SEARCH_INVALID');
      const parsed = parseInput(vouched, reading.facts);
      if (!parsed.ok) return no('SEARCH_INVALID');
      const { requestId, ...search } = parsed.value;
      if (requestId !== streamId || search.searcherId !== viewer.userId || search.source !== 'REGISTERS')
        return no('SEARCH_INVALID');
      if (reading.state === 'expired') return no('SEARCH_EXPIRED');
      if (state.searches.some(({ searchId }) => searchId === search.searchId)) return [];
      return [
        {
          type: 'VerificationSearchRecorded',
          data: { about: state.about, resultVersion: state.verificationVersion, search },
        },
      ];
    },
  });
}
