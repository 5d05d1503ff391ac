/** What the reader chose in the letter, and the link they hold. Both may be missing: people come here by hand too. */
export interface SaidInLetter {
  readonly isContent: boolean | undefined;
  readonly linkToken: string | undefined;
}

/** `/feedback-from-email?feedback=good&id={link}` */
export function saidInLetter(address: string): SaidInLetter {
  const query = new URL(address).searchParams;
  const feedback = query.get('feedback');
  return {
    isContent: feedback === 'good' || feedback === 'bad' ? feedback === 'good' : undefined,
    linkToken: query.get('id') ?? undefined,
  };
}
