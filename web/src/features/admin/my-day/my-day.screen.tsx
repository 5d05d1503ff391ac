import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageMeta } from '../../../kit/page/page-meta.js';
import { useSession } from '../../../kit/session/use-session.js';
import { ask } from '../parts/admin-api.js';
import { Failed } from '../parts/failed.js';
import { MyDayDocument } from './my-day.graphql.js';
import { RecordDirectory } from '../parts/frame/record-directory.js';
import styles from './my-day.module.css';
import { useTaskSubjects } from './task-subjects.js';
import { TaskQueue } from './parts/task-queue.js';

const EVERY_HALF_MINUTE = 30_000;

/** The queue by promised time: what breaks a promise first stands first. */
export function Component() {
  const { t } = useTranslation('admin');
  const me = useSession().session?.user.id;
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['my-day'],
    queryFn: () => ask(MyDayDocument, {}),
    refetchInterval: EVERY_HALF_MINUTE,
  });
  const tasks = data?.taskList.items ?? [];
  const subjects = useTaskSubjects(tasks);
  const late = tasks.filter((task) => task.dueAt != null && Date.parse(task.dueAt) < dataUpdatedAt).length;
  return (
    <div className={styles.day}>
      <PageMeta title={t('myDay.title')} />
      <header>
        <h1>{t('myDay.title')}</h1>
        {data !== undefined && (
          <p>
            {t('myDay.open', { count: data.taskList.totalCount })}
            {late > 0 && <strong> {t('myDay.late', { count: late })}</strong>}
          </p>
        )}
      </header>
      {error !== null && <Failed error={error} again={() => void refetch()} />}
      {data !== undefined && tasks.length === 0 && <p className={styles.empty}>{t('myDay.empty')}</p>}
      {tasks.length > 0 && <TaskQueue tasks={tasks} me={me} subjects={subjects} />}
      <p className={styles.keys}>
        <kbd>j</kbd> <kbd>k</kbd> {t('myDay.keysMove')} · <kbd>Enter</kbd> {t('myDay.keysOpen')}
      </p>
      <section className={styles.records} aria-labelledby="records">
        <h2 id="records">{t('admin-records:nav.records')}</h2>
        <RecordDirectory />
      </section>
    </div>
  );
}
