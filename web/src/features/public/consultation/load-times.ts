import type { Api } from '../../../data/documents.js';
import { ConsultationTimesDocument, type ConsultationTimesResult } from './consultation.graphql.js';

export type Times = ConsultationTimesResult['consultationSlots'];

/** Free times of two weeks; where there are none, those of the first two weeks that have some. */
export async function loadTimes(api: Api, language: string, from = new Date()): Promise<Times> {
  const ask = async (since: string): Promise<Times> =>
    (await api.query(ConsultationTimesDocument, { from: since, language })).consultationSlots;
  const times = await ask(from.toISOString());
  return times.slots.length === 0 && times.next !== null ? ask(times.next) : times;
}
