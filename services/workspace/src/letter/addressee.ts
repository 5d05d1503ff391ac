import { create } from '@bufbuild/protobuf';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { SealedContactSchema, type SealedContact } from '@cotta/proto/cotta/contact/v1/contact_pb.js';
import type { EntityManager } from 'typeorm';
import { localeOf, usualZone } from '../words/locale.js';

export interface Addressee {
  readonly userId: string;
  readonly sealedContact: Uint8Array;
  readonly language: string;
  /** IANA zone in which the person is written to. */
  readonly zone: string;
  /** Wants letters that nobody owes: about orders, nudges. */
  readonly orderLetters: boolean;
  /** Wants offers, and to be asked whether our work was good. */
  readonly marketingLetters: boolean;
}

/** Undefined: accounts has told nothing of this person, or the person was forgotten. */
export async function addresseeOf(tx: EntityManager, userId: string): Promise<Addressee | undefined> {
  const row = await queryRow<{
    sealed_contact: Buffer;
    language: string;
    region: string;
    order_letters: boolean;
    marketing_letters: boolean;
    time_zone: string;
  }>(
    tx,
    'select sealed_contact, language, region, order_letters, marketing_letters, time_zone from addressee where user_id = person_now($1)',
    [userId],
  );
  return row === undefined
    ? undefined
    : {
        userId,
        sealedContact: row.sealed_contact,
        language: row.language,
        zone: row.time_zone || zoneOf(row.region, row.language),
        orderLetters: row.order_letters,
        marketingLetters: row.marketing_letters,
      };
}

/** The parts of a letter that is about whom it goes to. */
export function addressedTo({ userId, language, sealedContact: sealed }: Addressee): {
  readonly language: string;
  readonly subjectType: 'user';
  readonly subjectId: string;
  readonly contact: SealedContact;
} {
  const contact = create(SealedContactSchema, { sealed });
  return { language, subjectType: 'user', subjectId: userId, contact };
}

/** The zone most people of a site region live in. Europe has several: there the language tells. */
const zones: Readonly<Record<string, string>> = {
  US: 'America/New_York',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  UK: 'Europe/London',
  GB: 'Europe/London',
};

function zoneOf(region: string, language: string): string {
  return zones[region.toUpperCase()] ?? usualZone(localeOf(language));
}
