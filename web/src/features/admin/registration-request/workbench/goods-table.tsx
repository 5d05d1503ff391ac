import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lengthOf, type ClassGoods, type OneTerm } from '../../../../domain/goods-picker/class-goods.js';
import { Button } from '../../../../kit/button/button.js';
import { ask } from '../../parts/admin-api.js';
import type { DeskRequest } from './draft-records.js';
import { goodsRows, orderedAt, type GoodsRow } from './ordered-goods.js';
import { DeskListedTermsDocument } from './workbench.graphql.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

type Goods = readonly ClassGoods[];
type Acceptance = 'EU' | 'LISTED' | 'OWN';
const SHAPES: Readonly<Record<Acceptance, string>> = { EU: '●', LISTED: '◐', OWN: '○' };

/** The most that are asked about at once. */
const MOST_ASKED = 500;

/** Whether a list has the wording; undefined until it is known. Case and signs do not matter, as the service compares. */
function useAcceptance(goods: Goods): (term: OneTerm) => Acceptance | undefined {
  const terms = goods
    .flatMap((one) => one.terms.map((term) => ({ classNumber: one.class, term })))
    .slice(0, MOST_ASKED);
  const { data } = useQuery({
    queryKey: ['listed-terms', terms],
    queryFn: async () => ({ asked: terms, ...(await ask(DeskListedTermsDocument, { terms })) }),
    enabled: terms.length > 0,
    placeholderData: (last) => last,
  });
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return ({ classNumber, term }) => {
    // The answer before the last pick knows nothing of what was picked.
    if (data?.asked.some((one) => one.classNumber === classNumber && one.term === term) !== true)
      return undefined;
    const found = data.listedTermList.filter(
      (one) => one.classNumber === classNumber && plain(one.term) === plain(term),
    );
    if (found.length === 0) return 'OWN';
    return found.some(({ euHarmonised }) => euHarmonised) ? 'EU' : 'LISTED';
  };
}

interface Props {
  readonly request: DeskRequest;
  readonly jurisdiction: string;
  readonly goods: Goods;
  readonly onAdd: (terms: readonly OneTerm[]) => void;
  readonly onDrop: (term: OneTerm) => void;
}

/** What the client ordered beside what the draft holds, class by class, with how each wording stands at the offices. */
export function GoodsTable({ request, jurisdiction, goods, onAdd, onDrop }: Props) {
  const { t } = useTranslation(['admin-draft', 'classes']);
  const { open } = useWorkbench();
  const accepted = useAcceptance(goods);
  const recommended = request.verificationResult?.recommendedClasses ?? [];
  const rows = goodsRows(orderedAt(request.orderDraft, jurisdiction), goods);
  const paidAs = (row: GoodsRow): string => {
    const unit = request.units.find(
      (one) => one.jurisdiction === jurisdiction && one.classNumber === row.class && one.paid !== 'PAID_BACK',
    );
    return t(unit === undefined ? 'goods.notOrdered' : `units.${unit.paid}`);
  };
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('goods.class')}</th>
          <th scope="col">{t('goods.ordered')}</th>
          <th scope="col">{t('goods.drafted')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.class}>
            <th scope="row">
              <span className="mono">{row.class}</span> {t(`classes:${row.class}`, { defaultValue: '' })}
              <small>
                {paidAs(row)}
                {recommended.includes(row.class) && ` · ${t('goods.reported')}`}
              </small>
            </th>
            <td>
              {row.ordered === undefined ? '–' : row.ordered.join('; ') || t('goods.left')}
              {open && row.lacking.length > 0 && (
                <Button
                  size="small"
                  onClick={() => onAdd(row.lacking.map((term) => ({ classNumber: row.class, term })))}
                >
                  {t('goods.take', { count: row.lacking.length })}
                  <span className="visually-hidden">: {row.class}</span>
                </Button>
              )}
            </td>
            <td>
              {row.drafted === undefined && '–'}
              {row.drafted?.length === 0 && <em>{t('goods.toWrite')}</em>}
              <ul>
                {(row.drafted ?? []).map((term) => {
                  const one = { classNumber: row.class, term };
                  const known = accepted(one);
                  return (
                    <li key={term}>
                      {known !== undefined && (
                        <span title={t(`goods.standing.${known}`)}>
                          <span aria-hidden="true">{SHAPES[known]}</span>
                          <span className="visually-hidden">{t(`goods.standing.${known}`)}: </span>
                        </span>
                      )}{' '}
                      {term}
                      {row.ordered?.includes(term) === true && <small> {t('goods.fromOrder')}</small>}
                      {open && (
                        <button
                          type="button"
                          aria-label={t('goods.drop', { term })}
                          onClick={() => onDrop(one)}
                        >
                          ×
                        </button>
                      )}
                    </li>
                  );
                })}
              </ul>
              {(row.drafted ?? []).length > 0 && (
                <small>
                  {t('goods.length', { count: lengthOf({ class: row.class, terms: row.drafted ?? [] }) })}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <Legend />
    </table>
  );
}

function Legend() {
  const { t } = useTranslation('admin-draft');
  return (
    <caption className={styles.hint}>
      {(['EU', 'LISTED', 'OWN'] as const).map((one) => (
        <span key={one}>
          {SHAPES[one]} {t(`goods.standing.${one}`)}{' '}
        </span>
      ))}
    </caption>
  );
}
