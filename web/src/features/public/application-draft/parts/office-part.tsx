import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { GoodsPicker } from '../../parts/goods-picker/goods-picker.js';
import { tell, type Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { useMessage } from '../../../../domain/sign-in/use-message.js';
import { DraftCopyGoodsDocument } from '../documents/copy-goods.graphql.js';
import { afterPicking, goodsInput, goodsOf, leftToLawyer, splitGoods, termed } from '../office-goods.js';
import { filingBases, readOffice } from '../office-input.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import type { DraftApplication, DraftOffice, DraftRequest } from '../use-draft.js';
import { clientsGaps } from '../clients-gaps.js';
import { useGoods } from '../use-goods.js';
import { useOfficeSaves } from '../use-office-saves.js';
import styles from '../application-draft.module.css';
import { AutoForm } from './auto-form.js';
import { Gaps } from '../../../../domain/draft/gaps.js';
import { LawyerWrites } from './lawyer-writes.js';
import { NotOrdered } from './not-ordered.js';
import { PictureFields } from './picture-fields.js';
import { Specimens } from './specimens.js';
import { Why } from './why.js';

interface Props {
  readonly request: DraftRequest;
  readonly application: DraftApplication;
  readonly office: DraftOffice;
  readonly others: readonly DraftOffice[];
  readonly open: boolean;
  readonly disabled: boolean;
  readonly onSaved: () => void;
}

/** What one office is asked for: only what this office wants to know. */
export function OfficePart({ request, application, office, others, open, disabled, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const [goods, setGoods] = useGoods(office);
  const [basis, setBasis] = useState<string | null>(office.usptoFilingBasis);
  const copying = useAnswer();
  const message = useMessage('draft');
  const name = useOfficeName();
  const isUs = office.jurisdiction === 'US';
  const hasPicture = request.type !== 'TEXT';
  const { within, beyond } = splitGoods(goods, { office, units: request.units });
  const gaps = clientsGaps({
    status: request.status,
    draftGaps: request.draftGaps.filter(({ jurisdiction }) => jurisdiction === office.jurisdiction),
  });
  const saveChanges = useOfficeSaves(office, onSaved);
  const save = (form: FormData): Promise<Answer> =>
    saveChanges(readOffice(form, { goods: within, isUs, hasPicture }));
  const copyGoods = async (): Promise<Answer> => {
    const answer = await tell(DraftCopyGoodsDocument, {
      id: request.id,
      input: { jurisdiction: office.jurisdiction, goodsAndServices: goodsInput(within) },
    });
    if (answer.done) onSaved();
    return answer;
  };
  const labels = {
    goodsAndServices: t('goods.title'),
    usptoFilingBasis: t('basis.title'),
    colorClaim: t('picture.colorClaim'),
  };
  return (
    <details className={styles.office} open={open || undefined} id={`office-${office.jurisdiction}`}>
      <summary>
        <OfficeName code={office.jurisdiction} />
        <Gaps gaps={gaps.now} later={gaps.later} />
      </summary>
      <div className={styles.inside}>
        <AutoForm labels={labels} save={save} disabled={disabled}>
          <Why>{t('goods.why')}</Why>
          <GoodsPicker
            name="goodsAndServices"
            value={termed(goods)}
            offices={[office.jurisdiction]}
            onChange={(picked) => setGoods(afterPicking(picked, goodsOf(office)))}
            label={t('goods.at', { office: name(office.jurisdiction) })}
          />
          <LawyerWrites classes={leftToLawyer(goods)} />
          {isUs && (
            <>
              <Why>{t('basis.why')}</Why>
              <div
                onChange={(event) => {
                  if (event.target instanceof HTMLInputElement) setBasis(event.target.value);
                }}
              >
                <Choices
                  name="usptoFilingBasis"
                  label={t('basis.title')}
                  chosen={office.usptoFilingBasis ?? undefined}
                  choices={filingBases.map((value) => ({
                    value,
                    title: t(`basis.${value}.title`),
                    text: t(`basis.${value}.text`),
                  }))}
                />
              </div>
              <Field name="usptoAdditionalInfo" label={t('basis.more')} hint={t('basis.moreHint')} optional>
                {(control) => (
                  <textarea
                    {...control}
                    rows={3}
                    maxLength={5000}
                    defaultValue={office.usptoAdditionalInfo ?? ''}
                  />
                )}
              </Field>
            </>
          )}
          {/* A picture chosen by a press sets these answers too, so they are asked anew. */}
          {hasPicture && (
            <PictureFields
              key={office.logo?.id ?? 'given'}
              request={request}
              office={office}
              onChosen={onSaved}
            />
          )}
        </AutoForm>
        {/* Another pick has another price: the box begins anew. */}
        {beyond.length > 0 && (
          <NotOrdered
            key={beyond.map(({ classNumber }) => classNumber).join()}
            request={request}
            wished={beyond}
            onOrdered={() => {
              setGoods(within);
              onSaved();
            }}
            onLeaveOut={() => setGoods(within)}
          />
        )}
        {others.length > 0 && termed(within).length > 0 && !disabled && (
          <div className={styles.end}>
            <Button
              type="button"
              size="small"
              busy={copying.busy}
              onClick={() => void copying.run(copyGoods)}
            >
              {t('goods.copy', { count: others.length })}
            </Button>
            {copying.answer?.done === true && <span role="status">{t('goods.copied')}</span>}
            {copying.answer?.done === false && (
              <p role="alert" className={styles.wrong}>
                {message(copying.answer)}
              </p>
            )}
          </div>
        )}
        {isUs && basis === '_1_A' && (
          <Specimens
            application={application}
            classes={goods.map((one) => one.class)}
            disabled={disabled}
            onSaved={onSaved}
          />
        )}
      </div>
    </details>
  );
}
