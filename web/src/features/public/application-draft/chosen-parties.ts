/** Ids of what the draft points at, as far as there is something. */
export interface Chosen {
  owner?: string;
  domicile?: string;
  mailing?: string;
}

/** For the application's choice; without another address for letters they go to the domicile. */
export function choiceOf({ owner, domicile, mailing }: Chosen, elsewhere: boolean) {
  return {
    registrationEntity: owner ?? null,
    domicileAddress: domicile ?? null,
    mailingAddress: (elsewhere ? mailing : domicile) ?? null,
  };
}
