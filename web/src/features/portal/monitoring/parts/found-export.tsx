import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { formatMoment } from '../../../../kit/dates/format-moment.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { Section } from '../../parts/page.js';
import { foundFile, type Found } from '../found-file.js';
import { FoundForBrandDocument, FoundForBrandNode, type FoundForBrandResult } from '../monitoring.graphql.js';

const AT_ONCE = 100;
const COLUMNS = [
  'platform',
  'title',
  'website',
  'price',
  'firstSeen',
  'lastSeen',
  'fate',
  'reason',
  'decided',
  'threat',
] as const;

/** All that was found for a brand, to keep: before the subscription ends and afterwards. */
export function FoundExport({ brandId }: { brandId: string }) {
  const { t } = useTranslation(['portal-monitoring', 'portal-statuses']);
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'nothing'>('idle');
  const day = (at: string | null): string => (at === null ? '' : formatMoment(at, 'en', 'date'));

  const all = async (): Promise<readonly Found[]> => {
    const found = new Map<string, Found>();
    for (let more = true; more;) {
      const { data } = await client.query<FoundForBrandResult>({
        query: FoundForBrandNode,
        variables: { brandId, limit: AT_ONCE, offset: found.size },
        context: { document: FoundForBrandDocument },
        fetchPolicy: 'no-cache',
      });
      const page = data?.brandMonitoringFindingList;
      const before = found.size;
      for (const item of page?.items ?? []) found.set(item.id, item);
      // A page that brings nothing new is the last, whatever it says of the next one.
      more = page?.hasNextPage === true && found.size > before;
    }
    return [...found.values()];
  };
  const save = async (): Promise<void> => {
    setState('busy');
    try {
      const found = await all();
      setState(found.length === 0 ? 'nothing' : 'idle');
      if (found.length === 0) return;
      const file = foundFile(found, {
        heading: COLUMNS.map((column) => t(`export.column.${column}`)),
        day,
        fate: ({ state: fate }) => (fate === null ? '' : t(`export.became.${fate}`)),
        reason: ({ dismissalReason: reason, dismissalNote: note }) =>
          [reason === null ? '' : t(`reason.${reason}`), note ?? ''].filter((part) => part !== '').join(': '),
        threat: ({ case: threat }) =>
          threat === null ? '' : t(`portal-statuses:case.${threat.status}.label`),
      });
      saveFile('findings.csv', new Blob([file], { type: 'text/csv;charset=utf-8' }));
    } catch {
      setState('failed');
    }
  };
  return (
    <Section title={t('export.title')}>
      <p>{t('export.text')}</p>
      <p aria-live="polite">{state === 'failed' || state === 'nothing' ? t(`export.${state}`) : null}</p>
      <Button size="small" busy={state === 'busy'} onClick={() => void save()}>
        {t('export.save')}
      </Button>
    </Section>
  );
}
