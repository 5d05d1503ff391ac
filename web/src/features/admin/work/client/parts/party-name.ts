interface Named {
  readonly businessName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** What a person or a company on record is called. */
export const partyName = ({ businessName, firstName, lastName, email }: Named): string =>
  businessName ?? ([firstName, lastName].filter(Boolean).join(' ') || (email ?? ''));
