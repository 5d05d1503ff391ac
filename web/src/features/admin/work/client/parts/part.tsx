import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../../parts/failed.js';
import { useClient, type ClientDocument } from './use-client.js';

interface Props<R> {
  /** The client's id. */
  readonly id: string;
  readonly document: ClientDocument<R>;
  readonly title: string;
  /** How many there are in all. */
  readonly count?: (found: R) => number;
  readonly className?: string | undefined;
  readonly children: (found: R) => ReactNode;
}

/** One part of what is known of a client. It reads for itself: a service that is away takes its own part with it and no other. */
export function Part<R>({ id, document, title, count, className, children }: Props<R>) {
  const { t } = useTranslation('admin-client');
  const { data, error, refetch } = useClient(document, id);
  const loading = <p role="status">{t('common:loading')}</p>;
  return (
    <section className={className}>
      <h3>
        {title} {count !== undefined && data !== undefined && <span>{count(data)}</span>}
      </h3>
      {data === undefined && error === null && loading}
      {data === undefined && error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && <Suspense fallback={loading}>{children(data)}</Suspense>}
    </section>
  );
}
