import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { AppLink } from '../../../../kit/link/app-link.js';
import { Section } from '../../parts/page.js';
import { LostPlace } from '../../parts/since/lost-place.js';
import { sincePath } from '../../parts/since/since-path.js';
import { readableGroups, SinceGroups } from '../../parts/since/since-list.js';
import { useMarksSince } from '../../parts/since/use-marks-since.js';
import {
  MarkNewsSeenDocument,
  MarkNewsSeenNode,
  type MarkNewsSeenResult,
  NoteVisitDocument,
  NoteVisitNode,
  type NoteVisitResult,
  type SinceList,
} from '../../parts/since/since.graphql.js';
import styles from './home.module.css';

/** What is different since the reader was last here, by mark and order. Their place is the server's, so it is the same on every device; it goes on when they say that they
 *  have read the list, and with their next visit. */
export function SinceLastVisit() {
  const { t } = useTranslation('portal-since');
  const client = useApolloClient();
  const [list, setList] = useState<SinceList>();
  const [seen, setSeen] = useState<'busy' | 'done' | 'failed'>();
  const asked = useRef(false);
  const note = useCallback(async (): Promise<void> => {
    const { data } = await client.mutate<NoteVisitResult>({
      mutation: NoteVisitNode,
      context: { document: NoteVisitDocument, idempotencyKey: crypto.randomUUID() },
    });
    if (data != null) setList(data.noteVisit);
  }, [client]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Without an answer the strip is absent, and the next visit asks again.
    void note().catch(() => undefined);
  }, [note]);
  const markSeen = async (through: string): Promise<void> => {
    setSeen('busy');
    try {
      const { data } = await client.mutate<MarkNewsSeenResult>({
        mutation: MarkNewsSeenNode,
        variables: { through },
        context: { document: MarkNewsSeenDocument, idempotencyKey: crypto.randomUUID() },
      });
      if (data != null) setList(data.markNewsSeen);
      setSeen('done');
    } catch {
      setSeen('failed');
    }
  };
  const { data: marks } = useMarksSince(list);
  if (list === undefined || marks === undefined) return null;
  const groups = readableGroups(list.groups, marks);
  if (groups.length === 0)
    return (
      <>
        {seen === 'done' && <p role="status">{t('none')}</p>}
        <ShowAgain list={list} />
      </>
    );
  return (
    <Section
      title={t('title')}
      aside={
        <Button
          look="quiet"
          size="small"
          busy={seen === 'busy'}
          onClick={() => void markSeen(list.through.place)}
        >
          {t('read')}
        </Button>
      }
    >
      {list.lost === null && (
        <p className={styles.when}>
          {t('from')} <Moment at={list.from.at} style="date" />
        </p>
      )}
      <LostPlace list={list} />
      {seen === 'failed' && <p role="alert">{t('common:failure.OTHER')}</p>}
      <SinceGroups groups={groups} marks={marks} short />
      {list.more && <p>{t('more')}</p>}
      <ShowAgain list={list} />
    </Section>
  );
}

/** The way to the list that was read last, as it was. */
function ShowAgain({ list: { before, from } }: { readonly list: SinceList }) {
  const { t, i18n } = useTranslation('portal-since');
  if (before === null) return null;
  const [first, last] = [before.at, from.at].map((at) => formatMoment(at, i18n.language, 'date'));
  return (
    <p className={styles.when}>
      <AppLink to={sincePath(before, from)}>
        {t(first === last ? 'againOneDay' : 'again', { from: first, through: last })}
      </AppLink>
    </p>
  );
}
