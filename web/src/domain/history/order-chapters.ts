import type { Chapter } from './case-file-look.js';
import type { CaseFileLine } from './case-file.graphql.js';

type File<Entry extends CaseFileLine> = Chapter<Entry>['file'] | null;

/** The file of an order: what it was, and its money, each kept by its service in a chain of its own. */
export function orderChapters<Entry extends CaseFileLine>(
  {
    registration,
    service,
    money,
  }: {
    readonly registration: File<Entry>;
    readonly service: File<Entry>;
    readonly money: File<Entry>;
  },
  t: (key: string) => string,
): readonly Chapter<Entry>[] {
  const order = registration ?? service;
  return [
    ...(order === null ? [] : [{ title: t('file.order'), file: order }]),
    ...(money === null ? [] : [{ title: t('file.money'), file: money }]),
  ];
}
