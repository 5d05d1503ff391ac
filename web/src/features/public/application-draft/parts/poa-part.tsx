import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Moment } from '../../../../kit/dates/moment.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import type { DraftRequest } from '../use-draft.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import styles from '../application-draft.module.css';
import { usePoaPreview } from '../../../../domain/draft/use-poa-preview.js';
import { SignPoa } from './sign-poa.js';
import { Why } from './why.js';

/** The power of attorney: read, then signed on line; nothing is signed that was not looked at. */
export function PoaPart({
  number,
  request,
  disabled,
  onSaved,
}: {
  number: number;
  request: DraftRequest;
  disabled: boolean;
  onSaved: () => void;
}) {
  const { t, i18n } = useTranslation(['draft', 'draft-turn']);
  const office = useOfficeName();
  const { seen, look, forget, looking } = usePoaPreview(request.id);
  const [name, setName] = useState('');
  const signing = useAnswer();
  const message = useMessage('draft');
  const asking = request.powerOfAttorneyOffices;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    asking.map(({ jurisdiction }) => office(jurisdiction)),
  );
  const paper = asking.filter(({ form }) => form === 'NOTARISED' || form === 'LEGALISED');

  const isSigned = request.poaDocument !== null || signing.answer?.done === true;
  return (
    <FormSection number={number} id="poa" title={t('poa.title')} lead={t('poa.lead', { offices: names })}>
      <Why>{t('poa.why')}</Why>
      {paper.length > 0 && (
        <p className={styles.notice}>
          {t('poa.paper', {
            offices: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
              paper.map(({ jurisdiction }) => office(jurisdiction)),
            ),
          })}
        </p>
      )}
      {isSigned && (
        <p className={styles.notice} role="status">
          {t('poa.signed')}{' '}
          {request.poaDocument !== null && (
            <>
              <Moment at={request.poaDocument.createdAt} style="short" /> ·{' '}
              <a href={request.poaDocument.url} target="_blank" rel="noreferrer">
                {request.poaDocument.name}
              </a>
            </>
          )}
        </p>
      )}
      <div className={styles.end}>
        <Button
          type="button"
          look={isSigned ? 'quiet' : 'plain'}
          busy={looking.busy}
          onClick={() => void look()}
        >
          {t(isSigned ? 'draft-turn:signAgain' : 'poa.look')}
        </Button>
        {seen !== undefined && (
          <a href={seen.address} target="_blank" rel="noreferrer" download={seen.fileName}>
            {t('poa.open')}
          </a>
        )}
      </div>
      {looking.answer?.done === false && (
        <p role="alert" className={styles.wrong}>
          {message(looking.answer)}
        </p>
      )}
      {seen !== undefined && !disabled && (
        <SignPoa
          id={request.id}
          digest={seen.digest}
          signing={signing}
          name={name}
          onName={setName}
          onSigned={() => {
            // What was signed is over: another owner or another office is signed for anew.
            forget();
            onSaved();
          }}
        />
      )}
    </FormSection>
  );
}
