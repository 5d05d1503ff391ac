import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { Day } from '../../parts/day.js';
import { download } from '../../parts/download.js';
import { useCommand } from '../../parts/use-command.js';
import styles from './data-copy.module.css';
import { AskForDataCopyDocument, AskForDataCopyNode, type PortalAccountResult } from '../profile.graphql.js';

const DAY_MS = 86_400_000;

type Viewer = Pick<
  NonNullable<PortalAccountResult['viewer']>,
  'id' | 'dataCopyId' | 'dataCopyAskedAt' | 'dataCopyUntil'
>;

/** Asked for here, announced by e-mail, fetched here: the file goes to nobody who is not signed in. */
export function DataCopy({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('portal-account');
  const ask = useCommand(AskForDataCopyDocument, AskForDataCopyNode);
  const { id, dataCopyId: copyId, dataCopyAskedAt: askedAt, dataCopyUntil: until } = viewer;
  const now = new Date();
  const mayAsk = askedAt === null || now.getTime() - Date.parse(askedAt) >= DAY_MS;
  const isReady = copyId !== null && until !== null && until >= now.toISOString().slice(0, 10);
  const failed =
    ask.failed?.message ??
    (ask.failed?.failure === undefined ? undefined : t(`common:${ask.failed.failure}`));
  return (
    <>
      <p>{t('data.what')}</p>
      {askedAt !== null && until === null && (
        <p role="status">
          {t('data.asked')} <Moment at={askedAt} />. {t('data.comes')}
        </p>
      )}
      {isReady && (
        <>
          <p>
            {t('data.ready')} <Day on={until} />.
          </p>
          <Fetch path={`/api/data-copy/${copyId}`} fileName="cotta-data.zip" label={t('data.download')} />
          <h3 className={styles.title}>{t('portfolio.title')}</h3>
          <p>{t('portfolio.what')}</p>
          <Fetch
            path={`/api/portfolio/${copyId}`}
            fileName="cotta-portfolio.zip"
            label={t('portfolio.download')}
          />
        </>
      )}
      {mayAsk && (
        <p>
          <Button busy={ask.state === 'loading'} onClick={() => void ask.run({ id })}>
            {t(askedAt === null ? 'data.ask' : 'data.again')}
          </Button>
        </p>
      )}
      {!mayAsk && isReady && <p>{t('data.tomorrow')}</p>}
      {failed !== undefined && <p role="alert">{failed}</p>}
    </>
  );
}

function Fetch({ path, fileName, label }: { path: string; fileName: string; label: string }) {
  const { t } = useTranslation('portal-account');
  const [state, setState] = useState<'idle' | 'busy' | 'gone' | 'failed'>('idle');
  const fetchIt = async (): Promise<void> => {
    setState('busy');
    try {
      const copy = await download(path);
      if (copy === undefined) return setState('gone');
      saveFile(fileName, copy);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <p>
        <Button busy={state === 'busy'} onClick={() => void fetchIt()}>
          {label}
        </Button>
      </p>
      {(state === 'gone' || state === 'failed') && <p role="alert">{t(`data.${state}`)}</p>}
    </>
  );
}
