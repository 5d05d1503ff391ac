import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { formatDay } from '../../../../kit/dates/day.js';
import { Extract } from '../../../../kit/extract/extract.js';
import { ask } from '../../parts/admin-api.js';
import type { RecordRow } from '../../parts/records/record-facts.js';
import { CommandDialog } from '../../parts/records/steps/command-dialog.js';
import { OpposingMarkDocument } from './watch.graphql.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Which mark opposes which, until when, and what follows. */
export function OppositionDialog(props: Omit<ComponentProps<typeof CommandDialog>, 'aside'>) {
  return <CommandDialog {...props} aside={() => <BothMarks result={props.row} />} />;
}

function BothMarks({ result }: { result: RecordRow }) {
  const { t } = useTranslation('admin-watch');
  const office = useOfficeName();
  const { trademarkId, markName, jurisdiction, applicationNumber, ownerName, oppositionEndDate } = result;
  const { data } = useQuery({
    queryKey: ['work', 'opposing-mark', trademarkId],
    queryFn: () => ask(OpposingMarkDocument, { id: text(trademarkId) }),
    enabled: text(trademarkId) !== '',
  });
  const ours = data?.trademark;
  const named = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');
  return (
    <>
      <Extract
        rows={[
          {
            label: t('opposing.ours'),
            value: ours == null ? '–' : named(ours.name, office(ours.jurisdiction), text(ours.number)),
          },
          {
            label: t('opposing.later'),
            value: named(
              text(markName),
              office(text(jurisdiction)),
              text(applicationNumber),
              text(ownerName),
            ),
          },
          {
            label: t('opposing.until'),
            value:
              text(oppositionEndDate) === ''
                ? t('opposing.unknown')
                : formatDay(text(oppositionEndDate), 'en', { short: true }),
          },
        ]}
      />
      <p>{t('opposing.next')}</p>
    </>
  );
}
