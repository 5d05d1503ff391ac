/** How far an entry is along the way every application goes. */
export type RegisterProgress = 'received' | 'examined' | 'published' | 'registered';

const order: readonly RegisterProgress[] = ['received', 'examined', 'published', 'registered'];

/** @source EUIPO, trade mark search interface: values of `status` */
const EU: Readonly<Record<string, RegisterProgress>> = {
  RECEIVED: 'received',
  UNDER_EXAMINATION: 'examined',
  ACCEPTANCE_PENDING: 'examined',
  ACCEPTED: 'examined',
  APPLICATION_PUBLISHED: 'published',
  START_OF_OPPOSITION_PERIOD: 'published',
  REGISTRATION_PENDING: 'published',
  REGISTERED: 'registered',
};

/** What an action says is read from the letter; refusals for good, suspensions and allowances are a lawyer's to judge, so they are not here.
 *  @source USPTO, status codes of trademark cases */
const US: Readonly<Record<string, RegisterProgress>> = {
  '630': 'received',
  '638': 'examined',
  '641': 'examined',
  '661': 'examined',
  '663': 'examined',
  '680': 'examined',
  '681': 'examined',
  '686': 'published',
  '700': 'registered',
};

/** What the office's word says; undefined for one that has no step of ours, or that we have not met. The office of the United States writes a number first. */
export function progressOf(word: string): RegisterProgress | undefined {
  const code = /^(\d{3}) /.exec(word)?.[1];
  return code === undefined ? EU[word] : US[code];
}

/** Whether one is further along than the other, or as far. */
export function isAsFar(progress: RegisterProgress, as: RegisterProgress): boolean {
  return order.indexOf(progress) >= order.indexOf(as);
}
