import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { freshly } from '../kit/session/freshly.js';
import { createApi, type TypedDocument } from './documents.js';

export interface PortalSession {
  readonly token: () => string | undefined;
  readonly onSignedOut: () => void;
}

type Sent = { readonly document: TypedDocument<unknown, unknown>; readonly idempotencyKey?: string };

/** The portal's cache over the same small sender as everybody else: trusted documents by number, one time limit, one retry. */
export function createPortalClient(session: PortalSession): ApolloClient {
  const api = createApi({ endpoint: '/graphql' });
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { document, idempotencyKey } = operation.getContext() as unknown as Sent;
        const stop = new AbortController();
        const options = () => ({ token: session.token(), signal: stop.signal });
        const sending =
          idempotencyKey === undefined
            ? api.query(document, operation.variables, options())
            : freshly(() => api.mutate(document, operation.variables, { ...options(), idempotencyKey }));
        sending.then(
          (data) => {
            observer.next({ data: data as Record<string, unknown> });
            observer.complete();
          },
          (error: Error & { code?: string }) => {
            if (error.code === 'UNAUTHENTICATED') session.onSignedOut();
            observer.error(error);
          },
        );
        return () => stop.abort();
      }),
  );
  const cache = new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          registrationRequest: {
            read: (known, { args, toReference }) =>
              known ?? toReference({ __typename: 'RegistrationRequest', id: String(args?.['id']) }),
          },
        },
      },
      TimelineEntry: { keyFields: false },
    },
  });
  return new ApolloClient({
    link,
    cache,
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
