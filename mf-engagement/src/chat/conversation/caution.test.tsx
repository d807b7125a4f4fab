import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageArrived } from 'shared-contracts/platform/events/realtime-events';
import { expect, it } from 'vitest';
import { messageOf } from '../../testing/chats.ts';
import { box, bubbles, openConversation } from './open-conversation-in-test.tsx';

const CAUTION = /^Never send money to someone you have not met/;

it('stands once somebody wrote of money, and is said to who does not look', async () => {
  openConversation({ messages: [messageOf(1, { message: 'Please send Rs 5000 by UPI' })] });
  expect(await screen.findByText(CAUTION)).toBeVisible();
  expect(screen.getByText(CAUTION).closest('[role="status"]')).not.toBeNull();
});

it('does not stand over words without money or numbers, and comes with the first that has them', async () => {
  const { bus } = openConversation({ messages: [messageOf(1, { message: 'Namaste' })] });
  await box();
  expect(await bubbles()).toEqual(['Namaste']);
  expect(screen.queryByText(CAUTION)).not.toBeInTheDocument();
  const message = messageOf(3, { message: 'Ring me on 98220 54321' });
  act(() => bus.emit(messageArrived, { message }));
  expect(await screen.findByText(CAUTION)).toBeVisible();
});

it('stands for what one writes oneself', async () => {
  openConversation({ messages: [] });
  await userEvent.type(await box(), 'My number is 98220 54321');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(CAUTION)).toBeVisible();
});

// The last: what is closed stays closed for the visit, and all tests of this file are one.
it('once closed it does not come again in this conversation', async () => {
  const { unmount } = openConversation({ messages: [messageOf(1, { message: 'पैसे पाठवा' })] });
  await screen.findByText(CAUTION);
  await userEvent.click(screen.getByRole('button', { name: 'Close this note' }));
  expect(screen.queryByText(CAUTION)).not.toBeInTheDocument();
  unmount();
  openConversation({ messages: [messageOf(1, { message: 'पैसे पाठवा' })] });
  expect(await bubbles()).toEqual(['पैसे पाठवा']);
  expect(screen.queryByText(CAUTION)).not.toBeInTheDocument();
});
