import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Section } from '../../parts/page.js';
import {
  MarkNewsSeenDocument,
  MarkNewsSeenNode,
  type MarkNewsSeenResult,
  NoteVisitDocument,
  NoteVisitNode,
  type NoteVisitResult,
} from '../home.graphql.js';
import styles from './home.module.css';

type Since = NoteVisitResult['noteVisit'];
type Line = Since['lines'][number];

const MOST = 7;

/** Where a line leads, by what it is about. */
const PLACES: Readonly<Record<string, string>> = {
  trademark: '/portal/trademarks/',
  office_action: '/portal/office-action/',
  use_in_commerce_request: '/portal/use-in-commerce-request/',
  case: '/portal/cases/',
  service_request: '/portal/service-order/',
  brand: '/portal/brands/',
  partner_webhook: '/portal/webhooks?of=',
};
const placeOf = ({ subjectType, subjectId }: Line): string =>
  `${PLACES[subjectType] ?? '/portal/order/'}${subjectId}`;

/** What others did since the reader was last here: one line a subject. The position is the server's, so it is the same on every device. `mentioned`: subjects whose duty stands above. */
export function SinceLastVisit({ mentioned }: { mentioned: readonly string[] }) {
  const { t } = useTranslation('portal');
  const client = useApolloClient();
  const [since, setSince] = useState<Since>();
  const [all, setAll] = useState(false);
  const [seen, setSeen] = useState<'busy' | 'done' | 'failed'>();
  const asked = useRef(false);
  const note = useCallback(async (): Promise<void> => {
    const { data } = await client.mutate<NoteVisitResult>({
      mutation: NoteVisitNode,
      context: { document: NoteVisitDocument, idempotencyKey: crypto.randomUUID() },
    });
    if (data != null) setSince(data.noteVisit);
  }, [client]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Without an answer the strip is absent, and the next visit asks again.
    void note().catch(() => undefined);
  }, [note]);
  const markSeen = async (): Promise<void> => {
    setSeen('busy');
    try {
      const { data } = await client.mutate<MarkNewsSeenResult>({
        mutation: MarkNewsSeenNode,
        context: { document: MarkNewsSeenDocument, idempotencyKey: crypto.randomUUID() },
      });
      if (data != null) setSince(data.markNewsSeen);
      setSeen('done');
    } catch {
      setSeen('failed');
    }
  };
  const lines = (since?.lines ?? []).filter(({ subjectId }) => !mentioned.includes(subjectId));
  if (seen === 'done' && lines.length === 0)
    return (
      <p role="status" className="visually-hidden">
        {t('since.none')}
      </p>
    );
  if (since === undefined || lines.length === 0) return null;
  const shown = all ? lines : lines.slice(0, MOST);
  return (
    <Section
      title={t('since.title')}
      aside={
        <Button look="quiet" size="small" busy={seen === 'busy'} onClick={() => void markSeen()}>
          {t('since.seen')}
        </Button>
      }
    >
      <p className={styles.when}>
        {t('since.from')} <Moment at={since.since} style="date" />
      </p>
      {seen === 'failed' && <p role="alert">{t('common:failure.OTHER')}</p>}
      <ul className={styles.lines}>
        {shown.map((line) => (
          <NewsRow key={line.id} line={line} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <p>
          <Button size="small" onClick={() => setAll(true)}>
            {t('since.all', { count: lines.length })}
          </Button>
        </p>
      )}
    </Section>
  );
}

function NewsRow({ line }: { line: Line }) {
  const { t } = useTranslation('portal');
  const { kind, title, at, more } = line;
  return (
    <li>
      <span className={styles.when}>
        <Moment at={at} style="short" />
      </span>
      <div>
        <AppLink to={placeOf(line)}>{t(`notification.${kind}`, { title })}</AppLink>
        {more.length > 0 && (
          <details>
            <summary>{t('since.more', { count: more.length })}</summary>
            <ul>
              {more.map((one) => (
                <li key={one.id}>
                  {t(`notification.${one.kind}`, { title })}{' '}
                  <span className={styles.when}>
                    <Moment at={one.at} style="short" />
                  </span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
