import { useTranslation } from 'react-i18next';
import { useOfficeName } from '../../../../domain/jurisdiction/office-name.js';
import styles from '../../../../domain/order/more/more.module.css';
import type { RequestedUnit } from '../../../../domain/order/more/requested-unit.js';
import { Button } from '../../../../kit/button/button.js';

const CLASSES = Array.from({ length: 45 }, (_, index) => index + 1);

type Unit = Pick<RequestedUnit, 'jurisdiction' | 'classNumber'>;

interface Props {
  readonly offices: readonly string[];
  readonly pick: Unit;
  readonly onPick: (next: Unit) => void;
  /** Absent where the one picked is ordered or listed already. */
  readonly add: (() => void) | undefined;
}

/** One office and one class, and the button that puts them on the list. */
export function UnitPicker({ offices, pick, onPick, add }: Props) {
  const { t } = useTranslation(['order-more', 'classes']);
  const name = useOfficeName();
  return (
    <div className={styles.wish}>
      <label>
        {t('office')}
        <select
          name="office"
          value={pick.jurisdiction}
          onChange={(event) => onPick({ ...pick, jurisdiction: event.target.value })}
        >
          {offices.map((code) => (
            <option key={code} value={code}>
              {name(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('classLabel')}
        <select
          name="class"
          value={pick.classNumber}
          onChange={(event) => onPick({ ...pick, classNumber: Number(event.target.value) })}
        >
          {CLASSES.map((number) => (
            <option key={number} value={number}>
              {t('classOption', { number, title: t(`classes:${number}`) })}
            </option>
          ))}
        </select>
      </label>
      <Button type="button" size="small" disabled={add === undefined} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
