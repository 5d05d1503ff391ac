import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { apiOf } from '../../../data/api-of.js';
import { readLinkToken, subjectOrThrow } from '../../../kit/link/link-token.js';
import styles from './checkout.module.css';
import { Waiting } from './parts/waiting.js';
import { ProductOfOrderDocument } from './checkout.graphql.js';

const EVERY_MS = 600;
const PATIENCE_MS = 60_000;

export function loader({ request }: LoaderFunctionArgs): null {
  subjectOrThrow(new URL(request.url).searchParams.get('link') ?? undefined);
  return null;
}

/** From an order to what is paid for it: that is made a moment after the order was placed. */
export function Component() {
  const { t } = useTranslation('checkout');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const link = query.get('link') ?? '';
  const [state, setState] = useState<'loading' | 'missing' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const requestId = readLinkToken(link)?.id;
    if (requestId === undefined) return setState('missing');
    const stop = new AbortController();
    const since = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      if (stop.signal.aborted) return;
      if (Date.now() - since > PATIENCE_MS) return setState('failed');
      timer = setTimeout(look, EVERY_MS);
    };
    const look = (): void => {
      apiOf(undefined)
        .query(ProductOfOrderDocument, { requestId }, { linkToken: link, signal: stop.signal })
        .then(
          ({ orderProduct, registrationRequest }) => {
            if (registrationRequest === null) return setState('missing');
            if (orderProduct !== null)
              return void navigate(`/product/${orderProduct.id}/checkout?link=${link}`, { replace: true });
            again();
          },
          // A line that is down for a moment is no reason to stop somebody who is about to pay.
          again,
        );
    };
    look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [link, navigate, tries]);
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <PageMeta title={t('meta.title')} />
      <Waiting
        state={state}
        onRetry={() => {
          setState('loading');
          setTries((times) => times + 1);
        }}
      />
    </main>
  );
}
