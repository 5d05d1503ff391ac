import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  afterPicking,
  goodsInput,
  goodsOf,
  splitGoods,
  termed,
} from '../../../../domain/draft/office-goods.js';
import { useGoods } from '../../../../domain/draft/use-goods.js';
import {
  withTerms,
  withoutTerm,
  type ClassGoods,
  type OneTerm,
} from '../../../../domain/goods-picker/class-goods.js';
import { GoodsPicker } from '../../../../domain/goods-picker/goods-picker.js';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import { useDeskKeys } from '../../parts/keys/use-desk-keys.js';
import { BenchSection } from './bench-section.js';
import { BeyondOrder } from './beyond-order.js';
import type { DeskOffice, DeskRequest } from './draft-records.js';
import { GoodsTable } from './goods-table.js';
import { SaveLine } from './saved-field.js';
import { useSavedField } from './use-saved-field.js';
import { useWorkbench } from './workbench-context.js';
import styles from './workbench.module.css';

const inWords = (goods: unknown): string =>
  (goods as readonly { classNumber: number; terms: readonly string[] }[])
    .map(({ classNumber, terms }) => `${classNumber}: ${terms.join('; ')}`)
    .join(' · ');

/** The list of goods and services of one office; each pick is stored at once, what is not ordered is asked about first. */
export function GoodsPart({ request, office }: { request: DeskRequest; office: DeskOffice }) {
  const { t } = useTranslation(['admin-draft', 'draft']);
  const name = useOfficeName();
  const { open } = useWorkbench();
  const finder = useRef<HTMLDivElement>(null);
  const [goods, setGoods] = useGoods(office);
  const field = useSavedField({ office: office.id }, ['goodsAndServices']);
  const scope = { office, units: request.units };
  const { within, beyond } = splitGoods(goods, scope);
  const put = (next: readonly ClassGoods[]): void => {
    setGoods(next);
    const fits = splitGoods(next, scope).within;
    if (JSON.stringify(fits) !== JSON.stringify(within))
      void field.save({ goodsAndServices: goodsInput(fits) });
  };
  const add = (terms: readonly OneTerm[]): void =>
    put(afterPicking(withTerms(termed(goods), terms), goodsOf(office)));
  const drop = (term: OneTerm): void => put(afterPicking(withoutTerm(termed(goods), term), goodsOf(office)));
  useDeskKeys('workbench', {
    goods: open ? () => finder.current?.querySelector<HTMLElement>('input[type=search]')?.focus() : undefined,
  });
  return (
    <BenchSection part="goods" title={t('draft:goods.title')}>
      <GoodsTable
        request={request}
        jurisdiction={office.jurisdiction}
        goods={goods}
        onAdd={add}
        onDrop={drop}
      />
      <SaveLine field={field} say={inWords} onSettled={() => setGoods(goodsOf(office))} />
      {beyond.length > 0 && (
        <BeyondOrder request={request} units={beyond} onLeaveOut={() => setGoods(within)} />
      )}
      {open && (
        <div ref={finder} className={styles.finder}>
          <GoodsPicker
            key={office.id}
            name={`bench-goods-${office.jurisdiction}`}
            value={termed(goods)}
            offices={[office.jurisdiction]}
            onChange={(picked) => put(afterPicking(picked, goodsOf(office)))}
            label={t('draft:goods.at', { office: name(office.jurisdiction) })}
            hidesChosen
          />
        </div>
      )}
    </BenchSection>
  );
}
