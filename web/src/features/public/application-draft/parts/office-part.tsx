import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { Button } from '../../../../kit/button/button.js';
import { Choices } from '../../../../kit/form/choices.js';
import { Field } from '../../../../kit/form/field.js';
import { GoodsPicker } from '../../parts/goods-picker/goods-picker.js';
import type { ClassGoods } from '../../parts/goods-picker/class-goods.js';
import { tell, type Answer } from '../../../../domain/sign-in/signed-in-api.js';
import { DraftSaveOfficeDocument } from '../documents/save-office.graphql.js';
import { filingBases, readOffice } from '../office-input.js';
import { useAnswer } from '../../../../domain/sign-in/use-answer.js';
import type { DraftApplication, DraftOffice, DraftRequest } from '../use-draft.js';
import styles from '../application-draft.module.css';
import { AutoForm } from './auto-form.js';
import { Gaps } from '../../../../domain/draft/gaps.js';
import { PictureFields } from './picture-fields.js';
import { Specimens } from './specimens.js';
import { Why } from './why.js';

interface Props { readonly request: DraftRequest; readonly application: DraftApplication; readonly office: DraftOffice; readonly others: readonly DraftOffice[]; readonly open: boolean; readonly disabled: boolean; readonly onSaved: () => void }

const goodsOf = ({ goodsAndServices }: DraftOffice): ClassGoods[] => goodsAndServices.map(({ classNumber, terms }) => ({ class: classNumber, terms }));

/** What one office is asked for: only what this office wants to know. */
export function OfficePart({ request, application, office, others, open, disabled, onSaved }: Props) {
  const { t } = useTranslation('draft');
  const [goods, setGoods] = useState<readonly ClassGoods[]>(() => goodsOf(office));
  const [basis, setBasis] = useState<string | null>(office.usptoFilingBasis);
  const copying = useAnswer();
  const name = useOfficeName();
  const isUs = office.jurisdiction === 'US';
  const hasPicture = request.type !== 'TEXT';
  const gaps = request.draftGaps.filter(({ jurisdiction }) => jurisdiction === office.jurisdiction);
  const save = async (form: FormData): Promise<Answer> => {
    const answer = await tell(DraftSaveOfficeDocument, { id: office.id, input: readOffice(form, { isUs, hasPicture }) });
    if (answer.done) onSaved();
    return answer;
  };
  const copyGoods = async (): Promise<Answer> => {
    const goodsAndServices = goods.map((one) => ({ classNumber: one.class, terms: [...one.terms] }));
    const answers = await Promise.all(others.map(({ id }) => tell(DraftSaveOfficeDocument, { id, input: { goodsAndServices } })));
    onSaved();
    return answers.find(({ done }) => !done) ?? { done: true, errors: {} };
  };
  const labels = { goodsAndServices: t('goods.title'), usptoFilingBasis: t('basis.title'), colorClaim: t('picture.colorClaim') };
  return (
    <details className={styles['office']} open={open || undefined} id={`office-${office.jurisdiction}`}>
      <summary><OfficeName code={office.jurisdiction} /><Gaps gaps={gaps} /></summary>
      <div className={styles['inside']}>
        <AutoForm labels={labels} save={save} disabled={disabled}>
          <Why>{t('goods.why')}</Why>
          <GoodsPicker name="goodsAndServices" value={goods} offices={[office.jurisdiction]} onChange={setGoods} label={t('goods.at', { office: name(office.jurisdiction) })} />
          {isUs && (
            <>
              <Why>{t('basis.why')}</Why>
              <div onChange={(event) => { if (event.target instanceof HTMLInputElement) setBasis(event.target.value); }}>
                <Choices name="usptoFilingBasis" label={t('basis.title')} chosen={office.usptoFilingBasis ?? undefined} choices={filingBases.map((value) => ({ value, title: t(`basis.${value}.title`), text: t(`basis.${value}.text`) }))} />
              </div>
              <Field name="usptoAdditionalInfo" label={t('basis.more')} hint={t('basis.moreHint')} optional>{(control) => <textarea {...control} rows={3} maxLength={5000} defaultValue={office.usptoAdditionalInfo ?? ''} />}</Field>
            </>
          )}
          {/* A picture chosen by a press sets these answers too, so they are asked anew. */}
          {hasPicture && <PictureFields key={office.logo?.id ?? 'given'} request={request} office={office} onChosen={onSaved} />}
        </AutoForm>
        {others.length > 0 && goods.length > 0 && !disabled && (
          <div className={styles['end']}>
            <Button type="button" size="small" busy={copying.busy} onClick={() => void copying.run(copyGoods)}>{t('goods.copy', { count: others.length })}</Button>
            {copying.answer?.done === true && <span role="status">{t('goods.copied')}</span>}
          </div>
        )}
        {isUs && basis === '_1_A' && <Specimens application={application} classes={goods.map((one) => one.class)} disabled={disabled} onSaved={onSaved} />}
      </div>
    </details>
  );
}
