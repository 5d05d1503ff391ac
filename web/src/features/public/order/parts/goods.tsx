import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { goodsAt, type ClassAdvice, type Goods as Asked } from '../../../../domain/order/draft.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Group } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { DraftPart } from './draft-part.js';
import styles from './goods.module.css';

/** Goods and services: classes and terms as chosen so far; they are chosen on a page of their own. */
export function Goods({ token, draft, against }: DraftPart & { token: string; against: readonly ClassAdvice[] }) {
  const { t } = useTranslation('order');
  const name = useOfficeName();
  const own = draft.officeGoods.filter(({ jurisdiction }) => draft.jurisdictions.includes(jurisdiction));
  const shared = draft.jurisdictions.some((office) => goodsAt(draft, office) === draft.goods) || own.length === 0;
  return (
    <FormSection number={3} id="goods" title={t('goods.title')} lead={t('goods.lead')}>
      <Group name="goods" label={t('label.goods')}>
        {shared && <ClassSummary goods={draft.goods} />}
        {own.map(({ jurisdiction, goods }) => <div key={jurisdiction}><h3 className={styles['office']}>{name(jurisdiction)}</h3><ClassSummary goods={goods} /></div>)}
        {against.map((advice) => <Against key={`${advice.classNumber} ${advice.jurisdiction}`} advice={advice} draft={draft} />)}
        <ButtonLink to={`/registration-request/${token}/goods-and-services`}>{t(draft.goods.length === 0 ? 'goods.choose' : 'goods.change')}</ButtonLink>
      </Group>
    </FormSection>
  );
}

/** A class the lawyer advises against: left out, or ordered all the same, with the reason either way. */
function Against({ advice: { classNumber, jurisdiction, reason }, draft }: { advice: ClassAdvice; draft: DraftPart['draft'] }) {
  const { t } = useTranslation('order');
  const name = useOfficeName();
  const offices = jurisdiction === null ? draft.jurisdictions : draft.jurisdictions.filter((office) => office === jurisdiction);
  const isOrdered = offices.some((office) => goodsAt(draft, office).some((one) => one.classNumber === classNumber));
  if (offices.length === 0) return null;
  return (
    <p className={isOrdered ? `${styles['against']} ${styles['ordered']}` : styles['against']}>
      <strong>{t(isOrdered ? 'goods.againstOrdered' : 'goods.againstLeft', { number: classNumber })}</strong>
      {jurisdiction !== null && <> {name(jurisdiction)}:</>} {reason}
    </p>
  );
}

function ClassSummary({ goods }: { goods: Asked }) {
  const { t } = useTranslation('order');
  if (goods.length === 0) return <p className={styles['none']}>{t('goods.none')}</p>;
  return (
    <ul className={styles['classes']}>
      {goods.map(({ classNumber, terms }) => (
        <li key={classNumber}><strong>{t('goods.class', { number: classNumber })}</strong> {t(`classes:${classNumber}`, { defaultValue: '' })}<br /><span>{terms.length === 0 ? t('goods.byLawyer') : terms.join('; ')}</span></li>
      ))}
    </ul>
  );
}
