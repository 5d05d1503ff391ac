import { checkRole, decideOn } from '@cotta/kit/runtime/commands/decide.js';
import type { Command, DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { currentState } from '@cotta/kit/runtime/commands/new-events.js';
import { isRefusal } from '@cotta/kit/model/words/refusal.js';
import { Rejection } from '@cotta/kit/model/words/rejection.js';
import type { FieldSet, InputOf } from '@cotta/kit/model/field/field.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Viewer } from '@cotta/kit/model/words/viewer.js';
import { draftFacts } from '../registration-request/draft/draft-facts.js';
import type { RegistrationRequestEvent } from '../registration-request/events.js';
import {
  filingCopyOf,
  type FiledGoods,
  type FiledOffice,
} from '../registration-request/approval/filing-copy.js';
import type { ReadCopy } from '../registration-request/approval/approved-copy.js';
import type { RegistrationRequestState } from '../registration-request/registration-request.js';
import { unitsAt, type Unit } from '../registration-request/order/units.js';
import type { PreloadedDraft } from '../registration-request/draft/preload-draft.js';
import { applicationJurisdiction } from '../application/application-jurisdiction.record.js';
import { registrationRequest } from '../registration-request/registration-request.aggregate.js';
import { filedOffice } from '../registration-request/approval/filing-facts.js';
import { clientId, requestId } from './facts.js';
import type { OpenDraft } from '../registration-request/order/within-paid.js';

const applicationId = nameBasedId('walked application');
const ownerId = nameBasedId('walked owner');
const now = new Date('2026-01-15T10:00:00Z');

/** One order with its draft, as its facts say, and what went to offices. Never changed: each step makes the next one. */
export interface Walk {
  readonly facts: readonly RegistrationRequestEvent[];
  /** Facts of the part of each office. */
  readonly parts: Readonly<Record<string, readonly DomainEvent[]>>;
  /** Counts changes of the owner's own data, which stand outside the draft. */
  readonly ownerVersion: number;
  /** What each sending sent, newest last. */
  readonly sent: readonly ReadCopy[];
  /** Office → what it got. */
  readonly filed: Readonly<Record<string, FiledOffice>>;
}

export type Came = { readonly walk: Walk; readonly refused: string | null };

export function orderOf({ facts }: Walk): RegistrationRequestState {
  return currentState(registrationRequest, facts).state;
}

export function goodsAt({ parts }: Walk, office: string): readonly FiledGoods[] | undefined {
  const { exists, fields } = currentState(applicationJurisdiction.aggregate, parts[office] ?? []).state;
  return exists ? (fields.goodsAndServices ?? []) : undefined;
}

export function draftedUnits(walk: Walk, but?: string): readonly Unit[] {
  return Object.keys(walk.parts)
    .filter((office) => office !== but)
    .flatMap((office) => unitsAt(office, goodsAt(walk, office) ?? []));
}

/** What would be filed as it all stands, by the function that seals it. */
export function copyOf(walk: Walk): ReadCopy {
  const offices = Object.keys(walk.parts).flatMap((jurisdiction) => {
    const goods = goodsAt(walk, jurisdiction);
    return goods === undefined ? [] : [officeOf(jurisdiction, goods, walk.ownerVersion)];
  });
  return { ...filingCopyOf(offices), unheard: [] };
}

function officeOf(jurisdiction: string, goods: readonly FiledGoods[], ownerVersion: number): FiledOffice {
  return filedOffice(
    { type: 'text', value: 'Lumara', meaning: '', logoDocumentId: null },
    {
      applicationJurisdictionId: nameBasedId('walked part', jurisdiction),
      applicationId,
      jurisdiction,
      goods,
      logoType: null,
      logoDocumentId: null,
      logoSha256: null,
      textInTrademark: null,
      colorClaim: null,
      filingBasis: null,
      firstLanguage: null,
      secondLanguage: null,
      additionalInfo: null,
      documentFolderId: null,
      ownerId,
      domicileId: null,
      mailingId: null,
      domicileVisible: false,
      representative: null,
      priorityType: null,
      priorityJurisdiction: null,
      priorityNumber: null,
      priorityDate: null,
      specimens: [],
      papers: [],
    },
    new Map([[ownerId, { type: 'legal', business_name: `Owner ${ownerVersion}` }]]),
  );
}

/** What the look-up of the order's own commands reads. */
function preloadedOf(walk: Walk): PreloadedDraft {
  const offices = Object.keys(walk.parts).flatMap((jurisdiction) => {
    const goods = goodsAt(walk, jurisdiction);
    return goods === undefined
      ? []
      : [
          {
            jurisdiction,
            goods,
            basis: '1(b)',
            specimenClasses: [],
            isRepresented: true,
            ownerCountry: 'SK',
          },
        ];
  });
  return {
    ...draftFacts([{ finished: true, owner: ownerId, address: ownerId, priorityEnds: null }], offices),
    copy: copyOf(walk),
    authorities: [clientId],
    disputed: false,
  };
}

/** A command of the order. */
export function onOrder<Fields extends FieldSet>(
  walk: Walk,
  command: Command<RegistrationRequestState, RegistrationRequestEvent, Fields>,
  input: InputOf<Fields>,
  viewer: Viewer,
): Came {
  const events = decided(command, {
    past: walk.facts,
    streamId: requestId,
    input,
    viewer,
    preloaded: preloadedOf(walk),
  });
  if (typeof events === 'string') return { walk, refused: events };
  const next = { ...walk, facts: [...walk.facts, ...events] };
  return {
    walk: events.some(({ type }) => type === 'SentForReview')
      ? { ...next, sent: [...walk.sent, copyOf(walk)] }
      : next,
    refused: null,
  };
}

/** A command of the part of one office. */
export function onPart<State, Fields extends FieldSet>(
  walk: Walk,
  office: string,
  command: Command<State, DomainEvent, Fields>,
  input: InputOf<Fields>,
  viewer: Viewer,
): Came {
  const { status, entitlement } = orderOf(walk);
  const draft: OpenDraft = {
    status,
    approved: status === 'Application approved' || status === 'Filed',
    entitlement,
    elsewhere: draftedUnits(walk, office),
  };
  const past = walk.parts[office] ?? [];
  const events = decided(command, {
    past,
    streamId: nameBasedId('walked part', office),
    input,
    viewer,
    preloaded: { draft },
  });
  return typeof events === 'string'
    ? { walk, refused: events }
    : { walk: { ...walk, parts: { ...walk.parts, [office]: [...past, ...owned(events)] } }, refused: null };
}

/** A part is lent its owner by its application. */
function owned(events: readonly DomainEvent[]): readonly DomainEvent[] {
  return events.map((event) =>
    event.type === 'ApplicationJurisdictionAdded'
      ? { ...event, data: { ...event.data, userId: clientId } }
      : event,
  );
}

export const partInput = (jurisdiction: string, goodsAndServices: readonly FiledGoods[]) => ({
  applicationId,
  jurisdiction,
  goodsAndServices: goodsAndServices.map(({ classNumber, terms }) => ({ classNumber, terms: [...terms] })),
  usptoSpecimenToClass: [],
  colorClaimEnabled: false,
});

interface Asked<Input> {
  readonly past: readonly DomainEvent[];
  readonly streamId: string;
  readonly input: Input;
  readonly viewer: Viewer;
  readonly preloaded: object;
}

/** @returns the events, or the code of the refusal. */
function decided<State, Event extends DomainEvent, Fields extends FieldSet>(
  command: Command<State, Event, Fields>,
  { past, ...asked }: Asked<InputOf<Fields>>,
): readonly Event[] | string {
  const request = { command, now, ...asked };
  try {
    checkRole(request);
  } catch (error) {
    if (error instanceof Rejection) return error.code;
    throw error;
  }
  const came = decideOn(request, currentState(command.aggregate, past));
  return isRefusal(came) ? came.refused : came;
}
