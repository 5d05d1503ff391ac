import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import type { ScreenPlace } from '../../../kit/ahead/screen-place.js';
import { noteAskedAhead, wasAskedAhead, type PortalQuestion } from './asked-ahead.js';
import { scopeOf, type Scope } from './brand-scope.js';
import { readSelection } from './selected-brand.js';
import { choiceOf } from './use-brand-choice.js';
import { BrandChoiceNode, type BrandChoiceResult } from './portal-parts.graphql.js';

/** Where a link leads to, with the brand in view. */
export interface PortalPlace extends ScreenPlace {
  readonly scope: Scope;
}

let client: ApolloClient | undefined;

/** While the frame stands, questions of the next page go through its cache. */
export function useAskingAhead(portal: ApolloClient | undefined): void {
  useEffect(() => {
    client = portal;
    return () => {
      client = undefined;
    };
  }, [portal]);
}

async function ask(
  portal: ApolloClient,
  [document, query, variables]: PortalQuestion<unknown, unknown>,
): Promise<void> {
  const now = performance.now();
  if (wasAskedAhead(document, variables, now)) return;
  noteAskedAhead(document, variables, now);
  try {
    await portal.query({
      query,
      variables: variables as Record<string, unknown>,
      context: { document },
      fetchPolicy: 'network-only',
    });
  } catch {
    // The screen itself asks once more, and says what is wrong.
    noteAskedAhead(document, variables, -Infinity);
  }
}

/** What a screen exports as `ahead`: its questions, asked before somebody goes there. They must be the same that it asks then. Ends when all are answered. */
export const asksAhead =
  (questions: (place: PortalPlace) => readonly PortalQuestion<unknown, unknown>[]) =>
  async (place: ScreenPlace): Promise<void> => {
    const portal = client;
    if (portal === undefined) return;
    const data = portal.readQuery<BrandChoiceResult>({ query: BrandChoiceNode }) ?? undefined;
    const scope = scopeOf(place.query, { ...choiceOf(data, readSelection(localStorage)), failed: false });
    if (!scope.ready) return;
    await Promise.all(questions({ ...place, scope }).map((question) => ask(portal, question)));
  };
