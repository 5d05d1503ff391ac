import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OfficeName, useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { GoodsPicker } from '../../../../domain/goods-picker/goods-picker.js';
import type { Answer } from '../../../../domain/sign-in/signed-in-api.js';
import {
  afterPicking,
  goodsOf,
  leftToLawyer,
  splitGoods,
  termed,
} from '../../../../domain/draft/office-goods.js';
import { readOffice } from '../office-input.js';
import type { DraftApplication, DraftOffice, DraftRequest } from '../use-draft.js';
import { clientsGaps } from '../clients-gaps.js';
import { useGoods } from '../../../../domain/draft/use-goods.js';
import { useOfficeSaves } from '../use-office-saves.js';
import styles from '../application-draft.module.css';
import { AutoForm } from './auto-form.js';
import { CopyGoods } from './copy-goods.js';
import { FilingBasis } from './filing-basis.js';
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
          {isUs && <FilingBasis office={office} onChoose={setBasis} />}
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
            requestedUnits={beyond}
            onOrdered={() => {
              setGoods(within);
              onSaved();
            }}
            onLeaveOut={() => setGoods(within)}
          />
        )}
        {others.length > 0 && termed(within).length > 0 && !disabled && (
          <CopyGoods id={request.id} office={office} goods={within} to={others.length} onSaved={onSaved} />
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
