import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import {
  goodsAt,
  hasClass,
  withClass,
  type ClassAdvice,
  type Goods as Asked,
} from '../../../../domain/order/draft.js';
import { nameOfAdvice, orderedAgainst } from '../../../../domain/order/ordered-against.js';
import { ButtonLink } from '../../../../kit/button/button.js';
import { Group } from '../../../../kit/form/choices.js';
import { FormSection } from '../../../../kit/form/form-section.js';
import type { DraftPart } from './draft-part.js';
import styles from '../order.module.css';
import { Tick } from './tick.js';

interface Props extends DraftPart {
  readonly token: string;
  readonly against: readonly ClassAdvice[];
  /** Classes the lawyer has not assessed. */
  readonly unassessed: readonly number[];
  /** Names of the advice that is ordered against, knowingly. */
  readonly agreed: ReadonlySet<string>;
  readonly onAgree: (name: string, agreed: boolean) => void;
}

/** Goods and services: classes and terms as chosen so far; they are chosen on a page of their own. */
export function Goods({ token, draft, change, against, unassessed, agreed, onAgree }: Props) {
  const { t } = useTranslation('order');
  const name = useOfficeName();
  const own = draft.officeGoods.filter(({ jurisdiction }) => draft.jurisdictions.includes(jurisdiction));
  const shared =
    draft.jurisdictions.some((office) => goodsAt(draft, office) === draft.goods) || own.length === 0;
  return (
    <FormSection number={3} id="goods" title={t('goods.title')} lead={t('goods.lead')}>
      <Group name="goods" label={t('label.goods')}>
        {shared && <ClassSummary goods={draft.goods} />}
        {own.map(({ jurisdiction, goods }) => (
          <div key={jurisdiction}>
            <h3 className={styles.office}>{name(jurisdiction)}</h3>
            <ClassSummary goods={goods} />
          </div>
        ))}
        {against.map((advice) => (
          <Against
            key={`${advice.classNumber} ${advice.jurisdiction}`}
            advice={advice}
            draft={draft}
            agreed={agreed}
            onAgree={onAgree}
          />
        ))}
        {unassessed.map((number) => (
          <Tick
            key={number}
            name={`unassessed.${number}`}
            checked={hasClass(draft, number)}
            onChange={(ordered) => change(withClass(draft, number, ordered))}
          >
            {t('goods.notAssessed', { number, title: t(`classes:${number}`, { defaultValue: '' }) })}
          </Tick>
        ))}
        <ButtonLink to={`/registration-request/${token}/goods-and-services`}>
          {t(draft.goods.length === 0 ? 'goods.choose' : 'goods.change')}
        </ButtonLink>
      </Group>
    </FormSection>
  );
}

/** A class the lawyer advises against: left out with the reason, or asked once whether it is ordered all the same. */
function Against({
  advice,
  draft,
  agreed,
  onAgree,
}: Pick<Props, 'draft' | 'agreed' | 'onAgree'> & { advice: ClassAdvice }) {
  const { t } = useTranslation('order');
  const office = useOfficeName();
  const { classNumber: number, jurisdiction, reason } = advice;
  if (jurisdiction !== null && !draft.jurisdictions.includes(jurisdiction)) return null;
  if (orderedAgainst(draft, advice).length === 0) {
    return (
      <p className={styles.against}>
        <strong>{t('goods.againstLeft', { number })}</strong>
        {jurisdiction !== null && <> {office(jurisdiction)}:</>} {reason}
      </p>
    );
  }
  const name = nameOfAdvice(draft, advice);
  return (
    <div className={`${styles.against} ${styles.ordered}`}>
      <p>
        {jurisdiction === null
          ? t('goods.againstAsk', { number, reason })
          : t('goods.againstAskIn', { office: office(jurisdiction), number, reason })}
      </p>
      <Tick name={name} checked={agreed.has(name)} onChange={(checked) => onAgree(name, checked)}>
        {t('goods.againstAgree', { number })}
      </Tick>
    </div>
  );
}

function ClassSummary({ goods }: { goods: Asked }) {
  const { t } = useTranslation('order');
  if (goods.length === 0) return <p className={styles.none}>{t('goods.none')}</p>;
  return (
    <ul className={styles.classes}>
      {goods.map(({ classNumber, terms }) => (
        <li key={classNumber}>
          <strong>{t('goods.class', { number: classNumber })}</strong>{' '}
          {t(`classes:${classNumber}`, { defaultValue: '' })}
          <br />
          <span>{terms.length === 0 ? t('goods.byLawyer') : terms.join('; ')}</span>
        </li>
      ))}
    </ul>
  );
}
