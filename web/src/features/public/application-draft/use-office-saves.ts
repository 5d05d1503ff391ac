import { useCallback, useEffect, useRef } from 'react';
import { bring, type Answer } from '../../../domain/sign-in/signed-in-api.js';
import type { UpdateApplicationJurisdictionInput } from '../../../generated/schema.js';
import { DraftSaveOfficeDocument } from './application-draft-steps.graphql.js';
import type { DraftOffice } from './use-draft.js';

type Given = Readonly<Record<string, unknown>>;

const NOTHING: Answer = { done: true, errors: {} };

/** Values of the office as its form gives them. */
function held(office: DraftOffice): Given {
  const {
    goodsAndServices,
    usptoFilingBasis,
    usptoAdditionalInfo,
    logoType,
    textInTrademark,
    colorClaimEnabled,
    colorClaim,
  } = office;
  return {
    goodsAndServices: goodsAndServices.map(({ classNumber, terms }) => ({ classNumber, terms })),
    usptoFilingBasis,
    usptoAdditionalInfo,
    logoType,
    textInTrademark,
    colorClaimEnabled,
    colorClaim,
  };
}

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null);

/** What the form changed of what the service is known to hold: nothing else is sent, so that an answer read long ago overwrites nothing. */
export function changedIn(input: Given, before: Given): Given {
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => differs(value, before[name])));
}

/** Saves of one office: only what was changed here, with the version it was changed from. Somebody else's change meanwhile is told, and the next try begins from it. */
export function useOfficeSaves(
  office: DraftOffice,
  onSaved: () => void,
): (input: UpdateApplicationJurisdictionInput) => Promise<Answer> {
  const known = useRef({ version: office.version, values: held(office) });
  useEffect(() => {
    // A look that was on its way while something was saved is older than the save.
    if (office.version >= known.current.version)
      known.current = { version: office.version, values: held(office) };
  }, [office]);
  return useCallback(
    async (input) => {
      const changed = changedIn(input as Given, known.current.values);
      if (Object.keys(changed).length === 0) return NOTHING;
      const { answer, data } = await bring(DraftSaveOfficeDocument, {
        id: office.id,
        input: changed,
        version: known.current.version,
      });
      const saved = data?.updateApplicationJurisdiction;
      if (saved?.__typename === 'ApplicationJurisdiction')
        known.current = { version: saved.version, values: { ...known.current.values, ...changed } };
      if (answer.done || answer.message === 'refusal.CONFLICT') onSaved();
      return answer;
    },
    [office.id, onSaved],
  );
}
