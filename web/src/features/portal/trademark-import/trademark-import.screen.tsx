import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.js';
import { AppLink } from '../../../kit/link/app-link.js';
import { useSession } from '../../../kit/session/use-session.js';
import { LoadFailed } from '../parts/load-state.js';
import { Loaded, Page, Section } from '../parts/page.js';
import { PortalSkeleton } from '../parts/portal-skeleton.js';
import { usePortalQuery } from '../parts/use-portal-query.js';
import { ColumnChoice } from './parts/column-choice.js';
import { DryRun } from './parts/dry-run.js';
import { ListFile } from './parts/list-file.js';
import { orderOf } from './days.js';
import { ImportedOfficesDocument, ImportedOfficesNode } from './trademark-import.graphql.js';
import { useMarksOnRecord } from './use-import.js';
import { newList, useKeptList, type KeptList } from './use-kept-list.js';

/** Many marks come in from a list: what its columns say, what would become of each line, and only then the marks. */
export function Component() {
  const { t } = useTranslation('portal-import');
  const { session } = useSession();
  const owner = session?.user.id ?? '';
  return (
    <Page title={t('title')} lead={t('lead')}>
      <KeptImport key={owner} owner={owner} />
      <p>
        <AppLink to="/portal/trademarks">{t('back')}</AppLink>
      </p>
    </Page>
  );
}

function KeptImport({ owner }: { owner: string }) {
  const { t } = useTranslation('portal-import');
  const { list, kept, change, forget } = useKeptList(owner);
  if (list === undefined) return <ListFile onRows={(file, rows) => change(newList(file, rows))} />;
  return (
    <>
      <p>
        {t('file', { file: list.file })}{' '}
        <Button size="small" onClick={() => change(undefined)}>
          {t('another')}
        </Button>
      </p>
      {!kept && <p role="status">{t('notKept')}</p>}
      <ColumnChoice list={list} onChange={change} />
      <Judged key={list.id} list={list} forget={forget} />
    </>
  );
}

/** Dates whose order nobody can see are asked about before anything is said of the lines. */
function Judged({ list, forget }: { list: KeptList; forget: () => void }) {
  const { t } = useTranslation('portal-import');
  const offices = usePortalQuery(ImportedOfficesDocument, ImportedOfficesNode, {});
  const { onRecord, problem, read } = useMarksOnRecord();
  const { filed, registered, expires } = list.mapping;
  const dates = list.rows
    .slice(list.heading + 1)
    .flatMap((row) =>
      [filed, registered, expires].flatMap((at) => (at === undefined ? [] : [row[at] ?? ''])),
    );
  const seen = orderOf(dates);
  const order = seen === 'clear' ? 'day' : (seen ?? list.order);
  if (order === undefined) return null;
  if (problem !== undefined) return <LoadFailed error={problem} again={() => void read()} old={false} />;
  return (
    <Loaded answer={offices}>
      {({ jurisdictionList }) =>
        onRecord === undefined ? (
          <PortalSkeleton />
        ) : (
          <Section title={t('dryRun.title')}>
            <DryRun {...{ list, order, onRecord, again: read, offices: jurisdictionList, forget }} />
          </Section>
        )
      }
    </Loaded>
  );
}
