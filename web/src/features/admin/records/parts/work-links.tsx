import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../kit/button/button.js';

/** Pages for one piece of work on a record, by table: address below the record, and name of its words. */
const works: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  trademark_monitoring_result: [['office_action/create', 'fromResult']],
};

export function WorkLinks({ table, id }: { table: string; id: string }) {
  const { t } = useTranslation('admin-records');
  return (
    <>
      {(works[table] ?? []).map(([path, name]) => (
        <ButtonLink key={path} size="small" to={`/${table}/${id}/${path}`}>
          {t(`work.${name}.link`)}
        </ButtonLink>
      ))}
    </>
  );
}
