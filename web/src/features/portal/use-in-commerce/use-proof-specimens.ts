import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import {
  PortalProofSpecimensDocument,
  PortalProofSpecimensNode,
  type PortalProofSpecimensResult,
} from './use-in-commerce.graphql.js';

export type ProofSpecimen = PortalProofSpecimensResult['specimenList']['items'][number];

export interface ProofSpecimens {
  /** Undefined until they are known. */
  readonly items: readonly ProofSpecimen[] | undefined;
  readonly error: Error | undefined;
  readonly reload: () => void;
}

/** The specimens of all classes of a proof of use, page by page: there is no most of them. */
export function useProofSpecimens(classIds: readonly string[]): ProofSpecimens {
  const client = useApolloClient();
  const [state, setState] = useState<Omit<ProofSpecimens, 'reload'>>({ items: undefined, error: undefined });
  const joined = classIds.join(' ');
  const load = useCallback(async (): Promise<void> => {
    if (joined === '') return;
    const items: ProofSpecimen[] = [];
    try {
      for (let after: string | null = null, more = true; more;) {
        const variables = { classes: joined.split(' '), after };
        const answer = await client.query({
          query: PortalProofSpecimensNode,
          variables,
          context: { document: PortalProofSpecimensDocument },
          fetchPolicy: 'no-cache',
        });
        // The edge: the document says what its answer looks like.
        const { specimenList: page } = answer.data as PortalProofSpecimensResult;
        items.push(...page.items);
        more = page.hasNextPage;
        after = page.endCursor;
      }
      setState({ items, error: undefined });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // What is on the screen stays there: a failed look is no reason to take it away.
      setState(({ items: shown }) => ({ items: shown, error }));
    }
  }, [client, joined]);
  useEffect(() => {
    void load();
  }, [load]);
  return { ...state, reload: () => void load() };
}
