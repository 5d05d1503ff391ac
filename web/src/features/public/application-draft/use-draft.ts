import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../data/api-error.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { ask } from '../../../domain/sign-in/signed-in-api.js';
import {
  ApplicationDraftDocument,
  type ApplicationDraftResult,
  DraftOfficesDocument,
  type DraftOfficesResult,
} from './application-draft.graphql.js';

export type DraftRequest = NonNullable<ApplicationDraftResult['registrationRequest']>;
export type DraftApplication = DraftRequest['applications']['items'][number];
export type DraftOffice = DraftOfficesResult['applicationJurisdictionList']['items'][number];

export type DraftState =
  | { readonly kind: 'loading' | 'signedOut' | 'missing' | 'failed' }
  | {
      readonly kind: 'ready';
      readonly request: DraftRequest;
      readonly offices: readonly DraftOffice[];
      readonly userId: string;
    };

/** Page by page: an order may be for a hundred offices. */
async function officesOf(application: string | undefined): Promise<DraftOffice[]> {
  const offices: DraftOffice[] = [];
  if (application === undefined) return offices;
  for (let after: string | null = null, more = true; more;) {
    const { applicationJurisdictionList: page }: DraftOfficesResult = await ask(DraftOfficesDocument, {
      application,
      after,
    });
    offices.push(...page.items);
    more = page.hasNextPage;
    after = page.endCursor;
  }
  return offices;
}

/** The owner's draft, read in the browser: the server that renders the page knows no session. */
export function useDraft(id: string): { readonly state: DraftState; readonly reload: () => void } {
  const [state, setState] = useState<DraftState>({ kind: 'loading' });
  const looks = useRef(0);
  const load = useCallback(async (): Promise<void> => {
    looks.current += 1;
    const look = looks.current;
    // Every save looks again: a late answer never covers a newer one.
    const show = (next: DraftState | ((shown: DraftState) => DraftState)): void => {
      if (look === looks.current) setState(next);
    };
    // A refresh that failed says nothing about who is signed in.
    const session = (await sessionStore().refresh()) ?? sessionStore().getState().session;
    if (session === undefined) return show({ kind: 'signedOut' });
    try {
      const { registrationRequest } = await ask(ApplicationDraftDocument, { id });
      if (registrationRequest === null) return show({ kind: 'missing' });
      show({
        kind: 'ready',
        request: registrationRequest,
        offices: await officesOf(registrationRequest.applications.items[0]?.id),
        userId: session.user.id,
      });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return show({ kind: 'signedOut' });
      // What is on the screen stays there: a failed look is no reason to take it away.
      show((shown) => (shown.kind === 'ready' ? shown : { kind: 'failed' }));
    }
  }, [id]);
  useEffect(() => {
    void load();
  }, [load]);
  return { state, reload: () => void load() };
}
