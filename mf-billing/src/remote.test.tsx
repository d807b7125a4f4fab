import { isLazyPage } from 'shared-contracts/platform/remote';
import { routes } from 'shared-contracts/platform/routes';
import { slotFillers } from 'shared-contracts/platform/slots';
import { expect, it } from 'vitest';
import { remote } from './remote.tsx';

it('brings the plans and the membership by e-mail, which are its own', async () => {
  expect(routes.subscription.owner).toBe(remote.name);
  expect(routes.subscription.access).toBe('public');
  expect(remote.pages.subscription).toBeTypeOf('function');
  expect([routes.member.owner, routes.member.access]).toEqual([remote.name, 'public']);
  const { member } = remote.pages;
  expect(member !== undefined && isLazyPage(member) && (await member.load())).toBeTypeOf(
    'function',
  );
});

it('fills the settings with payments', () => {
  expect(slotFillers['settings.payments']).toContain(remote.name);
  expect(remote.slots?.['settings.payments']).toBeTypeOf('function');
});
