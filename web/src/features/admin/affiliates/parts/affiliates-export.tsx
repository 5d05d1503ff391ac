import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../kit/button/button.js';
import { saveFile } from '../../../../kit/save-file/save-file.js';
import { Failed } from '../../parts/failed.js';
import { askAllAffiliates } from '../affiliate-rows.js';
import { affiliatesFile } from '../affiliates-file.js';

const COLUMNS = ['affiliate', 'month', 'checks', 'orders', 'paid', 'currency', 'net', 'refunded'] as const;

/** All months, also those that are not shown yet, for a spreadsheet. */
export function AffiliatesExport() {
  const { t } = useTranslation('admin-affiliates');
  const save = useMutation({
    mutationFn: askAllAffiliates,
    onSuccess: (rows) => {
      const heading = COLUMNS.map((column) => t(`column.${column}`));
      const text = affiliatesFile(rows, heading);
      saveFile('affiliates.csv', new Blob([text], { type: 'text/csv;charset=utf-8' }));
    },
  });
  return (
    <>
      <Button size="small" busy={save.isPending} onClick={() => save.mutate()}>
        {t('export')}
      </Button>
      {save.error !== null && <Failed error={save.error} again={() => save.mutate()} />}
    </>
  );
}
