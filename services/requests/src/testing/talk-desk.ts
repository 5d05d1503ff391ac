import { expect } from '@jest/globals';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { readLink } from '@cotta/kit/edge/links/link-token.js';
import type { ServiceDefinition } from '@cotta/kit/edge/service/service-definition.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { requestsService } from '../service.js';
import { lawyer, someone, testKey } from './facts.js';

// A Monday, 10:00 in Bratislava.
const NOW = '2026-03-02T09:00:00Z';
export const TUESDAY_TEN = '2026-03-03T09:00:00.000Z';
/** So many hours after it. */
export const at = (hours: number): string =>
  new Date(Date.parse(TUESDAY_TEN) + hours * 3_600_000).toISOString();
export const visitor = (addressKey = 'somewhere'): Viewer => someone('visitor', { addressKey });
/** Two lawyers give talks: in English and Slovak, in English and Czech. */
export const [lena, cyril] = [lawyer.userId ?? '', systemIds.next()];
const refusal = '... on Refusal { code fields { path code } }';

/** Requests on a database of its own, as visitors who want to talk with a lawyer use it. */
export class TalkDesk {
  #people = 0;

  private constructor(
    readonly definition: ServiceDefinition,
    readonly fixture: ServiceFixture,
    readonly clock: FakeClock,
  ) {}

  static async open(): Promise<TalkDesk> {
    const clock = new FakeClock(NOW);
    const definition = requestsService({ linkKey: testKey, encryptionKey: testKey });
    const fixture = await openServiceFixture(definition, clock);
    for (const [userId, languages] of [
      [lena, ['en', 'sk']],
      [cyril, ['en', 'cs']],
    ])
      await fixture.db.query(
        `insert into adviser (id, user_id, role, active, languages) values (gen_random_uuid(), $1, 'lawyer', true, $2)`,
        [userId, JSON.stringify(languages)],
      );
    return new TalkDesk(definition, fixture, clock);
  }

  /** The same hour again, and nothing is booked. */
  async clear(): Promise<void> {
    this.clock.moveTo(NOW);
    for (const table of ['consultation_hold', 'reminder', 'consultation', 'adviser_absence'])
      await this.fixture.db.query(`delete from ${table}`);
  }

  async slots(language = 'en', days = 1, from = '2026-03-03T00:00:00Z') {
    const { data, errors } = await this.fixture.ask(
      visitor(),
      'query ($from: DateTime!, $days: Int!, $language: LanguageCode!) { consultationSlots(from: $from, days: $days, language: $language) { slots next language zone } }',
      { from, days, language },
    );
    expect(errors).toBeUndefined();
    return data.consultationSlots;
  }

  async hold(eventTimestamp: string, more: object = {}, who = visitor()) {
    const { data } = await this.fixture.ask(
      who,
      `mutation ($input: HoldConsultationSlotInput!) { holdConsultationSlot(input: $input) { ... on HeldConsultationSlot { hold heldUntil } ${refusal} } }`,
      { input: { eventTimestamp, language: 'en', ...more } },
    );
    return data.holdConsultationSlot;
  }

  async book(eventTimestamp: string, more: object = {}, who = visitor()) {
    this.#people += 1;
    const { data, errors } = await this.fixture.ask(
      who,
      `mutation ($input: BookConsultationInput!) { bookConsultation(input: $input) { ... on ConsultationBooking { consultationId link } ${refusal} } }`,
      {
        input: {
          eventTimestamp,
          contactEmail: `client${this.#people}@client.test`,
          contactName: 'Jana Malá',
          channel: 'VIDEO',
          language: 'en',
          timeZone: 'America/New_York',
          description: 'Which classes?',
          questionsAndAnswers: [],
          ...more,
        },
      },
    );
    expect(errors).toBeUndefined();
    return data.bookConsultation;
  }

  /** Whoever has the link of a talk. */
  holder(link: string): Viewer {
    const read = readLink(link, testKey, this.clock.now());
    if (read.state !== 'valid') throw new Error('the link opens nothing');
    const { purpose, subjectId, revision } = read.link;
    return someone('visitor', { link: { purpose, subjectId, revision } });
  }

  async step(who: Viewer, name: string, id: string, input: object = {}) {
    const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
    const { data } = await this.fixture.ask(
      who,
      `mutation ($id: ID!, $input: ${type}!) { ${name}(id: $id, input: $input) { ... on Consultation { status eventTimestamp } ${refusal} } }`,
      { id, input },
    );
    return data[name];
  }
}
