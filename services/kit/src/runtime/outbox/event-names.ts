import type { DescEnum } from '@bufbuild/protobuf';
import { Fault } from '../../model/words/fault.js';
import { enumName } from '../../model/field/names.js';

/** `OFFICE_ACTION_KICKED_OFF` → `OfficeActionKickedOff`: the type of the stored event, by its name in a message. */
export function eventTypeOf(value: string): string {
  return value
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** Number of a stored event in the enumeration of its message; 0, the unspecified one, where it is not there. */
export function eventOfType({ values }: DescEnum, type: string): number {
  const name = enumName(type);
  return values.find(({ localName }) => localName === name)?.number ?? 0;
}

/** The same for who says it. @throws Fault for an event that its message does not know. */
export function eventNumber(events: DescEnum, type: string): number {
  const number = eventOfType(events, type);
  if (number === 0) throw new Fault(`${events.typeName} does not know ${type}`);
  return number;
}

/** Type of the stored event that a message tells of: `OfficeActionKickedOff`. */
export function eventType({ value }: DescEnum, event: number): string {
  return eventTypeOf(value[event]?.localName ?? '');
}
