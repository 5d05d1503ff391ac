import { ask } from '../../../parts/admin-api.js';
import type { Message } from '../message.js';
import { MarksOfPeopleDocument, PeopleOfLetterDocument } from './candidates.graphql.js';

/** A mark that may be meant, and who of whoever the letter names has it. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly number: string | null;
  readonly because: { readonly as: 'owner' | 'client'; readonly who: string };
}

/** Whose the mark is, as the letter says it; asked for where neither number nor name found a mark. */
export function applicantOf({ doubts, suggestions }: Message): string | undefined {
  if (doubts?.includes('MARK_UNKNOWN') !== true) return undefined;
  return suggestions?.find(({ field }) => field === 'APPLICANT')?.value;
}

/** Behind the first comma stands an address or a legal form, which is written in many ways. */
const nameIn = (applicant: string): string => applicant.split(',')[0]?.trim() ?? '';

/** Companies and people that are called so. */
function called(name: string) {
  const words = name.split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const asPerson = { and: [{ firstName: { contains: first } }, { lastName: { contains: last } }] };
  return { or: [{ businessName: { contains: name } }, ...(words.length > 1 ? [asPerson] : [])] };
}

/** Marks at the office of the letter that belong to whoever it names, as owner or as client. */
export async function candidatesOf(applicant: string, office: string | null): Promise<readonly Candidate[]> {
  const name = nameIn(applicant);
  if (name === '') return [];
  const people = (await ask(PeopleOfLetterDocument, { filter: called(name) })).partyList.items;
  const clients = people.flatMap(({ userId }) => userId ?? []);
  if (people.length === 0) return [];
  const { trademarkList } = await ask(MarksOfPeopleDocument, {
    filter: {
      ...(office === null ? {} : { jurisdiction: { eq: office } }),
      or: [
        { ownerEntityId: { in: people.map(({ id }) => id) } },
        ...(clients.length === 0 ? [] : [{ userId: { in: clients } }]),
      ],
    },
  });
  return trademarkList.items.flatMap(({ id, name: mark, number, ownerEntityId, userId }) => {
    const owner = people.find((one) => one.id === ownerEntityId);
    const who = owner ?? people.find((one) => one.userId !== null && one.userId === userId);
    if (who === undefined) return [];
    const because = { as: owner === undefined ? 'client' : 'owner', who: nameOf(who) } as const;
    return [{ id, name: mark, number, because }];
  });
}

function nameOf({
  businessName,
  firstName,
  lastName,
}: {
  readonly businessName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}): string {
  return businessName ?? [firstName, lastName].filter((part) => part !== null).join(' ');
}
