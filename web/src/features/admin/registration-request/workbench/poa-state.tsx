import { useTranslation } from 'react-i18next';
import { usePoaPreview } from '../../../../domain/draft/use-poa-preview.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { Status } from '../../../../kit/status/status.js';
import type { DeskRequest } from './draft-records.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

/** Which offices ask for a power of attorney, whether it is signed, how it would read, and the request to sign. */
export function PoaState({ request }: { request: DeskRequest }) {
  const { t } = useTranslation('admin-draft');
  const office = useOfficeName();
  const message = useMessage('draft');
  const { askClient, open } = useWorkbench();
  const { seen, look, looking } = usePoaPreview(request.id);
  const { poaDocument } = request;
  return (
    <div className={styles.poa}>
      <ul>
        {request.powerOfAttorneyOffices.map(({ jurisdiction, form }) => (
          <li key={jurisdiction}>
            {office(jurisdiction)}: {t(`poaForm.${form}`)}
          </li>
        ))}
      </ul>
      {poaDocument === null ? (
        <Status tone="waiting">{t('poaMissing')}</Status>
      ) : (
        <p>
          <Status tone="ok">{t('poaSigned')}</Status> <Moment at={poaDocument.createdAt} style="short" /> ·{' '}
          <a href={poaDocument.url} target="_blank" rel="noreferrer">
            {poaDocument.name}
          </a>
        </p>
      )}
      <p>
        <Button size="small" busy={looking.busy} onClick={() => void look()}>
          {t('poaLook')}
        </Button>{' '}
        {seen !== undefined && (
          <a href={seen.address} target="_blank" rel="noreferrer" download={seen.fileName}>
            {seen.fileName}
          </a>
        )}{' '}
        {poaDocument === null && open && (
          <Button size="small" onClick={() => askClient(t('poaLetter'))}>
            {t('poaAsk')}
          </Button>
        )}
      </p>
      {looking.answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(looking.answer)}
        </p>
      )}
    </div>
  );
}
