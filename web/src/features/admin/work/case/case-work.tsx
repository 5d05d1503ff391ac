import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ask } from '../../parts/admin-api.js';
import { Failed } from '../../parts/failed.js';
import type { RecordFacts, RecordRow } from '../../parts/records/record-facts.js';
import { CaseWorkDocument } from './case-work.graphql.js';
import styles from './case-work.module.css';
import { Findings } from './parts/findings.js';
import { Letters } from './parts/letters.js';
import { Objections } from './parts/objections.js';
import { OpenServices } from './parts/open-services.js';
import { Options } from './parts/options.js';
import { OtherSide } from './parts/other-side.js';
import { PlatformReports } from './parts/platform-reports.js';
import { Weighed } from './parts/weighed.js';

/** The work on a threat: how much it matters, who is on the other side, what was found, what is offered, what is under way. */
export function CaseWork({ facts, row }: { facts: RecordFacts; row: RecordRow }) {
  const { t } = useTranslation('admin-case');
  const { data, error, refetch } = useQuery({
    queryKey: ['work', 'case', row.id],
    queryFn: () => ask(CaseWorkDocument, { id: row.id }),
  });
  if (error !== null) return <Failed error={error} again={() => void refetch()} />;
  if (data === undefined) return <p role="status">{t('common:loading')}</p>;
  const threat = data.case;
  if (threat === null) return null;
  return (
    <section aria-label={t('title')} className={styles.board}>
      <Objections objections={threat.objections.items} />
      <Weighed facts={facts} threat={threat} />
      <OtherSide threat={threat} />
      <Findings threat={threat} />
      <Options threat={threat} />
      <Letters threat={threat} />
      <PlatformReports threat={threat} />
      <OpenServices threat={threat} />
    </section>
  );
}
