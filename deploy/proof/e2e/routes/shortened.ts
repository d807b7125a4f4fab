import type { RouteName } from 'shared-contracts/platform/routes';
import type { Role } from '../fixtures/roles.ts';

/** Elements that shorten on purpose what has no room. */
export const SHORTENED: readonly {
  readonly selector: string;
  readonly because: string;
  /** Where somebody has it on screen: one that is not there any more has to go. */
  readonly at: RouteName;
  readonly as: Role;
}[] = [
  {
    selector: '.sp-logo__name',
    because: 'the sign beside it stays whole, and the link says the name',
    at: 'login',
    as: 'visitor',
  },
  {
    selector: '.en-row__last',
    because: 'a row has one line of the last message; the conversation has it whole',
    at: 'chats',
    as: 'member',
  },
];
