import type { APIRequestContext } from '@playwright/test';
import { routeList, routes, type RouteName } from 'shared-contracts/platform/routes';
import { demoMembers } from '../fixtures/member.ts';
import type { Role } from '../fixtures/roles.ts';
import { firstPerson, firstPost } from '../fixtures/seeded.ts';

/** An address to open, and the route that it belongs to. */
export interface Stop {
  readonly name: RouteName;
  readonly address: string;
  /** The heading, where it is the name of what is shown. */
  readonly heading?: string;
}

/** Every route of the table, with an address of the demo community that the role may open. */
export async function everyStop(request: APIRequestContext, role: Role): Promise<Stop[]> {
  // Members see the other side only; the demo desk's own profile is a groom's.
  const person = await firstPerson(request, role === 'staff' ? 'brides' : 'grooms');
  const post = await firstPost(request);
  const special: Partial<Record<RouteName, Omit<Stop, 'name'>>> = {
    profile: { address: person.address, heading: person.name },
    blog: { address: post.address, heading: post.title },
    chat: { address: routes.chat.href({ userId: person.userId }) },
    settingsPart: {
      address: routes.settingsPart.href({ part: 'visibility' }),
      heading: 'Who sees you',
    },
    member: { address: routes.member.href({ email: demoMembers.asha }) },
  };
  return routeList.map(({ name, path }) => ({ name, address: path, ...special[name] }));
}
